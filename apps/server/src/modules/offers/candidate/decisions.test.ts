import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { coffeechatQuestions } from '../../../platform/db/schema/coffeechats.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { messageRooms, messages } from '../../../platform/db/schema/rooms.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type OffersWorld, test } from '../testing/offers-world.ts'

/** The status and code of an answer. */
const outcome = ({ statusCode, json }: LightMyRequestResponse) => [statusCode, json<{ code?: string }>().code]

describe('[OFR-6] accepting', () => {
  test('creates a coffee chat and everything that follows', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me)
    const answer = await world.accept(me, offerId)
    expect(answer.statusCode).toBe(200)
    const { coffeechatId } = answer.json<{ coffeechatId: string }>()

    const now = clock()
    const offer = await world.offer(offerId)
    expect(offer).toMatchObject({ status: 'MATCHED', selectedAt: now, decidedAt: now, readAt: now })
    expect(await world.chatsOf(offerId)).toMatchObject([
      { id: coffeechatId, candidateId: me.userId, companyId: offer.companyId, operatorId: offer.operatorId },
    ])
    expect(await world.events(offerId)).toEqual(['ACCEPTED'])

    const { drizzle } = server.db
    const questions = await drizzle
      .select()
      .from(coffeechatQuestions)
      .where(eq(coffeechatQuestions.coffeechatId, coffeechatId))
    expect(questions).toHaveLength(3)
    const [consent] = await drizzle.select().from(consents).where(eq(consents.userId, me.userId))
    expect(consent).toMatchObject({ kind: 'companyReveal', agreed: true, companyId: offer.companyId })
    const [room] = await drizzle.select().from(messageRooms).where(eq(messageRooms.candidateId, me.userId))
    expect(room).toMatchObject({ companyId: offer.companyId, offerId, lastSeq: 1, closedAt: null })
    const [line] = await drizzle.select().from(messages).where(eq(messages.roomId, room!.id))
    expect(line).toMatchObject({
      sender: 'SYSTEM',
      body: '커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.',
    })
    // Only the company is notified; nobody is notified of their own action.
    expect(await world.noticeKeys(me)).toEqual([])
    const rooms = await server.call('GET', '/users/message/room', { token: me.token })
    expect(rooms.json()).toMatchObject({ unread: 0, items: [{ unread: 0 }] })
    const [toOperator] = await drizzle.select().from(notices).where(eq(notices.operatorId, offer.operatorId))
    expect(toOperator).toMatchObject({ type: 'OFFER_MATCHED', content: { coffeechatId, offerId } })
  })

  test('twice creates one coffee chat and returns it', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me)
    const [first, second] = [await world.accept(me, offerId), await world.accept(me, offerId)]
    expect(second.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    expect(await world.chatsOf(offerId)).toHaveLength(1)
    expect(await world.events(offerId)).toEqual(['ACCEPTED'])
  })

  test('an agent’s offer opens a room with the agent', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me, { operatorId: world.agentId, isMaster: true })
    await world.accept(me, offerId)
    const { roomId } = (await world.show(me, offerId)).json<{ roomId: string }>()
    const [room] = await server.db.drizzle.select().from(messageRooms).where(eq(messageRooms.id, roomId))
    expect(room).toMatchObject({ candidateId: me.userId, companyId: null, operatorId: world.agentId })
  })

  test('a second match with a company reopens their room', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const { companyId, operatorId } = await world.newCompany()
    await world.accept(me, await world.send(me, { companyId, operatorId }))
    await server.db.drizzle
      .update(messageRooms)
      .set({ closedAt: clock() })
      .where(eq(messageRooms.candidateId, me.userId))
    await world.accept(me, await world.send(me, { companyId, operatorId }))
    const rooms = await server.db.drizzle
      .select()
      .from(messageRooms)
      .where(eq(messageRooms.candidateId, me.userId))
    expect(rooms).toMatchObject([{ companyId, lastSeq: 2, closedAt: null }])
  })

  test('an agent’s own message notifies no company', async ({ server, world }) => {
    const me = await addCandidate(server)
    const message = { companyId: null, operatorId: world.agentId, isMaster: true, isJustMessage: true }
    const offerId = await world.send(me, { ...message, salaryMin: null, salaryMax: null })
    expect((await world.accept(me, offerId)).statusCode).toBe(200)
    expect(await server.db.drizzle.select().from(consents).where(eq(consents.userId, me.userId))).toEqual([])
  })

  test('an offer of a group is not decided alone', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me)
    expect(outcome(await world.accept(me, offerIds[0]!))).toEqual([404, 'NOT_FOUND'])
    expect(outcome(await world.refuse(me, offerIds[0]!))).toEqual([404, 'NOT_FOUND'])
    expect((await world.group(groupId)).status).toBe('WAITING')
    await world.decide(me, groupId, true, [offerIds[0]!])
    const [chat] = await world.chatsOf(offerIds[0]!)
    expect((await world.accept(me, offerIds[0]!)).json()).toEqual({ coffeechatId: chat!.id })
    expect(outcome(await world.accept(me, offerIds[1]!))).toEqual([409, 'OFFER_REFUSED'])
  })
})

