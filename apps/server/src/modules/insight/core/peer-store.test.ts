import { describe, expect } from 'vitest'
import { test, type TestDatabase } from '../../../platform/db/testing/test-database.ts'
import { BANDS, bandsOf, COLLEAGUES, colleaguesOf } from './store.ts'

/** A hundred times the demo's people: forty jobs of five kinds, every length of career. */
const PEOPLE = `
  insert into users (id, job_label, job_sub_label, career_months, verified_income, last_active_at, certified_at,
    created_at, updated_at)
  select gen_random_uuid(), 'job ' || n % 40, 'kind ' || n % 200, n * 7919 % 240, 3000 + n * 37 % 9000, now(),
    case when n % 15 > 0 then now() end, now(), now()
  from generate_series(1, 40000) n`

const me = { jobLabel: 'job 3', jobSubLabel: 'kind 43', totalMonth: 62 }
const NOBODY = '00000000-0000-7000-8000-000000000000'

test.beforeAll(async ({ db }) => {
  await db.pool.query(PEOPLE)
  await db.pool.query('analyze users')
}, 120_000)

/** The plan of a query. It may use only the two indexes of peers. */
async function walkOf(db: TestDatabase, query: string, values: unknown[]) {
  const { rows } = await db.pool.query(`explain (analyze, timing off, format json) ${query}`, values)
  const plan = JSON.stringify(rows)
  const scanned = [...plan.matchAll(/"Index Name":"(users\w+)"/g)].map(([, index]) => index)
  expect(new Set(scanned)).toEqual(new Set(['users_peers_of_kind', 'users_peers_of_job']))
  const walked = [...plan.matchAll(/"Node Type":"Limit".*?"Actual Rows":(\d+)/g)].map(([, count]) =>
    Number(count),
  )
  return { plan, walked }
}

describe('[PRO-15] the people of the report', () => {
  test('come from their two indexes, 150 in each direction at most', async ({ db }) => {
    const values = [me.jobLabel, me.jobSubLabel, me.totalMonth, new Date('2026-11-15T00:00:00Z')]
    const { plan, walked } = await walkOf(db, COLLEAGUES, values)
    expect(plan).not.toContain('"Node Type":"Seq Scan"')
    expect(walked).toHaveLength(4)
    expect(Math.max(...walked)).toBe(150)
  })

  test('are the nearest in years, each once', async ({ db }) => {
    const colleagues = await colleaguesOf(db.drizzle, me, new Date('2026-11-15T00:00:00Z'))
    expect(colleagues.length).toBeLessThanOrEqual(600)
    const ofKind = colleagues.filter(({ jobSubLabel }) => jobSubLabel === me.jobSubLabel)
    const { rows } = await db.pool.query<{ above: number; below: number }>(
      `select count(*) filter (where career_months >= $2)::int as above,
         count(*) filter (where career_months < $2)::int as below
       from users where job_sub_label = $1 and certified_at is not null`,
      [me.jobSubLabel, me.totalMonth],
    )
    const { above, below } = rows[0]!
    expect(ofKind).toHaveLength(Math.min(150, above) + Math.min(150, below))
    expect(colleagues.every(({ jobLabel }) => jobLabel === me.jobLabel)).toBe(true)
    const others = colleagues.filter(({ jobSubLabel }) => jobSubLabel !== me.jobSubLabel)
    expect(Math.max(...others.map(({ totalMonth }) => Math.abs(totalMonth - me.totalMonth)))).toBeLessThan(60)
  })
})

describe('[PUB-7] the people along a career', () => {
  const wanted = { userId: NOBODY, jobLabel: me.jobLabel, jobSubLabel: me.jobSubLabel, bands: [0, 1, 2, 3] }

  test('come from the same indexes, 75 in each direction of every band at most', async ({ db }) => {
    const values = [NOBODY, me.jobLabel, me.jobSubLabel, wanted.bands]
    const { plan, walked } = await walkOf(db, BANDS, values)
    expect(plan).not.toContain('"Node Type":"Seq Scan"')
    expect(walked).toHaveLength(4)
    expect(Math.max(...walked)).toBeLessThanOrEqual(75)
  })

  test('are each in one band of two years, of the same job and of its group', async ({ db }) => {
    const { kind, job } = await bandsOf(db.drizzle, wanted)
    const halves = (condition: string) =>
      `(least(75, count(*) filter (where ${condition} and career_months % 24 >= 12)) +
        least(75, count(*) filter (where ${condition} and career_months % 24 < 12)))::int`
    const { rows } = await db.pool.query<{ band: number; kind: number; job: number }>(
      `select career_months / 24 as band, ${halves('job_sub_label = $2')} as kind, ${halves('true')} as job
       from users where job_label = $1 and certified_at is not null and career_months < 96 group by 1 order by 1`,
      [me.jobLabel, me.jobSubLabel],
    )
    const sizes = (bands: typeof kind) =>
      bands.toSorted((a, b) => a.band - b.band).map(({ band, incomes }) => [band, incomes.length])
    expect(sizes(kind)).toEqual(rows.map((row) => [row.band, row.kind]))
    expect(sizes(job)).toEqual(rows.map((row) => [row.band, row.job]))
  })
})
