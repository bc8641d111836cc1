import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts'
import { COLLEAGUES, colleaguesOf } from './peer-store.ts'

/** A hundred times the demo's people: forty jobs of five kinds, every length of career. */
const PEOPLE = `
  insert into users (id, job_label, job_sub_label, career_months, verified_income, last_active_at, certified_at,
    created_at, updated_at)
  select gen_random_uuid(), 'job ' || n % 40, 'kind ' || n % 200, n * 7919 % 240, 3000 + n * 37 % 9000, now(),
    case when n % 15 > 0 then now() end, now(), now()
  from generate_series(1, 40000) n`

const me = { jobLabel: 'job 3', jobSubLabel: 'kind 43', totalMonth: 62 }
const NOBODY = '00000000-0000-7000-8000-000000000000'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.pool.query(PEOPLE)
  await db.pool.query('analyze users')
}, 120_000)
afterAll(() => db.drop())

describe('[PRO-15] the people of the report', () => {
  test('come from their two indexes, 150 each way and no more however many there are', async () => {
    const values = [NOBODY, me.jobLabel, me.jobSubLabel, me.totalMonth, new Date('2026-11-15T00:00:00Z')]
    const { rows } = await db.pool.query(`explain (analyze, timing off, format json) ${COLLEAGUES}`, values)
    const plan = JSON.stringify(rows)
    const scanned = [...plan.matchAll(/"Index Name":"(users\w+)"/g)].map(([, index]) => index)
    expect(new Set(scanned)).toEqual(new Set(['users_peers_of_kind', 'users_peers_of_job']))
    expect(plan).not.toContain('"Node Type":"Seq Scan"')
    const walked = [...plan.matchAll(/"Node Type":"Limit".*?"Actual Rows":(\d+)/g)].map(([, count]) =>
      Number(count),
    )
    expect(walked).toHaveLength(4)
    expect(Math.max(...walked)).toBe(150)
  })

  test('are the nearest in years, each of them once', async () => {
    const colleagues = await colleaguesOf(db.drizzle, {
      userId: NOBODY,
      me,
      now: new Date('2026-11-15T00:00:00Z'),
    })
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
