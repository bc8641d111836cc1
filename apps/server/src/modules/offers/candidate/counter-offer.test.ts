import { asc, eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offerCounters, offerEvents, offers } from '../../../platform/db/schema/offers.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { type PipelineWorld, test as base } from '../testing/pipeline-world.ts'

/** Counter-offers by the candidate, once per offer (OFR-16). */

const NOON = new Date('2026-11-10T03:00:00Z')

/** One offer of 6,000 to 6,800 against an income of 5,200, open until the 17th. */
const test = base.extend('sent', async ({ world }) => {
  world.clock.set(NOON)
  const sender = await world.recruiter()
  const me = await world.candidate({ verifiedIncome: 5_200 })
  return { sender, me, id: await world.offer(sender, me.userId, { incomeBasis: 5_200 }) }
})

const outcome = ({ statusCode, json }: LightMyRequestResponse) => [statusCode, json<{ code?: string }>().code]

const countersOf = (world: PipelineWorld, id: string) =>
  world.db.drizzle.select().from(offerCounters).where(eq(offerCounters.offerId, id))

describe('[OFR-16] a counter-offer', () => {
  test('is made once; the offer stays open', async ({ world, sent }) => {
    const { me, sender, id } = sent
    const note = ' 올해 조정이 예정돼 있어요. '
    const answer = await world.counter(me.token, id, { amount: 7_200, note })
    expect(answer.statusCode).toBe(200)
    const counter = {
      amount: 7_200,
      note: '올해 조정이 예정돼 있어요.',
      askedAt: NOON.toISOString(),
      answer: null,
      answerNote: '',
      answeredAt: null,
      was: { salaryMin: 6_000, salaryMax: 6_800 },
    }
    expect(answer.json()).toMatchObject({
      id,
      status: 'WAITING',
      salaryMax: 6_800,
      increaseRate: 30.8,
      counter,
    })
    expect((await world.show(me, id)).json()).toEqual(answer.json())
    const [row] = await world.db.drizzle.select().from(offers).where(eq(offers.id, id))
    expect(row).toMatchObject({ status: 'WAITING', decidedAt: null, salaryMin: 6_000, salaryMax: 6_800 })
    const [event] = await world.db.drizzle
      .select()
      .from(offerEvents)
      .where(eq(offerEvents.offerId, id))
      .orderBy(offerEvents.id)
    expect(event).toMatchObject({
      event: 'COUNTERED',
      actor: 'CANDIDATE',
      actorId: me.userId,
      detail: { amount: 7_200 },
    })
    const told = await world.db.drizzle
      .select()
      .from(notices)
      .where(eq(notices.operatorId, sender.operatorId))
    expect(told).toMatchObject([{ type: 'OFFER_COUNTERED', dedupeKey: `OFFER_COUNTERED:${id}` }])
    // Mails contain neither the amount nor the words.
    expect(withoutChance(JSON.stringify(told))).not.toMatch(/7,?200|조정/)
  })

  test('a second one is refused and changes nothing', async ({ world, sent: { me, id } }) => {
    await world.counter(me.token, id)
    const again = await world.counter(me.token, id, { amount: 9_000, note: '더 주세요' })
    expect(outcome(again)).toEqual([409, 'COUNTER_USED'])
    expect(await countersOf(world, id)).toMatchObject([{ amount: 7_200, note: '' }])
    const events = await world.db.drizzle
      .select()
      .from(offerEvents)
      .where(eq(offerEvents.offerId, id))
      .orderBy(offerEvents.id)
    expect(events.map(({ event }) => event)).toEqual(['COUNTERED'])
  })

  test('stays the only one after a raise, even one below it', async ({ world, sent: { me, sender, id } }) => {
    await world.counter(me.token, id)
    await world.answerCounter(sender, id, { answer: 'RAISED', salaryMin: 6_800, salaryMax: 7_400 })
    expect(outcome(await world.counter(me.token, id))).toEqual([409, 'COUNTER_USED'])
    expect(outcome(await world.counter(me.token, id, { amount: 8_000 }))).toEqual([409, 'COUNTER_USED'])
  })

  test('allows accepting at the current range', async ({ world, sent: { me, id } }) => {
    await world.counter(me.token, id)
    expect((await world.accept(me.token, id)).statusCode).toBe(200)
    expect((await world.show(me, id)).json()).toMatchObject({
      status: 'MATCHED',
      salaryMax: 6_800,
      counter: { amount: 7_200, answer: null },
    })
  })

  test('allows refusing', async ({ world, sent: { me, id } }) => {
    await world.counter(me.token, id)
    expect((await world.refuse(me.token, id, '연봉이 기대보다 아쉬워요')).statusCode).toBe(200)
    expect((await world.show(me, id)).json()).toMatchObject({ status: 'REFUSED', counter: { answer: null } })
  })

  test('contains no contact: the company reads it anonymously', async ({
    world,
    sent: { me, sender, id },
  }) => {
    const note = `한지우예요. 연락 주세요 ${me.phone} jiu@example.com 카톡 jiu_dev`
    await world.counter(me.token, id, { amount: 7_200, note })
    const shown = await world.get(sender, `/offers/${id}`)
    expect(shown.json<{ counter: { note: string } }>().counter.note).toBe(
      '〔이름〕예요. 연락 주세요 〔전화번호〕 〔이메일〕 〔메신저 아이디〕',
    )
    expect(shown.body).not.toMatch(new RegExp(`${me.phone}|jiu@|jiu_dev|한지우`))
    expect(await countersOf(world, id)).toMatchObject([{ note: expect.not.stringContaining(me.phone) }])
  })

  test('opens its contacts with the match, to both sides', async ({ world, sent: { me, sender, id } }) => {
    const note = `한지우예요. 연락 주세요 ${me.phone}`
    await world.counter(me.token, id, { amount: 7_200, note })
    const noteIn = (shown: { body: string }) =>
      (JSON.parse(shown.body) as { counter: { note: string } }).counter.note
    const masked = '〔이름〕예요. 연락 주세요 〔전화번호〕'
    expect([noteIn(await world.show(me, id)), noteIn(await world.get(sender, `/offers/${id}`))]).toEqual([
      masked,
      masked,
    ])
    await world.accept(me.token, id)
    const open = `〔이름〕예요. 연락 주세요 ${me.phone}`
    expect([noteIn(await world.show(me, id)), noteIn(await world.get(sender, `/offers/${id}`))]).toEqual([
      open,
      open,
    ])
  })
})

