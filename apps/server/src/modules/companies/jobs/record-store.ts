import {
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

type Told = { companyId: string; figure: RecordFigure; answers: PersonsAnswer[] }
type ToldRow = Pick<Told, 'companyId' | 'figure'> & { values: number[]; at: Date[]; counted: boolean[] }

/** What stands under each figure, where so many are new that it may move; the domain decides. */
export async function answersToRelease(tx: Queries, companyIds: readonly string[]): Promise<Told[]> {
  const { rows } = await tx.$client.query<ToldRow>(
    `select company_id as "companyId", figure, array_agg(value) as values, array_agg(at) as at,
       array_agg(counted_at is not null) as counted
     from record_answers where company_id = any($1) and value is not null
     group by company_id, figure having count(*) filter (where counted_at is null) >= $2`,
    [companyIds, RECORD.people],
  )
  return rows.map(({ companyId, figure, values, at, counted }) => ({
    companyId,
    figure,
    answers: values.map((value, place) => ({ value, at: at[place]!, isCounted: counted[place]! })),
  }))
}

export type Release = Released & { companyId: string; figure: RecordFigure }

/** The figures as candidates read them from now on; whom they hold is nobody new any more. */
export async function saveReleases(
  tx: Queries,
  releases: readonly Release[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await tx.$client.query(
    `with released as (
       select * from unnest($1::uuid[], $2::text[], $3::int[], $4::int[]) as r (company_id, figure, value, people)),
     counted as (
       update record_answers a set counted_at = $6 from released r
       where a.company_id = r.company_id and a.figure = r.figure
         and a.counted_at is null and a.value is not null and a.at > $5)
     insert into company_records (company_id, figure, value, people, released_at)
     select company_id, figure, value, people, $6 from released
     on conflict (company_id, figure) do update
     set value = excluded.value, people = excluded.people, released_at = excluded.released_at`,
    [
      releases.map(({ companyId }) => companyId),
      releases.map(({ figure }) => figure),
      releases.map(({ value }) => value),
      releases.map(({ people }) => people),
      since,
      now,
    ],
  )
}
