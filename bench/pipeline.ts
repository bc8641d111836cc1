import { randomUUID } from 'node:crypto'
import type { Deps } from '../apps/server/src/deps.ts'
import { withClient } from '../apps/server/src/platform/db/with-client.ts'
import { keepResults, lookAtMachine, printColumns, sayMachine } from './machine.ts'
import { COMPANY, DATABASE, openWorld, timesOf, timesText } from './people.ts'

/*
 * npm run bench:pipeline -- 1000000 60: the board of a company with 5,000 cards among the people of bench:search (100,000
 * by default), each page asked so many times, through the whole service.
 */

const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 60)
const AIM_MS = 50
const WARM_UP = 5

const CARDS = 5_000

/** Cards in each column; the rest have ended. */
const OF = { saved: 900, offered: 300, coffeechat: 150, interview: 60, terms: 30, hired: 60 } as const
const MATCHED = OF.coffeechat + OF.interview + OF.terms + OF.hired

/** Numbered people whom the company may see. */
const CHOSEN = `
  create temporary table chosen as
  select row_number() over () as number, id from (
    select id from users where not exists (
      select from blocks where candidate_id = users.id and company_key = '${COMPANY.key}') limit ${CARDS}) people`

const between = (from: number, count: number) => `(number > ${from} and number <= ${from + count})`
const offered = OF.saved
const matched = offered + OF.offered

const STATEMENTS = [
  CHOSEN,
  `insert into people_marks (company_id, candidate_id, starred_at, starred_by)
   select $1, id, now() - number * interval '1 hour', $2 from chosen where ${between(0, OF.saved)}`,
  `insert into offers (id, candidate_id, company_id, operator_id, type, status, position, salary_min, salary_max, income_basis,
     created_at, deliver_at, expiry_day, decided_at, selected_at, read_at)
   select gen_random_uuid(), id, $1, $2, 'SUPER',
     case when ${between(offered, OF.offered)} then 'WAITING' when ${between(matched, MATCHED)} then 'MATCHED'
       when number % 3 = 0 then 'REFUSED' else 'EXPIRED' end,
     '백엔드 개발자', 6000, 6800, 5000, sent, sent, (sent at time zone 'Asia/Seoul')::date + 7,
     case when not ${between(offered, OF.offered)} then sent + interval '2 days' end,
     case when ${between(matched, MATCHED)} then sent + interval '2 days' end, sent + interval '1 hour'
   from chosen cross join lateral (
     select now() - case when ${between(offered, OF.offered)} then number % 7 else 10 + number % 900 end * interval '1 day' as sent) at
   where number > ${OF.saved}`,
  `insert into offer_counters (offer_id, amount, asked_at, was_min, was_max)
   select o.id, 7200, now(), 6000, 6800 from offers o join chosen on chosen.id = o.candidate_id
   where o.company_id = $1 and o.status = 'WAITING' and number % 6 = 0 and $2::uuid is not null`,
  `insert into coffeechats (id, offer_id, candidate_id, company_id, operator_id, created_at)
   select gen_random_uuid(), id, candidate_id, company_id, operator_id, decided_at from offers
   where company_id = $1 and status = 'MATCHED' and $2::uuid is not null`,
  `insert into message_rooms (id, candidate_id, company_id, operator_id, offer_id, created_at, last_message_at)
   select gen_random_uuid(), candidate_id, company_id, operator_id, offer_id, created_at, created_at from coffeechats
   where company_id = $1 and $2::uuid is not null`,
  `insert into coffeechat_times (id, coffeechat_id, starts_at, minutes, proposed_by, proposed_at, confirmed_at)
   select gen_random_uuid(), k.id, now() + (number % 20 - 8) * interval '1 day', 30, 'company', k.created_at, k.created_at
   from coffeechats k join chosen on chosen.id = k.candidate_id where k.company_id = $1 and number % 3 > 0 and $2::uuid is not null`,
  `insert into coffeechat_stages (id, coffeechat_id, number, stage, on_day, recorded_by, recorded_at, starts_on, base_pay)
   select gen_random_uuid(), k.id, 1, stage, current_date, $2, now(),
     case when stage = 'HIRED' then current_date end, case when stage = 'HIRED' then 7000 end
   from coffeechats k join chosen on chosen.id = k.candidate_id
   cross join lateral (select case when ${between(matched + OF.coffeechat, OF.interview)} then 'INTERVIEW'
     when ${between(matched + OF.coffeechat + OF.interview, OF.terms)} then 'TERMS' else 'HIRED' end as stage) said
   where k.company_id = $1 and number > ${matched + OF.coffeechat}`,
  `insert into hires (id, coffeechat_id, company_id, position, starts_on, base_pay, fee_rate, at)
   select gen_random_uuid(), coffeechat_id, $1, '백엔드 개발자', starts_on, base_pay, 1000, now()
   from coffeechat_stages where stage = 'HIRED' and $2::uuid is not null`,
  `insert into people_notes (id, company_id, candidate_id, author_id, text, created_at)
   select gen_random_uuid(), $1, id, $2, '이야기가 좋았어요.', now() from chosen where number % 10 = 0 or ${between(matched, MATCHED)}`,
  `update pipeline_cards set assignee_id = $2, remind_on = case when version % 2 = 0 then current_date end
   where company_id = $1 and stage <> 'ENDED'`,
]

