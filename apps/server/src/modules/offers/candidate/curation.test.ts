import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offers } from '../../../platform/db/schema/offers.ts'
import { messageRooms, messages } from '../../../platform/db/schema/rooms.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type OffersWorld, test } from '../testing/offers-world.ts'

/** The status of the group and of its offers in the order of sending. */
async function stateOf(server: TestApp, world: OffersWorld, groupId: string, offerIds: readonly string[]) {
  const rows = await server.db.drizzle.select().from(offers).where(eq(offers.groupId, groupId))
  const byId = new Map(rows.map((row) => [row.id, row.status]))
  return [(await world.group(groupId)).status, offerIds.map((id) => byId.get(id))]
}

const chatsOf = (server: TestApp, who: TestCandidate) =>
  server.db.drizzle.select().from(coffeechats).where(eq(coffeechats.candidateId, who.userId))

const linesOf = async (server: TestApp, who: TestCandidate) => {
  const rows = await server.db.drizzle
    .select({ body: messages.body, companyId: messageRooms.companyId })
    .from(messages)
    .innerJoin(messageRooms, eq(messageRooms.id, messages.roomId))
    .where(eq(messageRooms.candidateId, who.userId))
    .orderBy(asc(messages.id))
  return rows
}

describe('[OFR-7] a curated group', () => {
  test('selected companies match, the others count as refused', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me, 4)
    const [a, b, c, d] = offerIds as [string, string, string, string]
    const answer = await world.decide(me, groupId, true, [c, a, c])
    expect([answer.statusCode, answer.json()]).toEqual([200, { groupId, status: 'MATCHED' }])
    expect(await stateOf(server, world, groupId, offerIds)).toEqual([
      'MATCHED',
      ['MATCHED', 'REFUSED', 'MATCHED', 'REFUSED'],
    ])
    expect((await chatsOf(server, me)).map(({ offerId }) => offerId).toSorted()).toEqual([a, c].toSorted())
    expect(await world.events(groupId, 'group')).toEqual(['ACCEPTED'])
    expect(await Promise.all([a, b, c, d].map((id) => world.events(id)))).toEqual([
      ['ACCEPTED'],
      ['REFUSED'],
      ['ACCEPTED'],
      ['REFUSED'],
    ])
    expect(await linesOf(server, me)).toEqual([
      { body: '커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.', companyId: null },
    ])
    const shown = (await world.showGroup(me, groupId)).json<{
      offerItems: { coffeechatId: string | null }[]
    }>()
    expect(shown.offerItems.filter(({ coffeechatId }) => coffeechatId)).toHaveLength(2)
  })

  test('asking the agent: like without items opens a room with the notified agent', async ({
    server,
    world,
  }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me)
    expect((await world.decide(me, groupId, true)).json()).toEqual({ groupId, status: 'AGENT' })
    expect(await stateOf(server, world, groupId, offerIds)).toEqual(['AGENT', ['AGENT', 'AGENT', 'AGENT']])
    expect(await world.events(groupId, 'group')).toEqual(['ASKED_AGENT'])
    expect(await linesOf(server, me)).toEqual([
      { body: '에이전트와 이야기하고 정하기로 했어요. 담당 에이전트가 곧 연락드려요.', companyId: null },
    ])
    const [told] = await server.db.drizzle
      .select()
      .from(notices)
      .where(eq(notices.dedupeKey, `CURATION_ASKED:${groupId}`))
    expect(told).toMatchObject({ operatorId: world.agentId, content: { groupId } })
    // The new room is not unread for the person who opened it.
    const { roomId } = (await world.showGroup(me, groupId)).json<{ roomId: string }>()
    const rooms = await server.call('GET', '/users/message/room', { token: me.token })
    expect(rooms.json()).toMatchObject({ unread: 0, items: [{ roomId, unread: 0 }] })
    expect(await chatsOf(server, me)).toEqual([])
  })

  test('refusing all: neither like nor items', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me)
    expect((await world.decide(me, groupId, false)).json()).toEqual({ groupId, status: 'REFUSED' })
    expect(await stateOf(server, world, groupId, offerIds)).toEqual([
      'REFUSED',
      ['REFUSED', 'REFUSED', 'REFUSED'],
    ])
    expect((await world.group(groupId)).isLike).toBe(false)
  })

  test('once decided answers 409 to further decisions and stays as it is', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me)
    await world.decide(me, groupId, true, [offerIds[1]!])
    for (const [isLike, items] of [
      [true, offerIds],
      [true, []],
      [false, []],
    ] as const) {
      const refused = await world.decide(me, groupId, isLike, items)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'GROUP_NOT_WAITING'])
    }
    expect(await stateOf(server, world, groupId, offerIds)).toEqual([
      'MATCHED',
      ['REFUSED', 'MATCHED', 'REFUSED'],
    ])
    expect(await chatsOf(server, me)).toHaveLength(1)
  })

  test('an id of another group, of a single offer or unknown is 400, and nothing is decided', async ({
    server,
    world,
  }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me)
    const other = await world.sendGroup(me)
    for (const foreign of [other.offerIds[0]!, await world.send(me), server.deps.ids.next()]) {
      const refused = await world.decide(me, groupId, true, [offerIds[0]!, foreign])
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'GROUP_FOREIGN_OFFER'])
    }
    expect(await stateOf(server, world, groupId, offerIds)).toEqual([
      'WAITING',
      ['WAITING', 'WAITING', 'WAITING'],
    ])
    expect(await stateOf(server, world, other.groupId, other.offerIds)).toEqual([
      'WAITING',
      ['WAITING', 'WAITING', 'WAITING'],
    ])
    expect(await world.events(groupId, 'group')).toEqual([])
  })

  test('items without like, and a body naming another group, are 400', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { groupId, offerIds } = await world.sendGroup(me)
    expect((await world.decide(me, groupId, false, offerIds)).statusCode).toBe(400)
    const body = { groupId: server.deps.ids.next(), isLike: true, offerItems: offerIds }
    const mixed = await server.call('PATCH', `/users/offers/group/${groupId}`, { token: me.token, body })
    expect([mixed.statusCode, mixed.json().code]).toEqual([400, 'INVALID_INPUT'])
    expect((await world.group(groupId)).status).toBe('WAITING')
  })
})
