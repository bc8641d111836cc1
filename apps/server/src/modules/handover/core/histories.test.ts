import { webhooks } from '@coffeeattack/contract/handover'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { withdraw } from '../../accounts/candidate/withdraw.ts'
import { answerStage } from '../../coffeechats/candidate/answer-stage.ts'
import { recordStage } from '../../coffeechats/core/record-stage.ts'
import { confirmTime, proposeTimes, takeBackTimes } from '../../coffeechats/core/arrange-times.ts'
import { cancel, changeCoffeechat } from '../../coffeechats/core/change-coffeechat.ts'
import { tellOutcome } from '../../coffeechats/core/outcomes.ts'
import { acceptOffer } from '../../offers/candidate/accept-offer.ts'
import { refuseOffer } from '../../offers/candidate/refuse-offer.ts'
import { setLike } from '../../offers/candidate/show-offer.ts'
import { expireOffersJob } from '../../offers/jobs/expire-offers.ts'
import { test } from '../testing/handover-world.ts'
import { handOver } from './hand-over.ts'

/** Acts of a candidate, two companies and the clock; the second company's offer is never accepted. */
type Step =
  | { act: 'like' | 'accept' | 'refuse'; company: 0 | 1 }
  | { act: 'propose' | 'confirm' | 'takeBack' | 'cancel' | 'met' | 'stage' | 'agree' | 'expire' | 'deliver' }
  | { act: 'leave' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('accept' as const), company: fc.constant(0 as const) }),
  fc.record({
    act: fc.constantFrom('like' as const, 'refuse' as const),
    company: fc.constantFrom(0 as const, 1 as const),
  }),
  {
    arbitrary: fc.record({
      act: fc.constantFrom(
        'propose' as const,
        'confirm' as const,
        'takeBack' as const,
        'cancel' as const,
        'met' as const,
        'stage' as const,
        'agree' as const,
        'deliver' as const,
      ),
    }),
    weight: 4,
  },
  fc.constant({ act: 'expire' as const }),
  fc.constant({ act: 'leave' as const }),
)

/** The company gives feedback on a meeting with a candidate who left before. */
const leftBeforeTheyMet: Step[] = [
  { act: 'accept', company: 0 },
  { act: 'propose' },
  { act: 'confirm' },
  { act: 'leave' },
  { act: 'met' },
]

type Company = { companyId: string; operatorId: string; sessionId: string; offerId: string }
type Pair = { me: TestCandidate; companies: readonly Company[] }

/** Steps that are not possible are refused, as for users. */
async function perform(server: TestApp, one: Step, { me, companies }: Pair, deliver: () => Promise<void>) {
  const { deps } = server
  const { userId } = me
  const [first] = companies as [Company]
  const caller = {
    kind: 'operator',
    operatorId: first.operatorId,
    sessionId: first.sessionId,
    role: 'recruiter',
    companyId: first.companyId,
    address: null,
  } as const
  const { rows } = await server.db.pool.query<{ id: string; stages: number }>(
    `select k.id, (select count(*)::int from coffeechat_stages s where s.coffeechat_id = k.id) as stages
     from coffeechats k where k.candidate_id = $1`,
    [userId],
  )
  const { id: coffeechatId = deps.ids.next(), stages: seen = 0 } = rows[0] ?? {}
  const candidate = { party: { side: 'candidate', userId }, coffeechatId } as const
  const company = { party: { side: 'company', caller }, coffeechatId } as const
  switch (one.act) {
    case 'like':
      return setLike({ userId, id: companies[one.company]!.offerId, isLike: true }, deps)
    case 'accept':
      return acceptOffer({ userId, offerId: companies[one.company]!.offerId }, deps)
    case 'refuse':
      return refuseOffer(
        { userId, offerId: companies[one.company]!.offerId, reason: '지금은 어려워요' },
        deps,
      )
    case 'propose':
      return proposeTimes(
        { ...company, startItems: ['2026-11-17T14:00:00+09:00'], minutes: 30, overlaps: false },
        deps,
      )
    case 'confirm': {
      const times = await server.db.pool.query<{ id: string }>(
        'select id from coffeechat_times where coffeechat_id = $1 and withdrawn_at is null',
        [coffeechatId],
      )
      return confirmTime(
        { ...candidate, timeId: times.rows[0]?.id ?? deps.ids.next(), overlaps: false },
        deps,
      )
    }
    case 'takeBack':
      return takeBackTimes(candidate, deps)
    case 'cancel':
      return cancel(candidate, deps)
    case 'met': {
      const later = { ...deps, clock: () => new Date('2026-11-18T10:00:00+09:00') }
      return tellOutcome({ ...company, met: 'MET', pay: null }, later)
    }
    case 'stage':
      return recordStage({ ...company, stage: 'INTERVIEW', onDay: '2026-11-16', hire: null, seen }, deps)
    case 'agree':
      return answerStage({ ...candidate, seen, isAgreed: true, hire: null, shortBy: null, pay: null }, deps)
    case 'expire':
      return expireOffersJob.run({ ...deps, clock: () => new Date('2026-11-18T00:00:00+09:00') })
    case 'deliver':
      return deliver()
    case 'leave':
      return withdraw(userId, '이직을 마쳤어요', deps)
  }
}

