import type { Deps } from '../apps/server/src/deps.ts'
import { quantile } from './machine.ts'

/* What the search index takes on the disk and adds to a write, with and without the keys of careers and schools. */

export type Storage = {
  indexMb: number
  tablesMb: number
  /** Medians of a changed hope and of a changed career text. */
  hopeMs: number
  careerMs: number
}

const WRITES = 300

const SIZES = `
  select pg_relation_size('candidate_keys_in_time') / 1048576.0 as "indexMb",
    (pg_table_size('candidate_search') + pg_table_size('candidate_keys')) / 1048576.0 as "tablesMb"`

const HOPE = 'update users set hope_salary = 4000 + (hope_salary + 500) % 5000 where id = $1'
const CAREER = `update careers set shown_detail = detail || ' 정산원장을 옮겼어요', detail = detail || ' 정산원장을 옮겼어요' where id = $1`

/** Each write in a transaction that is taken back, so that the next run measures the same. */
async function timeOf({ db }: Deps, statement: string, ids: readonly string[]): Promise<number> {
  const times: number[] = []
  const client = await db.pool.connect()
  try {
    for (const id of ids) {
      await client.query('begin')
      const began = performance.now()
      await client.query(statement, [id])
      times.push(performance.now() - began)
      await client.query('rollback')
    }
  } finally {
    client.release()
  }
  return quantile(times, 0.5)
}

export async function measureStorage(deps: Deps): Promise<Storage> {
  const { pool } = deps.db
  const { rows: sizes } = await pool.query<Record<'indexMb' | 'tablesMb', string>>(SIZES)
  const { rows: people } = await pool.query<{ id: string }>(
    `select id from users where hope_salary is not null and is_active order by id limit ${WRITES}`,
  )
  const { rows: careers } = await pool.query<{ id: string }>(
    `select id from careers where detail <> '' and not hidden order by id limit ${WRITES}`,
  )
  return {
    indexMb: Number(sizes[0]!.indexMb),
    tablesMb: Number(sizes[0]!.tablesMb),
    hopeMs: await timeOf(
      deps,
      HOPE,
      people.map(({ id }) => id),
    ),
    careerMs: await timeOf(
      deps,
      CAREER,
      careers.map(({ id }) => id),
    ),
  }
}

const rows = (now: Storage) =>
  [
    ['index of keys', `${Math.round(now.indexMb)} MB`],
    ['tables of the search', `${Math.round(now.tablesMb)} MB`],
    ['a changed hope', `${now.hopeMs.toFixed(2)} ms`],
    ['a changed career', `${now.careerMs.toFixed(2)} ms`],
  ] as const

/** The figures, beside those without careers and schools where these were measured. */
export const addedByPast = (now: Storage, before: Storage | null): string[][] => [
  ['storage', 'now', 'without careers and schools'],
  ...rows(now).map(([name, value], place) => [
    name,
    value,
    before ? rows(before)[place]![1] : 'not measured',
  ]),
]
