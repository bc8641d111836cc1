import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { eq, like } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offers } from '../../../platform/db/schema/offers.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { expireOffersJob } from '../jobs/expire-offers.ts'
import { test } from '../testing/offers-world.ts'
import { acceptOffer } from './accept-offer.ts'
import { decideGroup } from './decide-group.ts'
import { refuseOffer } from './refuse-offer.ts'

const TRIES = 12
const at = (server: TestApp, time: string) => ({ ...server.deps, clock: () => new Date(time) })
/** One process is before midnight while the job of another runs after it. */
const early = (server: TestApp) => at(server, '2026-11-17T23:59:59.999+09:00')
const late = (server: TestApp) => at(server, '2026-11-18T00:00:00+09:00')

const accept = (server: TestApp, { userId }: TestCandidate, offerId: string, deps = server.deps) =>
  acceptOffer({ userId, offerId }, deps)
const refuse = (server: TestApp, { userId }: TestCandidate, offerId: string, deps = server.deps) =>
  refuseOffer({ userId, offerId, reason: '지금은 옮길 생각이 없어요' }, deps)

/** The result of each call, or the situation of its refusal. */
async function together(...works: Promise<unknown>[]) {
  const settled = await Promise.allSettled(works)
  return settled.map((one) => {
    if (one.status === 'fulfilled') return one.value
    if (one.reason instanceof Refusal) return one.reason.situation
    throw one.reason
  })
}

describe('[OFR-1] of two concurrent decisions one happens', () => {
  test('accepting and refusing', async ({ server, world }) => {
    const me = await addCandidate(server)
    for (let round = 0; round < TRIES; round++) {
      const id = await world.send(me)
      const results = await together(accept(server, me, id), refuse(server, me, id))
      const { status } = await world.offer(id)
      const chats = await world.chatsOf(id)
      expect(results).toEqual(
        status === 'MATCHED'
          ? [{ coffeechatId: chats[0]!.id }, 'OFFER_MATCHED']
          : ['OFFER_REFUSED', { id, status: 'REFUSED' }],
      )
      expect(chats).toHaveLength(status === 'MATCHED' ? 1 : 0)
      expect(await world.events(id)).toEqual([status === 'MATCHED' ? 'ACCEPTED' : 'REFUSED'])
    }
  })

  test('[OFR-6] accepting ten times: one coffee chat, one answer', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.send(me)
    const results = await together(...Array.from({ length: 10 }, () => accept(server, me, id)))
    const [chat, ...more] = await world.chatsOf(id)
    expect(more).toEqual([])
    expect(results).toEqual(results.map(() => ({ coffeechatId: chat!.id })))
    expect(await world.events(id)).toEqual(['ACCEPTED'])
  })

  test('[OFR-6] accepting with one idempotency key several times', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me)
    const headers = { 'idempotency-key': 'the-same-key-every-time' }
    const options = { token: me.token, body: { offerId }, headers }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call('POST', '/v2.1/users/coffeechat', options)),
    )
    const [chat] = await world.chatsOf(offerId)
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => ({ coffeechatId: chat!.id })))
  })

  test('[OFR-12] accepting and expiring', async ({ server, world }) => {
    const me = await addCandidate(server)
    for (let round = 0; round < TRIES; round++) {
      const id = await world.send(me)
      const [result] = await together(
        accept(server, me, id, early(server)),
        expireOffersJob.run(late(server)),
      )
      // The job skips a row that is being decided and finds it decided on its next run.
      await expireOffersJob.run(late(server))
      const { status } = await world.offer(id)
      const matched = status === 'MATCHED'
      expect(matched || result === 'OFFER_EXPIRED').toBe(true)
      expect(await world.chatsOf(id)).toHaveLength(matched ? 1 : 0)
      expect(await world.events(id)).toEqual([matched ? 'ACCEPTED' : 'EXPIRED'])
    }
  })

  test('[OFR-7] selecting, asking the agent and refusing a group', async ({ server, world }) => {
    const me = await addCandidate(server)
    for (let round = 0; round < TRIES; round++) {
      const { groupId, offerIds } = await world.sendGroup(me, 2)
      const decide = (isLike: boolean, offerItems: string[]) =>
        decideGroup({ userId: me.userId, groupId, patch: { groupId, isLike, offerItems } }, server.deps)
      const results = await together(decide(true, [offerIds[0]!]), decide(true, []), decide(false, []))
      const { status } = await world.group(groupId)
      expect(results.filter((result) => result !== 'GROUP_NOT_WAITING')).toEqual([{ groupId, status }])
      const rows = await server.db.drizzle.select().from(offers).where(eq(offers.groupId, groupId))
      const expected = {
        MATCHED: ['MATCHED', 'REFUSED'],
        AGENT: ['AGENT', 'AGENT'],
        REFUSED: ['REFUSED', 'REFUSED'],
      }
      expect(rows.map((row) => row.status).toSorted()).toEqual(expected[status as keyof typeof expected])
      expect(await world.events(groupId, 'group')).toHaveLength(1)
    }
  })
})

test('[PRO-14] a decision and a withdrawal: before it or not at all', async ({ server, world, clock }) => {
  const me = await addCandidate(server)
  const id = await world.send(me)
  const gone = {
    deletedAt: clock(),
    nameSealed: null,
    phoneSealed: null,
    phoneHash: null,
    phoneProvedAt: null,
  }
  let decision: Promise<unknown[]> | undefined
  await server.db.transaction(async (tx) => {
    await tx.update(users).set(gone).where(eq(users.id, me.userId))
    decision = together(accept(server, me, id))
    await untilLockAwaited(server.db)
  })
  expect(await decision).toEqual(['NOT_FOUND'])
  expect(await world.chatsOf(id)).toEqual([])
})

test('[OFR-12] two concurrent expiry jobs: one event and one notification per offer', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server)
  const ids = []
  for (let place = 0; place < 20; place++) ids.push(await world.send(me))
  const { groupId, offerIds } = await world.sendGroup(me)
  await Promise.all([1, 2, 3].map(() => expireOffersJob.run(late(server))))
  for (const id of [...ids, ...offerIds]) {
    expect(await world.offer(id)).toMatchObject({
      status: 'EXPIRED',
      decidedAt: new Date('2026-11-17T15:00:00Z'),
    })
    expect(await world.events(id)).toEqual(['EXPIRED'])
  }
  expect(await world.events(groupId, 'group')).toEqual(['EXPIRED'])
  const told = await server.db.drizzle.select().from(notices).where(like(notices.dedupeKey, '%:EXPIRED'))
  const mine = told.filter(({ userId }) => userId === me.userId).map(({ dedupeKey }) => dedupeKey)
  expect(mine.toSorted()).toEqual([...ids, groupId].map((id) => `OFFER_REMINDER:${id}:EXPIRED`).toSorted())
})