/** Rows of other companies, without triggers: with one company's rows alone the planner would use no index. */
const OTHERS = [
  `insert into companies (id, name, key, created_at) values ($1, '다른 회사', '다른회사', now())`,
  `create temporary table others as select gen_random_uuid() as offer_id, gen_random_uuid() as chat_id, id
   from users limit 30000`,
  `insert into offers (id, candidate_id, company_id, operator_id, type, status, position, salary_min, salary_max,
     created_at, deliver_at, expiry_day, decided_at, selected_at)
   select offer_id, id, $1, $2, 'SUPER', 'MATCHED', '', 6000, 6800, now(), now(), current_date + 7, now(), now() from others`,
  `insert into coffeechats (id, offer_id, candidate_id, company_id, operator_id, created_at)
   select chat_id, offer_id, id, $1, $2, now() from others`,
  `insert into coffeechat_times (id, coffeechat_id, starts_at, minutes, proposed_by, proposed_at, confirmed_at)
   select gen_random_uuid(), chat_id, now() + interval '2 days', 30, 'company', now(), now() from others`,
  `insert into coffeechat_stages (id, coffeechat_id, number, stage, on_day, recorded_by, recorded_at)
   select gen_random_uuid(), chat_id, 1, 'INTERVIEW', current_date, $2, now() from others where $1::uuid is not null`,
]

/** Made once, by the rows that cards follow from, with triggers. */
async function fillCards({ db }: Deps, operatorId: string): Promise<void> {
  const { rows } = await db.pool.query<{ count: number }>(
    'select count(*)::int as count from pipeline_cards where company_id = $1',
    [COMPANY.id],
  )
  if (rows[0]!.count > 0) return
  await withClient(db.connection, async (client) => {
    await client.query('begin')
    for (const text of STATEMENTS)
      await client.query(text, text.includes('$1') ? [COMPANY.id, operatorId] : [])
    await client.query('set local session_replication_role = replica')
    const otherId = randomUUID()
    for (const text of OTHERS)
      await client.query(
        text,
        [otherId, operatorId].slice(0, text.includes('$2') ? 2 : text.includes('$1') ? 1 : 0),
      )
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

const machine = lookAtMachine()
const { deps, recruiterId, ask, postmaster, close } = await openWorld(PEOPLE, 1)
const pages: Record<string, Awaited<ReturnType<typeof timesOf>>> = {}
try {
  await fillCards(deps, recruiterId)
  const { total } = await ask<{ total: number }>('/pipeline')
  if (total !== CARDS) throw new Error(`${total} cards on the board, and not ${CARDS}`)
  const { nextCursor } = await ask<{ nextCursor: string }>('/pipeline/cards?limit=50')
  const { rows } = await deps.db.pool.query<{ id: string }>(
    `select id from pipeline_cards where company_id = $1 and stage = 'HIRED' limit 1`,
    [COMPANY.id],
  )
  const addresses = {
    'the board': '',
    'the board, mine alone': '?mine=true',
    'the table': '/cards',
    'the table, second page': `/cards?limit=50&cursor=${nextCursor}`,
    'the longest column': '/cards?stage=ENDED',
    'one story': `/cards/${rows[0]!.id}`,
  }
  for (const [name, address] of Object.entries(addresses)) {
    const times = (count: number) => Array.from({ length: count }, () => `/pipeline${address}`)
    await timesOf(times(WARM_UP), ask, postmaster)
    pages[name] = await timesOf(times(ROUNDS), ask, postmaster)
  }
} finally {
  await close()
}
console.log(sayMachine(machine))
printColumns([
  ['page', 'p50', 'p95', 'node', 'postgres', 'missed'],
  ...Object.entries(pages).map(([name, one]) => [
    name,
    ...timesText(one),
    one.p95 > AIM_MS ? `above ${AIM_MS} ms` : '',
  ]),
])
if (Object.values(pages).some(({ p95 }) => p95 > AIM_MS)) process.exitCode = 1
keepResults(`pipeline-${PEOPLE}`, { people: PEOPLE, cards: CARDS, machine, database: DATABASE, pages })
