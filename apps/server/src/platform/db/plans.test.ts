import { DAY_MS } from '@coffeeattack/domain/kst'
import { describe, expect } from 'vitest'
import { expireOffersJob } from '../../modules/offers/jobs/expire-offers.ts'
import { maskWordsJob } from '../../modules/profiles/jobs/mask-words.ts'
import { test as base } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addCandidate } from '../../testing/test-candidate.ts'
import { addTestOperator } from '../../testing/test-operator.ts'
import { insertInBulk, planOf, statementsOf } from './testing/test-plans.ts'
import { addCompany } from './testing/test-rows.ts'

/** Candidates in random order, generated in SQL. */
const CANDIDATES = `
  insert into users (id, job_label, job_sub_label, tech_stack, shown_job_label, shown_job_sub_label, shown_tech_stack,
    shown_hashtags, career_months, hope_salary, last_active_at, certified_at, is_active, attack_ends_at, created_at, updated_at)
  select gen_random_uuid(), 'job ' || n % 40, 'sub ' || n % 200, array['tech ' || n % 50, 'rare ' || n % 2000],
    'job ' || n % 40, 'sub ' || n % 200, array['tech ' || n % 50, 'rare ' || n % 2000], '{}', n % 240, 3000 + n * 37 % 9000, $1::timestamptz - n * 7919 % 8000 * interval '1 minute', $1,
    n % 5 > 0, $1::timestamptz + interval '90 days', $1, $1
  from generate_series(1, 8000) n`
const BLOCKS = `
  insert into blocks (candidate_id, company_key)
  select id, 'company ' || career_months + n from users cross join generate_series(1, 5) n`
const COMPANIES = `
  insert into companies (id, name, key, created_at)
  select md5(job_sub_label)::uuid, job_sub_label, job_sub_label, $1 from users where job_sub_label is not null group by 1, 2`
/** An open offer for everyone, a few of them due, and a refused one; many of both for me. */
const OPEN = `
  insert into offers (id, candidate_id, company_id, operator_id, type, status, salary_min, salary_max, created_at,
    deliver_at, expiry_day)
  select gen_random_uuid(), id, md5(job_sub_label)::uuid, $2, 'SUPER', 'WAITING', 5000, 6000, sent, sent,
    sent::date + case career_months when 7 then 0 else 3 + career_months % 7 end
  from users cross join (select $1::timestamptz as sent) yesterday where job_sub_label is not null`
const REFUSED = `
  insert into offers (id, candidate_id, company_id, operator_id, type, status, salary_min, salary_max, created_at,
    deliver_at, expiry_day, decided_at)
  select gen_random_uuid(), id, md5(job_sub_label)::uuid, $2, 'SUPER', 'REFUSED', 5000, 6000, sent, sent,
    $1::timestamptz::date + 3 + n % 7, $1
  from users cross join generate_series(1, case id when $3 then 2000 else 1 end) n
    cross join lateral (select $1::timestamptz - n * interval '9 hours' as sent) once
  where job_sub_label is not null`
const GROUPS = `
  insert into offer_groups (id, candidate_id, operator_id, message, status, created_at, deliver_at, expiry_day)
  select gen_random_uuid(), candidate_id, operator_id, '', status, created_at, deliver_at, expiry_day
  from offers where status = 'WAITING'`

const test = base.extend('market', { scope: 'file' }, async ({ server }) => {
  const me = await addCandidate(server)
  const companyId = await addCompany(server.db.drizzle)
  const recruiter = await addTestOperator(server, { companyId })
  const now = server.clock()
  const sent = new Date(now.getTime() - DAY_MS)
  await insertInBulk(server.db, [
    [CANDIDATES, [now]],
    [BLOCKS],
    [COMPANIES, [now]],
    [OPEN, [sent, recruiter.operatorId]],
    [REFUSED, [sent, recruiter.operatorId, me.userId]],
    [GROUPS],
    // One large sort is faster than inserting thousands of keys one by one.
    ['alter index candidate_keys_in_time set (fastupdate = on)'],
    ['select renew_candidate_search(array(select id from users))'],
    // A small sample is enough, and trigrams of every text are slow to compute.
    ['set default_statistics_target = 10'],
    ['analyze users'],
    ['reset default_statistics_target'],
    // The frequency of jobs decides between two plans, so it needs a full sample.
    ['analyze users (job_label, job_sub_label)'],
    ['analyze blocks, offers, offer_groups, candidate_search, candidate_keys'],
  ])
  return { me, recruiter }
})

