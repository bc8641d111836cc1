import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offerCounters, offerEvents, offers } from '../../../platform/db/schema/offers.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { expireOffersJob } from '../jobs/expire-offers.ts'
import { remindOfOffersJob } from '../jobs/remind-of-offers.ts'
import { type PipelineWorld, test as base } from '../testing/pipeline-world.ts'

/** The company's answer to a counter-offer, given once (OFR-16). */

const NOON = new Date('2026-11-10T03:00:00Z')

/** An offer of 6,000 to 6,800 with a counter-offer of 7,200, both open until the 17th. */
const test = base.extend('asked', async ({ world }) => {
  world.clock.set(NOON)
  const sender = await world.recruiter()
  const me = await world.candidate({ verifiedIncome: 5_200, incomeDisclosure: 'BAND' })
  const id = await world.offer(sender, me.userId, { incomeBasis: 5_200 })
  await world.counter(me.token, id, { amount: 7_200, note: '꼭 만나고 싶어요.' })
  return { sender, me, id }
})

const RAISE = { answer: 'RAISED', salaryMin: 6_700, salaryMax: 7_200 }
const outcome = ({ statusCode, json }: LightMyRequestResponse) => [statusCode, json<{ code?: string }>().code]

async function rowOf(world: PipelineWorld, id: string) {
  const [row] = await world.db.drizzle.select().from(offers).where(eq(offers.id, id))
  return row!
}
async function answerOf(world: PipelineWorld, id: string) {
  const [row] = await world.db.drizzle.select().from(offerCounters).where(eq(offerCounters.offerId, id))
  return row!.answer
}
const toldTo = async (world: PipelineWorld, userId: string) =>
  (await world.db.drizzle.select().from(notices).where(eq(notices.userId, userId)))
    .filter(({ droppedAt }) => droppedAt === null)
    .map(({ dedupeKey }) => dedupeKey)

describe('[OFR-16] the company reads', () => {
  test('amount and words anonymously, and no more of the income', async ({
    world,
    asked: { sender, me, id },
  }) => {
    const shown = await world.get(sender, `/offers/${id}`)
    expect(shown.json()).toMatchObject({
      status: 'WAITING',
      contact: null,
      counter: {
        amount: 7_200,
        note: '꼭 만나고 싶어요.',
        answer: null,
        was: { salaryMin: 6_000, salaryMax: 6_800 },
        income: { kind: 'band', from: 5_000, to: 5_500 },
      },
    })
    expect(withoutChance(shown.body)).not.toMatch(new RegExp(`한지우|${me.phone}|5,?200`))
    await world.db.pool.query(`update users set income_disclosure = 'HIDDEN' where id = $1`, [me.userId])
    expect((await world.get(sender, `/offers/${id}`)).json()).toMatchObject({
      counter: { income: { kind: 'hidden' } },
    })
  })

  test('open ones alone', async ({ world, asked: { sender, me, id } }) => {
    const [quiet, late] = [await world.candidate(), await world.candidate()]
    await world.offer(sender, quiet.userId)
    const lateId = await world.offer(sender, late.userId, { expiryDay: '2026-11-11' })
    await world.counter(late.token, lateId)
    const waiting = async () =>
      (await world.list(sender, '?only=countered')).items.map((item) => item.id).toSorted()
    expect(await waiting()).toEqual([id, lateId].toSorted())
    world.clock.set(new Date('2026-11-11T15:00:00Z'))
    expect(await waiting()).toEqual([id])
    await world.accept((await signedIn(world, me)).token, id)
    expect(await waiting()).toEqual([])
  })
})

const signedIn = async (world: PipelineWorld, { userId, sessionId }: { userId: string; sessionId: string }) =>
  world.signIn('candidate', { subjectId: userId, sessionId })

