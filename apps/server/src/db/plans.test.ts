import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { addCompany, addOperator } from './test-rows.ts'

/** Twenty thousand candidates, as unordered as they would be, made by the database itself. */
const CANDIDATES = `
  insert into users (id, job_label, job_sub_label, tech_stack, career_months, hope_salary, last_active_at, certified_at,
    is_active, attack_ends_at, created_at, updated_at)
  select gen_random_uuid(), 'job ' || n % 40, 'sub ' || n % 200, array['tech ' || n % 50, 'rare ' || n % 4000],
    n % 240, 3000 + n * 37 % 9000, now() - n * 7919 % 20000 * interval '1 minute', now(),
    n % 5 > 0, now() + interval '90 days', now(), now()
  from generate_series(1, 20000) n`
const RESTRICTED = `
  insert into company_choices (user_id, mode, company_key, name, position)
  select id, 'RESTRICT', 'company ' || career_months, 'company', 1 from users`
/** An open offer for everyone, and for one a long history. */
const OFFERS = `
  insert into offers (id, candidate_id, company_id, operator_id, type, status, salary_min, salary_max, created_at,
    deliver_at, expiry_day, decided_at)
  select gen_random_uuid(), id, $1::uuid, $2::uuid, 'SUPER', 'WAITING', 5000, 6000, now() - interval '9 days', now(),
    current_date + career_months % 8 - 1, null::timestamptz
  from users
  union all
  select gen_random_uuid(), $3::uuid, $1::uuid, $2::uuid, 'SUPER', 'EXPIRED', 5000, 6000, now() - n * interval '9 hours', now(),
    current_date, now()
  from generate_series(1, 3000) n`

let db: TestDatabase
let someone: string
beforeAll(async () => {
  db = await createTestDatabase()
  const companyId = await addCompany(db.drizzle)
  const operatorId = await addOperator(db.drizzle, companyId)
  await db.pool.query(CANDIDATES)
  await db.pool.query(RESTRICTED)
  const { rows } = await db.pool.query<{ id: string }>('select id from users limit 1')
  someone = rows[0]!.id
  await db.pool.query(OFFERS, [companyId, operatorId, someone])
  await db.pool.query('analyze users, blocks, offers')
}, 120_000)
afterAll(() => db.drop())

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] }

/** The indexes a query goes through, the tables it reads from end to end, and whether it must sort. */
async function plan(query: string, values: unknown[]) {
  const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (format json) ${query}`,
    values,
  )
  const steps = flatten(rows[0]!['QUERY PLAN'][0].Plan)
  return {
    indexes: [...new Set(steps.flatMap((step) => step['Index Name'] ?? []))].toSorted(),
    wholeTables: steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name']] : [])),
    sorts: steps.some((step) => step['Node Type'].includes('Sort')),
  }
}
const flatten = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flatten)]

describe('offers of a candidate', () => {
  test('[OFR-9] the list comes from its index, newest first, without sorting', async () => {
    const list = `select * from offers where candidate_id = $1 and deliver_at <= now() and undone_at is null
      order by created_at desc, id desc limit 50`
    expect(await plan(list, [someone])).toEqual({
      indexes: ['offers_of_candidate'],
      wholeTables: [],
      sorts: false,
    })
  })

  test('[OFR-10] the one that ends next comes from the waiting ones alone', async () => {
    const next = `select * from offers where candidate_id = $1 and status = 'WAITING'
      and expiry_day >= (now() at time zone 'Asia/Seoul')::date order by expiry_day, id limit 1`
    expect(await plan(next, [someone])).toEqual({
      indexes: ['offers_waiting'],
      wholeTables: [],
      sorts: false,
    })
  })

  test('[OFR-12] the job that expires them finds the due ones alone', async () => {
    const due = `select id from offers where status = 'WAITING'
      and expiry_day < (now() at time zone 'Asia/Seoul')::date order by expiry_day, id limit 500`
    expect(await plan(due, [])).toMatchObject({ indexes: ['offers_due'], wholeTables: [] })
  })
})

const search = (filter: string) => `
  select id from users where is_active and attack_ends_at > now() and ${filter}
    and not exists (select from blocks where candidate_id = users.id and company_key = any($1))
  order by last_active_at desc, id desc limit 20`
const viewer = ['company 7', 'company 70']
const blocked = 'blocks_candidate_id_company_key_pk'

describe('[BIZ-2] the candidate search', () => {
  test.each([
    ['everyone', 'true', [], 'users_search_recent'],
    ['by job', 'job_label = $2', ['job 3'], 'users_search_job'],
    ['by kind of job', 'job_label = $2 and job_sub_label = $3', ['job 3', 'sub 43'], 'users_search_sub_job'],
  ])(
    '%s: newest first from one index, and blocks looked up for those alone',
    async (_, filter, values, index) => {
      const { indexes, ...rest } = await plan(search(filter), [viewer, ...values])
      expect(indexes).toEqual([blocked, index])
      expect(rest).toEqual({ wholeTables: [], sorts: false })
    },
  )

  test.each([
    ['a rare skill', 'tech_stack @> $2', [['rare 77']], 'users_search_tech'],
    [
      'a narrow hope',
      'job_label = $2 and hope_salary between $3 and $4',
      ['job 3', 5000, 5100],
      'users_search_hope',
    ],
  ])('%s is found by its own index', async (_, filter, values, index) => {
    const { indexes, wholeTables } = await plan(search(filter), [viewer, ...values])
    expect(indexes).toEqual([blocked, index])
    expect(wholeTables).toEqual([])
  })
})