/** The plans of the sent statements that match the pattern. */
async function plansOf({ db }: TestApp, pattern: RegExp, work: () => Promise<unknown>) {
  const sent = (await statementsOf(work)).filter(({ text }) => pattern.test(text))
  return Promise.all(sent.map((statement) => planOf(db, statement)))
}

test('[OFR-10] the home card reads only my offers and coffee chats, waiting ones by their own index', async ({
  server,
  market: { me },
}) => {
  const plans = await plansOf(server, /^\s*with entries/, () =>
    server.call('GET', '/v3/users/my/attack', { token: me.token }),
  )
  const indexes = [
    'coffeechat_outcomes_time_id_side_pk',
    'coffeechat_times_of_chat',
    'coffeechats_of_candidate',
    'companies_pkey',
    'offer_groups_of_candidate',
    'offers_of_candidate',
    'offers_pkey',
    'offers_waiting',
    'operators_pkey',
    'users_pkey',
  ]
  expect(plans).toMatchObject([{ indexes, wholeTables: [] }])
})

test('[OFR-12] the job that expires offers reads due ones only', async ({ server, market }) => {
  expect(market.me).toBeDefined()
  const plans = await plansOf(server, /^with "due"/, () => expireOffersJob.run(server.deps))
  expect(plans).toMatchObject([
    { indexes: ['offers_due', 'offers_pkey'], wholeTables: [] },
    { indexes: ['offer_groups_due', 'offer_groups_pkey'], wholeTables: [] },
  ])
})

test('[OFR-13] the job that masks words reads unmasked ones only', async ({ server, market }) => {
  expect(market.me).toBeDefined()
  const plans = await plansOf(server, /skip locked/, () => maskWordsJob.run(server.deps))
  expect(plans).toMatchObject([
    { indexes: ['users_to_mask'], wholeTables: [] },
    { indexes: ['careers_to_mask', 'users_pkey'], wholeTables: [] },
    { indexes: ['schools_to_mask', 'users_pkey'], wholeTables: [] },
  ])
})

describe('[BIZ-2] the candidate search', () => {
  const search = (server: TestApp, token: string, query: string) =>
    plansOf(server, /^with found/, () => server.call('GET', `/console/candidates?${query}`, { token }))

  test.for([
    ['everyone', ''],
    ['a job that every tenth has', 'jobLabel=job+3'],
  ] as const)(
    '%s: back from the newest, and nothing is read beside them',
    async ([, query], { server, market: { recruiter } }) => {
      const [first, ...farther] = await search(server, recruiter.token, query)
      expect(first).toMatchObject({ indexes: ['candidate_search_recent'], wholeTables: [] })
      for (const plan of farther) expect(plan.wholeTables).toEqual([])
    },
  )

  test.for([
    ['a rare skill', 'techStack=rare+77'],
    ['two skills', 'techStack=rare+77,tech+27'],
    ['a word nobody has', 'q=우주'],
  ] as const)(
    '%s: what the newest do not hold is found by the one index of all keys',
    async ([, query], { server, market: { recruiter } }) => {
      const plans = await search(server, recruiter.token, query)
      expect(plans.at(-1)!.indexes).toContain('candidate_keys_in_time')
      expect(plans.at(-1)!.wholeTables).toEqual([])
    },
  )

  test.for([
    ['many years', 'yearsMin=20', 'candidate_search_months'],
    ['a high hope', 'hopeMin=11950', 'candidate_search_hope'],
  ] as const)(
    '%s without an upper end: few have them, and they are found by an index of their own',
    async ([, query, index], { server, market: { recruiter } }) => {
      const plans = await search(server, recruiter.token, query)
      expect(plans.at(-1)).toMatchObject({ indexes: [index], wholeTables: [] })
    },
  )
})
