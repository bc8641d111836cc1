import {
  type Block,
  type PersonsAnswer,
  RECORD,
  type RecordFigure,
  type Released,
} from '@coffeeattack/domain/companies/record'
import { and, inArray, lte, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { companyRecords, recordAnswers, recordBlocks } from '../../../platform/db/schema/companies.ts'

/** An arbitrary lock number, the same in every process. */
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
  /** The candidates who answered, and when. */
  crowd: string
}
type StandingRow = Pick<Standing, 'companyId' | 'figure' | 'crowd'> & {
  values: number[]
  at: Date[]
  counted: (Date | null)[]
  blocks: { counts: number[]; at: string }[]
}

/** An answer given after `since` that no figure has counted since then. The domain calls these new. */
const isNew = (answer: string, since: string) =>
  `${answer}.value is not null and ${answer}.at > ${since}
    and (${answer}.counted_at is null or ${answer}.counted_at <= ${since})`

/** The answers and blocks of each figure that has enough new answers to change. */
export async function answersToRelease(tx: Queries, companyIds: readonly string[], since: Date) {
  const { rows } = await tx.$client.query<StandingRow>(
    `select fresh.*, (select coalesce(json_agg(json_build_object('counts', b.counts, 'at', b.released_at)), '[]')
        from record_blocks b where b.company_id = fresh."companyId" and b.figure = fresh.figure) as blocks
     from (
       select a.company_id as "companyId", a.figure, array_agg(a.value) as values, array_agg(a.at) as at,
         array_agg(a.counted_at) as counted,
         string_agg(a.candidate_id || ' ' || extract(epoch from a.at), ',' order by a.candidate_id) as crowd
       from record_answers a where a.company_id = any($1) and ${isNew('a', '$3')}
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

/** Publishes the figures and marks the answers that they count. */
export async function saveReleases(
  tx: Queries,
  releases: readonly Release[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const released = releases.map(({ companyId, figure }) => sql`(${companyId}, ${figure})`)
  await tx
    .update(recordAnswers)
    .set({ countedAt: now })
    .where(
      and(
        inArray(sql`(${recordAnswers.companyId}, ${recordAnswers.figure})`, released),
        asSql(isNew('record_answers', '?'), since, since),
      ),
    )
  // Each table takes its own columns of these rows.
  const rows = releases.map(({ at, block, ...record }) => ({
    ...record,
    releasedAt: at,
    counts: [...block.counts],
  }))
  await tx.insert(recordBlocks).values(rows)
  await tx
    .insert(companyRecords)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyRecords.companyId, companyRecords.figure],
      set: { value: sql`excluded.value`, people: sql`excluded.people`, releasedAt: now },
    })
}

/** Deletes the blocks that are too old for any figure. */
export async function dropPastBlocks(tx: Queries, companyIds: readonly string[], since: Date): Promise<void> {
  await tx
    .delete(recordBlocks)
    .where(and(inArray(recordBlocks.companyId, [...companyIds]), lte(recordBlocks.releasedAt, since)))
}