const eventsAbout = async (server: TestApp, { companies }: Pair) =>
  (
    await server.db.pool.query<{
      company: string
      type: HandoverEvent
      candidate: string | null
      payload: { candidateId: string }
    }>(
      `select company_id as company, type, candidate_id as candidate, payload
       from webhook_events where company_id = any($1) order by id`,
      [companies.map(({ companyId }) => companyId)],
    )
  ).rows

/** Invariants after every step: no event without a match, and only the erasure event for candidates who left. */
async function check(server: TestApp, pair: Pair) {
  const { me, companies } = pair
  const events = await eventsAbout(server, pair)
  const { rows: matched } = await server.db.pool.query<{ company: string }>(
    'select company_id as company from coffeechats where candidate_id = $1',
    [me.userId],
  )
  for (const { company, type, payload } of events) {
    expect(payload.candidateId).toBe(me.userId)
    expect(webhooks[type].data.strict().safeParse(payload).error, type).toBeUndefined()
    expect(matched.map((chat) => chat.company)).toContain(company)
  }
  expect(events.map(({ company }) => company)).not.toContain(companies[1]!.companyId)
  const { rows: here } = await server.db.pool.query(
    'select from users where id = $1 and deleted_at is null',
    [me.userId],
  )
  const types = events.map(({ type }) => type)
  if (here.length === 0) expect(types).toEqual(matched.length > 0 ? ['candidate.erased'] : [])
  else if (matched.length > 0) expect(types[0]).toBe('coffeechat.matched')
  if (here.length === 0) expect(events.every(({ candidate }) => candidate === null)).toBe(true)
}

test(
  '[BIZ-16] nothing is handed over before a match, in every order of states, and after an erasure nothing but that',
  { timeout: 240_000 },
  async ({ server, world }) => {
    world.receiver.answers(200)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const me = await addCandidate(server)
        const companies: Company[] = []
        for (let one = 0; one < 2; one++) {
          const companyId = await addCompany(server.db.drizzle, { key: server.deps.ids.next() })
          const by = await addTestOperator(server, { companyId })
          await world.connect({ by })
          const parties = { candidateId: me.userId, companyId, operatorId: by.operatorId }
          companies.push({ companyId, ...by, offerId: await addOffer(server.db.drizzle, parties) })
        }
        const pair = { me, companies }
        for (const one of steps) {
          await perform(server, one, pair, world.deliver).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error
          })
          await check(server, pair)
        }
      }),
      { numRuns: 20, examples: [[leftBeforeTheyMet]] },
    )
  },
)

test('[BIZ-16] an event written while the candidate leaves is deleted as well', async ({ server, world }) => {
  const { db, deps } = server
  const { id: endpointId } = await world.connect({ events: ['outcome.recorded'] })
  const me = await addCandidate(server)
  const coffeechatId = await world.match(me)
  // Leaving changes no coffee chat that was called off before, but must wait for the transaction that does so.
  await world.cancel(me, coffeechatId)
  const whose = { party: { side: 'candidate', userId: me.userId }, coffeechatId } as const
  const { both } = await db.transaction(async (tx) => {
    // Paused after it saw that the candidate is active and before it writes.
    await tx.$client.query('select from webhook_endpoints where id = $1 for update', [endpointId])
    const telling = changeCoffeechat(whose, deps, (within, chat, when) =>
      handOver(within, [{ type: 'outcome.recorded', coffeechatId: chat.id }], when),
    )
    await untilLockAwaited(db)
    const leaving = withdraw(me.userId, '이직을 마쳤어요', deps)
    await Promise.race([leaving, untilLockAwaited(db, 2)])
    return { both: Promise.allSettled([telling, leaving]) }
  })
  const [, left] = await both
  expect(left.status).toBe('fulfilled')
  expect(await world.events(me.userId)).toEqual([])
})

test('[BIZ-16] no event is written for a candidate who left', async ({ server, world }) => {
  const { db, deps } = server
  await world.connect({ events: ['outcome.recorded'] })
  const me = await addCandidate(server)
  const coffeechatId = await world.match(me)
  const tell = () =>
    db.transaction((tx) =>
      handOver(tx, [{ type: 'outcome.recorded', coffeechatId }], { ids: deps.ids, now: deps.clock() }),
    )
  await tell()
  expect(await world.events(me.userId)).toHaveLength(1)
  await withdraw(me.userId, '이직을 마쳤어요', deps)
  await tell()
  expect(await world.events(me.userId)).toEqual([])
})