describe('[OFR-16] the amount', () => {
  const ABOVE = '제안보다 높은 금액을 입력해 주세요. 지금은 6,800만 원까지예요'

  test.for([
    [6_800, ABOVE],
    [6_799, ABOVE],
    [0, ABOVE],
    [200_001, '20억 원까지 입력할 수 있어요'],
  ] as const)('%i is refused at its field', async ([amount, problem], { world, sent: { me, id } }) => {
    const answer = await world.counter(me.token, id, { amount })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { amount: problem } })
    expect(await countersOf(world, id)).toEqual([])
  })

  test.for([6_801, 200_000])('%i is accepted', async (amount, { world, sent: { me, id } }) => {
    expect((await world.counter(me.token, id, { amount })).statusCode).toBe(200)
  })

  test.for([
    { amount: '7200' },
    { amount: 7_200.5 },
    { amount: null },
    {},
    { amount: 7_200, note: '가'.repeat(201) },
  ])('%j is refused', async (body, { world, sent: { me, id } }) => {
    expect((await world.counter(me.token, id, body)).statusCode).toBe(400)
    expect(await countersOf(world, id)).toEqual([])
  })

  test('two hundred characters are allowed', async ({ world, sent: { me, id } }) => {
    const note = '가'.repeat(200)
    expect((await world.counter(me.token, id, { amount: 7_200, note })).json()).toMatchObject({
      counter: { note },
    })
  })
})

describe('[OFR-16] no counter-offer', () => {
  test('after accepting, refusing or the last day', async ({ world, sent: { me, sender, id } }) => {
    const [refused, late] = [await world.candidate(), await world.candidate()]
    const refusedId = await world.offer(sender, refused.userId)
    const lateId = await world.offer(sender, late.userId, {
      createdAt: new Date('2026-11-02T03:00:00Z'),
      deliverAt: new Date('2026-11-02T03:00:00Z'),
      expiryDay: '2026-11-09',
    })
    await world.accept(me.token, id)
    await world.refuse(refused.token, refusedId, '하고 싶은 일과 달라요')
    expect(outcome(await world.counter(me.token, id))).toEqual([409, 'OFFER_MATCHED'])
    expect(outcome(await world.counter(refused.token, refusedId))).toEqual([409, 'OFFER_REFUSED'])
    expect(outcome(await world.counter(late.token, lateId))).toEqual([409, 'OFFER_EXPIRED'])
  })

  test('to a message without a salary or to a company of a curation', async ({ world, sent: { me } }) => {
    const agent = await world.agent()
    const companies = [await world.company(), await world.company()]
    const words = { isJustMessage: true, salaryMin: null, salaryMax: null }
    const message = await world.offer(await world.recruiter(), me.userId, words)
    const { offerIds } = await world.curation(agent, me.userId, companies)
    for (const id of [message, offerIds[0]!]) {
      expect(outcome(await world.counter(me.token, id))).toEqual([404, 'NOT_FOUND'])
      expect(await countersOf(world, id)).toEqual([])
    }
  })

  test('to an offer of somebody else, undelivered or undone', async ({ world, sent: { sender, id } }) => {
    const [stranger, early, undone] = [
      await world.candidate(),
      await world.candidate(),
      await world.candidate(),
    ]
    const soon = new Date(NOON.getTime() + 60_000)
    const earlyId = await world.offer(sender, early.userId, { deliverAt: soon })
    const undoneId = await world.offer(sender, undone.userId, { undoneAt: NOON })
    expect(outcome(await world.counter(stranger.token, id))).toEqual([404, 'NOT_FOUND'])
    expect(outcome(await world.counter(early.token, earlyId))).toEqual([404, 'NOT_FOUND'])
    expect(outcome(await world.counter(undone.token, undoneId))).toEqual([404, 'NOT_FOUND'])
  })
})

test('[OFR-16] [TRUST-6] the copy of all data contains it', async ({ world, sent: { me, id } }) => {
  await world.counter(me.token, id, { amount: 7_200, note: '올해 조정이 예정돼 있어요.' })
  const copy = await world.call('GET', '/users/export', { token: me.token })
  expect(copy.body).toContain('올해 조정이 예정돼 있어요.')
})

test('[OFR-16] the ledger is in order', async ({ world, sent: { me, sender, id } }) => {
  await world.counter(me.token, id)
  await world.answerCounter(sender, id, { answer: 'KEPT' })
  await world.accept(me.token, id)
  const events = await world.db.drizzle
    .select()
    .from(offerEvents)
    .where(eq(offerEvents.offerId, id))
    .orderBy(asc(offerEvents.id))
  expect(events.map(({ event, actor }) => [event, actor])).toEqual([
    ['COUNTERED', 'CANDIDATE'],
    ['KEPT', 'OPERATOR'],
    ['ACCEPTED', 'CANDIDATE'],
  ])
})
