import {
  type Block,
  type PersonsAnswer,
  RECORD,
  type RecordFigure,
  type Released,
} from '@coffeeattack/domain/companies/record'
import type { Queries } from '../../../platform/db/queries.ts'

/** Any number, the same in every process: two workers take turns. */
const LOCK = 4_218_650_919

export async function takeTurn(tx: Queries): Promise<void> {
  await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

export async function companiesAfter(db: Queries, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select id from companies where $1::uuid is null or id > $1 order by id limit $2',
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

type Standing = {
  companyId: string
  figure: RecordFigure
  answers: PersonsAnswer[]
  blocks: Block[]
  /** Who they are and when they said it. */
  crowd: string
}
type StandingRow = Pick<Standing, 'companyId' | 'figure' | 'crowd'> & {
  values: number[]
  at: Date[]
  counted: (Date | null)[]
  blocks: { counts: number[]; at: string }[]
}

/** Who waits to be taken in by the next figure, as the domain says it; what is older than `since` is past. */
const isNew = (since: string) =>
  `a.value is not null and a.at > ${since} and (a.counted_at is null or a.counted_at <= ${since})`

/** What stands under each figure, where so many are new that it may move; the domain decides. */
export async function answersToRelease(
  tx: Queries,
  companyIds: readonly string[],
  since: Date,
): Promise<Standing[]> {
  const { rows } = await tx.$client.query<StandingRow>(
    `select fresh.*, (select coalesce(json_agg(json_build_object('counts', b.counts, 'at', b.released_at)), '[]')
        from record_blocks b where b.company_id = fresh."companyId" and b.figure = fresh.figure) as blocks
     from (
       select a.company_id as "companyId", a.figure, array_agg(a.value) as values, array_agg(a.at) as at,
         array_agg(a.counted_at) as counted,
         string_agg(a.candidate_id || ' ' || extract(epoch from a.at), ',' order by a.candidate_id) as crowd
       from record_answers a where a.company_id = any($1) and ${isNew('$3')}
       group by a.company_id, a.figure having count(*) >= $2) fresh`,
    [companyIds, RECORD.people, since],
  )
  return rows.map(({ values, at, counted, blocks, ...row }) => ({
    ...row,
    answers: values.map((value, place) => ({ value, at: at[place]!, countedAt: counted[place]! })),
    blocks: blocks.map((block) => ({ counts: block.counts, at: new Date(block.at) })),
  }))
}

export type Release = Released & { companyId: string; figure: RecordFigure; block: Block }

/** The figures as candidates read them from now on; whom they took in is nobody new any more. */
export async function saveReleases(
  tx: Queries,
  releases: readonly Release[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await tx.$client.query(
    `with released as (
       select company_id, figure, value, people, array(select jsonb_array_elements_text(counts)::int) as counts
       from jsonb_to_recordset($1)
         as r (company_id uuid, figure text, value int, people int, counts jsonb)),
     counted as (
       update record_answers a set counted_at = $3 from released r
       where a.company_id = r.company_id and a.figure = r.figure and ${isNew('$2')}),
     kept as (
       insert into record_blocks (company_id, figure, released_at, counts)
       select company_id, figure, $3, counts from released)
     insert into company_records (company_id, figure, value, people, released_at)
     select company_id, figure, value, people, $3 from released
     on conflict (company_id, figure) do update
     set value = excluded.value, people = excluded.people, released_at = excluded.released_at`,
    [
      JSON.stringify(
        releases.map(({ companyId, figure, value, people, block: { counts } }) => ({
          company_id: companyId,
          figure,
          value,
          people,
          counts,
        })),
      ),
      since,
      now,
    ],
  )
}

/** Blocks that no figure holds any more. */
export async function dropPastBlocks(tx: Queries, companyIds: readonly string[], since: Date): Promise<void> {
  await tx.$client.query('delete from record_blocks where company_id = any($1) and released_at <= $2', [
    companyIds,
    since,
  ])
}