describe('[OFR-16] the company raises', () => {
  test('the offer shows old and new; the raise is counted from the same income', async ({
    world,
    asked: { sender, me, id },
  }) => {
    const answer = await world.answerCounter(sender, id, { ...RAISE, note: '팀이 꼭 모시고 싶어 해요.' })
    expect(answer.statusCode).toBe(200)
    const counter = {
      amount: 7_200,
      answer: 'RAISED',
      answerNote: '팀이 꼭 모시고 싶어 해요.',
      answeredAt: NOON.toISOString(),
      was: { salaryMin: 6_000, salaryMax: 6_800 },
    }
    expect(answer.json()).toMatchObject({ status: 'WAITING', salaryMin: 6_700, salaryMax: 7_200, counter })
    expect((await world.show(me, id)).json()).toMatchObject({
      status: 'WAITING',
      salaryMin: 6_700,
      salaryMax: 7_200,
      incomeBasis: 5_200,
      increaseRate: 38.5,
      counter,
    })
    const [, raised] = await world.db.drizzle
      .select()
      .from(offerEvents)
      .where(eq(offerEvents.offerId, id))
      .orderBy(offerEvents.id)
    expect(raised).toMatchObject({
      event: 'RAISED',
      actorId: sender.operatorId,
      detail: { salaryMin: 6_700, salaryMax: 7_200, was: { salaryMin: 6_000, salaryMax: 6_800 } },
    })
    const { rows } = await world.db.pool.query(
      `select detail from audit_log where actor_id = $1 and action = 'offer.answer-counter'`,
      [sender.operatorId],
    )
    expect(rows).toEqual([{ detail: { answer: 'RAISED' } }])
  })

  test('by less and by more than asked', async ({ world, asked: { sender, id } }) => {
    const other = await world.candidate()
    const otherId = await world.offer(sender, other.userId)
    await world.counter(other.token, otherId)
    const part = { answer: 'RAISED', salaryMin: 6_000, salaryMax: 6_900 }
    expect((await world.answerCounter(sender, id, part)).statusCode).toBe(200)
    const more = { answer: 'RAISED', salaryMin: 7_000, salaryMax: 7_600 }
    expect((await world.answerCounter(sender, otherId, more)).statusCode).toBe(200)
  })

  test.for([
    [{ salaryMin: 6_000, salaryMax: 6_800 }, { salaryMax: '처음 제안보다 높여 주세요' }],
    [{ salaryMin: 5_900, salaryMax: 7_200 }, { salaryMin: '처음 제안보다 낮아요' }],
    [{ salaryMin: null, salaryMax: 7_200 }, { salaryMin: '제안할 연봉을 입력해 주세요' }],
    [{ salaryMin: 6_700 }, { salaryMax: '제안할 연봉을 입력해 주세요' }],
    [{ salaryMin: 7_300, salaryMax: 7_200 }, { salaryMax: expect.any(String) }],
  ] as const)('not to %j', async ([range, fields], { world, asked: { sender, id } }) => {
    const answer = await world.answerCounter(sender, id, { answer: 'RAISED', ...range })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields })
    expect(await answerOf(world, id)).toBeNull()
    expect(await rowOf(world, id)).toMatchObject({ salaryMin: 6_000, salaryMax: 6_800 })
  })
})

describe('[OFR-16] the company keeps its range', () => {
  test('with a reason that contains no contact', async ({ world, asked: { sender, me, id } }) => {
    const note = '올해 정한 범위예요. hr@example.com 으로 이야기해요.'
    await world.answerCounter(sender, id, { answer: 'KEPT', salaryMin: 9_000, salaryMax: 9_000, note })
    expect((await world.show(me, id)).json()).toMatchObject({
      status: 'WAITING',
      salaryMin: 6_000,
      salaryMax: 6_800,
      counter: { answer: 'KEPT', answerNote: '올해 정한 범위예요. 〔이메일〕 으로 이야기해요.' },
    })
    expect((await world.accept(me.token, id)).statusCode).toBe(200)
  })
})