describe('[OFR-4] refusing', () => {
  test('stores the reason; the company learns of the refusal only', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me)
    const answer = await world.refuse(me, offerId, ' 연봉이 기대보다 아쉬워요 ')
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: offerId, status: 'REFUSED' }])
    const offer = await world.offer(offerId)
    expect(offer).toMatchObject({
      status: 'REFUSED',
      refusalReason: '연봉이 기대보다 아쉬워요',
      selectedAt: null,
    })
    expect(await world.events(offerId)).toEqual(['REFUSED'])
    const [told] = await server.db.drizzle
      .select()
      .from(notices)
      .where(eq(notices.operatorId, offer.operatorId))
    expect(told).toMatchObject({ type: 'OFFER_REFUSED', content: { offerId } })
    expect(await world.chatsOf(offerId)).toEqual([])
  })

  test.for([[null], [''], ['  '], [7], ['가'.repeat(1001)]])(
    '%j is not a valid reason',
    async ([reason], { server, world }) => {
      const me = await addCandidate(server)
      const offerId = await world.send(me)
      expect(outcome(await world.refuse(me, offerId, reason))).toEqual([400, 'INVALID_INPUT'])
      expect((await world.offer(offerId)).status).toBe('WAITING')
    },
  )
})

describe('[OFR-4] liking', () => {
  test('changes while the offer is open; no change is no event', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me)
    for (const isLike of [true, true, false, false, true]) {
      const answer = await world.like(me, offerId, isLike)
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: offerId, isLike }])
    }
    expect(await world.events(offerId)).toEqual(['LIKED', 'UNLIKED', 'LIKED'])
    expect((await world.offer(offerId)).isLike).toBe(true)
  })

  test('works for a group by the id in the list', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId } = await world.sendGroup(me)
    expect((await world.like(me, groupId)).statusCode).toBe(200)
    expect((await world.list(me)).map(({ id, isLike }) => [id, isLike])).toEqual([[groupId, true]])
    expect(await world.events(groupId, 'group')).toEqual(['LIKED'])
  })
})

describe('[OFR-1] only open offers can be decided', () => {
  const become = {
    MATCHED: ({ accept }: OffersWorld, me: TestCandidate, id: string) => accept(me, id),
    REFUSED: ({ refuse }: OffersWorld, me: TestCandidate, id: string) => refuse(me, id),
    EXPIRED: ({ change }: OffersWorld, _: TestCandidate, id: string) =>
      change(id, { expiryDay: '2026-11-15' }),
  }
  test.for([
    ['MATCHED', 'OFFER_MATCHED'],
    ['REFUSED', 'OFFER_REFUSED'],
    ['EXPIRED', 'OFFER_EXPIRED'],
  ] as const)(
    '%s: every further decision answers 409 and changes nothing',
    async ([status, code], { server, world }) => {
      const me = await addCandidate(server)
      const id = await world.send(me)
      await become[status](world, me, id)
      const before = [await world.offer(id), await world.events(id), await world.noticeKeys(me)]
      expect(outcome(await world.refuse(me, id))).toEqual([409, code])
      expect(outcome(await world.like(me, id))).toEqual([409, code])
      expect(outcome(await world.accept(me, id))).toEqual(
        status === 'MATCHED' ? [200, undefined] : [409, code],
      )
      expect([await world.offer(id), await world.events(id), await world.noticeKeys(me)]).toEqual(before)
    },
  )
})
