import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import { shortLinks } from '../../../platform/db/schema/campaigns.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { addCompany, addGroup, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { writeInRoom } from '../../rooms/core/write-line.ts'

const test = serverTest()
  .extend('companyId', { scope: 'file' }, ({ server }) =>
    addCompany(server.db.drizzle, {
      name: '노을클라우드',
      key: '노을클라우드',
      logo: '/logos/1.svg',
    }),
  )
  .extend('operatorId', { scope: 'file' }, ({ server, companyId }) =>
    addOperator(server.db.drizzle, companyId),
  )

type LinkColumns = Partial<typeof shortLinks.$inferInsert>
let count = 0

async function addLink(
  server: TestApp,
  who: TestCandidate,
  type: 'offer' | 'group' | 'message',
  targetId: string,
  more: LinkColumns = {},
) {
  const token = `token-${(count += 1)}-abcdefgh`
  await server.db.drizzle.insert(shortLinks).values({
    tokenHash: hashToken(token),
    userId: who.userId,
    type,
    targetId,
    createdAt: server.clock(),
    expiresAt: new Date(server.clock().getTime() + 1000),
    ...more,
  })
  return token
}
const open = (server: TestApp, token: string) => server.call('GET', `/links/${token}`)
const send = (
  server: TestApp,
  companyId: string,
  operatorId: string,
  who: TestCandidate,
  columns: object = {},
) =>
  addOffer(server.db.drizzle, {
    candidateId: who.userId,
    companyId,
    operatorId,
    position: '프론트엔드 개발자',
    ...columns,
  })

test('[ROUTE-9] a signed-in person learns only whether the link was sent to them', async ({
  server,
  companyId,
  operatorId,
}) => {
  const [me, other] = [await addCandidate(server), await addCandidate(server)]
  const id = await send(server, companyId, operatorId, me)
  const token = await addLink(server, me, 'offer', id)
  const ask = async (who?: TestCandidate) => {
    const answer = await server.call('GET', `/users/links/${token}`, who && { token: who.token })
    return [answer.statusCode, answer.json<{ code?: string }>().code ?? answer.json()]
  }
  expect(await ask(me)).toEqual([200, { isMine: true }])
  expect(await ask(other)).toEqual([200, { isMine: false }])
  expect(await ask()).toEqual([401, 'UNAUTHORIZED'])
  const [link] = await server.db.drizzle
    .select()
    .from(shortLinks)
    .where(eq(shortLinks.tokenHash, hashToken(token)))
  expect(link).toMatchObject({ opens: 0, openedAt: null })
  const over = await addLink(server, me, 'offer', id, { expiresAt: server.clock() })
  expect((await server.call('GET', `/users/links/${over}`, { token: me.token })).statusCode).toBe(404)
})

describe('[ROUTE-9] a short link shows a preview without login', () => {
  test('of an offer, without its recipient', async ({ server, companyId, operatorId }) => {
    const me = await addCandidate(server)
    const id = await send(server, companyId, operatorId, me, { message: '한지우 님께', incomeBasis: 5000 })
    const answer = await open(server, await addLink(server, me, 'offer', id))
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        type: 'offer',
        id,
        name: '노을클라우드',
        logo: '/logos/1.svg',
        position: '프론트엔드 개발자',
        companyCount: 1,
        salaryMin: 6000,
        salaryMax: 6800,
        status: 'WAITING',
        expiredAt: '2026-11-17T14:59:59.999Z',
      },
    ])
    expect(answer.body).not.toContain(me.name)
    expect(answer.body).not.toContain(me.userId)
  })

  test('of a group, by the number of its companies', async ({ server }) => {
    const me = await addCandidate(server)
    const agentId = await addOperator(server.db.drizzle)
    const others = [await addCompany(server.db.drizzle), await addCompany(server.db.drizzle)]
    const given = { candidateId: me.userId, operatorId: agentId }
    const { groupId } = await addGroup(server.db.drizzle, given, others)
    expect((await open(server, await addLink(server, me, 'group', groupId))).json()).toMatchObject({
      type: 'group',
      id: groupId,
      companyCount: 2,
      position: null,
      salaryMin: null,
      status: 'WAITING',
    })
  })

  test('of a message, without its text: it leads to the room', async ({
    server,
    companyId,
    operatorId,
    clock,
  }) => {
    const me = await addCandidate(server)
    const now = clock()
    const { ids } = server.deps
    const roomId = ids.next()
    const room = {
      id: roomId,
      candidateId: me.userId,
      companyId,
      operatorId,
      createdAt: now,
      lastMessageAt: now,
    }
    await server.db.drizzle.insert(messageRooms).values(room)
    const said = { sender: 'OPERATOR', senderId: operatorId, body: '내일 뵐까요?' } as const
    const { id } = await writeInRoom(server.db.drizzle, roomId, said, { ids, now })
    const answer = await open(server, await addLink(server, me, 'message', id))
    expect(answer.json()).toMatchObject({ type: 'message', id: roomId, name: '노을클라우드', status: null })
    expect(answer.body).not.toContain('내일')
  })

  test('[OFR-12] of an offer past its last day as expired', async ({ server, companyId, operatorId }) => {
    const me = await addCandidate(server)
    const id = await send(server, companyId, operatorId, me, { expiryDay: '2026-11-15' })
    expect((await open(server, await addLink(server, me, 'offer', id))).json()).toMatchObject({
      status: 'EXPIRED',
    })
  })

  test('and counts how often it was opened', async ({ server, companyId, operatorId, clock }) => {
    const me = await addCandidate(server)
    const token = await addLink(server, me, 'offer', await send(server, companyId, operatorId, me))
    await Promise.all([open(server, token), open(server, token), open(server, token)])
    const [link] = await server.db.drizzle
      .select()
      .from(shortLinks)
      .where(eq(shortLinks.tokenHash, hashToken(token)))
    expect(link).toMatchObject({ opens: 3, openedAt: clock() })
  })
})

describe('[ROUTE-9] a link without a target is 404', () => {
  test('unknown, expired, malformed', async ({ server, companyId, operatorId, clock }) => {
    const me = await addCandidate(server)
    const expired = await addLink(server, me, 'offer', await send(server, companyId, operatorId, me), {
      expiresAt: clock(),
    })
    for (const token of ['nobody-has-this-token', expired, 'short', '한글한글한글한글', 'a'.repeat(65)])
      expect((await open(server, encodeURIComponent(token))).statusCode).toBe(404)
  })

  test('to an offer that is not delivered yet, was withdrawn, or is another person’s', async ({
    server,
    companyId,
    operatorId,
    clock,
  }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const later = await send(server, companyId, operatorId, me, {
      deliverAt: new Date('2026-11-16T01:00:00.001Z'),
      companyId: await addCompany(server.db.drizzle),
    })
    const undone = await send(server, companyId, operatorId, me, { undoneAt: clock() })
    const foreign = await send(server, companyId, operatorId, other)
    for (const id of [later, undone, foreign, server.deps.ids.next()])
      expect((await open(server, await addLink(server, me, 'offer', id))).statusCode).toBe(404)
  })

  test('of a person who has left', async ({ server, companyId, operatorId, clock }) => {
    const me = await addCandidate(server)
    const token = await addLink(server, me, 'offer', await send(server, companyId, operatorId, me))
    const gone = {
      deletedAt: clock(),
      nameSealed: null,
      phoneSealed: null,
      phoneHash: null,
      phoneProvedAt: null,
    }
    await server.db.drizzle.update(users).set(gone).where(eq(users.id, me.userId))
    expect((await open(server, token)).statusCode).toBe(404)
  })
})