describe('[OFR-16] the company withdraws', () => {
  test('and the offer ends at once: nobody can accept, refuse or counter it', async ({
    world,
    asked: { sender, me, id },
  }) => {
    const answer = await world.answerCounter(sender, id, { answer: 'TAKEN_BACK' })
    expect(answer.json()).toMatchObject({
      status: 'EXPIRED',
      contact: null,
      counter: { answer: 'TAKEN_BACK' },
    })
    expect(await rowOf(world, id)).toMatchObject({ status: 'EXPIRED', decidedAt: NOON })
    expect((await world.show(me, id)).json()).toMatchObject({
      status: 'EXPIRED',
      isExpired: true,
      coffeechatId: null,
      counter: { answer: 'TAKEN_BACK' },
    })
    const list = await world.call('GET', '/v3/users/offers?isExpired=true', { token: me.token })
    expect(list.json()).toMatchObject({ offerItems: [{ id, status: 'EXPIRED', isTakenBack: true }] })
    expect(outcome(await world.accept(me.token, id))).toEqual([409, 'OFFER_EXPIRED'])
    expect(outcome(await world.refuse(me.token, id, '하고 싶은 일과 달라요'))).toEqual([409, 'OFFER_EXPIRED'])
    expect(outcome(await world.counter(me.token, id))).toEqual([409, 'OFFER_EXPIRED'])
    // The job finds nothing to expire and notifies nobody.
    world.clock.set(new Date('2026-11-18T03:00:00Z'))
    await expireOffersJob.run(world.deps)
    const events = await world.db.drizzle
      .select()
      .from(offerEvents)
      .where(eq(offerEvents.offerId, id))
      .orderBy(offerEvents.id)
    expect(events.map(({ event }) => event)).toEqual(['COUNTERED', 'TAKEN_BACK', 'READ'])
    expect(await toldTo(world, me.userId)).toEqual([`COUNTER:${id}:TAKEN_BACK`])
  })

  test('[OFR-17] and an anonymous conversation about it is closed for good', async ({
    world,
    asked: { sender, me, id },
  }) => {
    const ask = () =>
      world.call('POST', `/users/offers/ask/${id}`, {
        token: me.token,
        body: { message: '재택은 며칠인가요?', clientId: crypto.randomUUID() },
      })
    expect((await ask()).statusCode).toBe(200)
    await world.answerCounter(sender, id, { answer: 'TAKEN_BACK' })
    expect((await ask()).statusCode).toBe(409)
    const { rows } = await world.db.pool.query(
      'select closed_at is not null as closed from message_rooms where candidate_id = $1',
      [me.userId],
    )
    expect(rows).toEqual([{ closed: true }])
  })

  test('and its reminders are dropped', async ({ world, asked: { sender, me, id } }) => {
    world.clock.set(new Date('2026-11-14T02:00:00Z'))
    await remindOfOffersJob.run(world.deps)
    expect(await toldTo(world, me.userId)).toEqual([`OFFER_REMINDER:${id}:D-3`])
    await world.answerCounter(sender, id, { answer: 'TAKEN_BACK' })
    expect(await toldTo(world, me.userId)).toEqual([`COUNTER:${id}:TAKEN_BACK`])
  })

  test('[TRUST-7] and may not write to the person for ninety days', async ({
    world,
    asked: { sender, me, id },
  }) => {
    await world.answerCounter(sender, id, { answer: 'TAKEN_BACK' })
    /** Sent by another operator, because no login lasts that long. */
    const sendOn = async (moment: Date) => {
      world.clock.set(moment)
      const { token } = await world.recruiter(sender.companyId)
      const words = { position: '프론트엔드 개발자', message: '다시 인사드려요.' }
      const body = { candidateId: me.userId, salaryMin: 6_300, salaryMax: 6_800, ...words }
      return outcome(await world.call('POST', '/console/offers', { token, body }))
    }
    expect(await sendOn(NOON)).toEqual([409, 'OFFER_COOLDOWN'])
    expect(await sendOn(new Date('2027-02-07T14:59:59Z'))).toEqual([409, 'OFFER_COOLDOWN'])
    expect(await sendOn(new Date('2027-02-07T15:00:00Z'))).toEqual([200, undefined])
  })
})

describe('[OFR-16] the answer', () => {
  test('notifies the candidate once and updates the open page', async ({
    world,
    asked: { sender, me, id },
  }) => {
    await world.answerCounter(sender, id, RAISE)
    await world.answerCounter(sender, id, { answer: 'KEPT' })
    expect(await toldTo(world, me.userId)).toEqual([`COUNTER:${id}:RAISED`])
    const { rows } = await world.db.pool.query(
      `select kind, subject_id from stream_events where audience_id = $1`,
      [me.userId],
    )
    expect(rows).toEqual([{ kind: 'offer', subject_id: id }])
  })

  test.for(['RAISED', 'KEPT', 'TAKEN_BACK'])(
    'is final: after %s nothing more is accepted',
    async (first, { world, asked: { sender, id } }) => {
      expect((await world.answerCounter(sender, id, { ...RAISE, answer: first })).statusCode).toBe(200)
      const before = await rowOf(world, id)
      for (const answer of ['RAISED', 'KEPT', 'TAKEN_BACK']) {
        const again = await world.answerCounter(sender, id, { answer, salaryMin: 7_000, salaryMax: 8_000 })
        expect(outcome(again)).toEqual([409, 'COUNTER_ANSWERED'])
      }
      expect(await answerOf(world, id)).toBe(first)
      expect(await rowOf(world, id)).toEqual(before)
    },
  )

  test('is too late after the candidate’s decision or the last day', async ({ world, asked }) => {
    const { sender, me, id } = asked
    const [refused, late] = [await world.candidate(), await world.candidate()]
    const refusedId = await world.offer(sender, refused.userId)
    const lateId = await world.offer(sender, late.userId, { expiryDay: '2026-11-12' })
    await world.counter(refused.token, refusedId)
    await world.counter(late.token, lateId)
    await world.accept(me.token, id)
    await world.refuse(refused.token, refusedId, '연봉이 기대보다 아쉬워요')
    expect(outcome(await world.answerCounter(sender, id, RAISE))).toEqual([409, 'OFFER_MATCHED'])
    expect(outcome(await world.answerCounter(sender, refusedId, RAISE))).toEqual([409, 'OFFER_REFUSED'])
    world.clock.set(new Date('2026-11-12T14:59:59.999Z'))
    const inTime = await world.candidate()
    const inTimeId = await world.offer(sender, inTime.userId, { expiryDay: '2026-11-12' })
    await world.counter(inTime.token, inTimeId)
    expect((await world.answerCounter(sender, inTimeId, RAISE)).statusCode).toBe(200)
    world.clock.set(new Date('2026-11-12T15:00:00Z'))
    for (const job of [false, true]) {
      if (job) await expireOffersJob.run(world.deps)
      expect(outcome(await world.answerCounter(sender, lateId, RAISE))).toEqual([409, 'OFFER_EXPIRED'])
    }
    for (const one of [id, refusedId, lateId]) expect(await answerOf(world, one)).toBeNull()
    expect((await world.show(late, lateId)).json()).toMatchObject({
      status: 'EXPIRED',
      salaryMax: 6_800,
      counter: { answer: null },
    })
  })

  test('belongs to the offer’s side only', async ({ world, asked: { sender, me, id } }) => {
    const colleague = await world.recruiter(sender.companyId)
    const [stranger, agent, otherAgent] = [await world.recruiter(), await world.agent(), await world.agent()]
    for (const who of [stranger, agent])
      expect(outcome(await world.answerCounter(who, id, RAISE))).toEqual([404, 'NOT_FOUND'])
    expect(
      (await world.call('POST', `/console/offers/${id}/counter`, { token: me.token, body: RAISE }))
        .statusCode,
    ).toBe(401)
    expect((await world.answerCounter(colleague, id, RAISE)).statusCode).toBe(200)
    const other = await world.candidate()
    const companyId = await world.company()
    const byAgent = await world.offer({ ...agent, companyId }, other.userId, { isMaster: true })
    await world.counter(other.token, byAgent)
    expect(outcome(await world.answerCounter(otherAgent, byAgent, RAISE))).toEqual([404, 'NOT_FOUND'])
    expect((await world.answerCounter(agent, byAgent, RAISE)).statusCode).toBe(200)
  })

  test('needs a counter-offer', async ({ world, asked: { sender } }) => {
    const quiet = await world.candidate()
    const id = await world.offer(sender, quiet.userId)
    expect(outcome(await world.answerCounter(sender, id, RAISE))).toEqual([404, 'NOT_FOUND'])
    expect(await rowOf(world, id)).toMatchObject({ status: 'WAITING', salaryMax: 6_800 })
  })

  test('[OFR-13] is refused when the candidate blocked the company meanwhile', async ({ world }) => {
    world.clock.set(NOON)
    const name = '주식회사 새안개'
    const sender = await world.recruiter(await world.company(name))
    const me = await world.candidate()
    const id = await world.offer(sender, me.userId)
    await world.counter(me.token, id)
    await world.call('PATCH', '/users/companies/restrict', {
      token: me.token,
      body: { companyItems: ['새안개(주)'] },
    })
    expect(outcome(await world.answerCounter(sender, id, RAISE))).toEqual([404, 'NOT_FOUND'])
    expect(await answerOf(world, id)).toBeNull()
  })
})
