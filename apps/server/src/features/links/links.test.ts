import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { hashToken } from '../../crypto/token-hash.ts'
import { shortLinks } from '../../db/schema/campaign.ts'
import { messageRooms, messages } from '../../db/schema/messages.ts'
import { users } from '../../db/schema/users.ts'
import { addCompany, addGroup, addOffer, addOperator } from '../../db/test-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'

let server: TestApp
let companyId: string
let operatorId: string
beforeAll(async () => {
  server = await createTestApp()
  companyId = await addCompany(server.db.drizzle, {
    name: '노을클라우드',
    key: '노을클라우드',
    logo: '/logos/1.svg',
  })
  operatorId = await addOperator(server.db.drizzle, companyId)
})
afterAll(() => server.close())

type LinkColumns = Partial<typeof shortLinks.$inferInsert>
let count = 0

async function addLink(
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
const open = (token: string) => server.call('GET', `/links/${token}`)
const send = (who: TestCandidate, columns: object = {}) =>
  addOffer(server.db.drizzle, {
    candidateId: who.userId,
    companyId,
    operatorId,
    position: '프론트엔드 개발자',
    ...columns,
  })

describe('[ROUTE-9] a short link shows a preview without login', () => {
  test('of an offer, and says nothing about whose it is', async () => {
    const me = await addCandidate(server)
    const id = await send(me, { message: '한지우 님께', incomeBasis: 5000 })
    const answer = await open(await addLink(me, 'offer', id))
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

  test('of a group, by the number of its companies', async () => {
    const me = await addCandidate(server)
    const agentId = await addOperator(server.db.drizzle)
    const others = [await addCompany(server.db.drizzle), await addCompany(server.db.drizzle)]
    const given = { candidateId: me.userId, operatorId: agentId }
    const { groupId } = await addGroup(server.db.drizzle, given, others)
    expect((await open(await addLink(me, 'group', groupId))).json()).toMatchObject({
      type: 'group',
      id: groupId,
      companyCount: 2,
      position: null,
      salaryMin: null,
      status: 'WAITING',
    })
  })

  test('of a message, without a word of it: it leads to the room', async () => {
    const me = await addCandidate(server)
    const now = server.clock()
    const [roomId, messageId] = [server.deps.ids.next(), server.deps.ids.next()]
    const room = {
      id: roomId,
      candidateId: me.userId,
      companyId,
      operatorId,
      createdAt: now,
      lastMessageAt: now,
    }
    await server.db.drizzle.insert(messageRooms).values(room)
    const said = {
      id: messageId,
      roomId,
      sender: 'OPERATOR',
      senderId: operatorId,
      body: '내일 뵐까요?',
    } as const
    await server.db.drizzle.insert(messages).values({ ...said, createdAt: now })
    const answer = await open(await addLink(me, 'message', messageId))
    expect(answer.json()).toMatchObject({ type: 'message', id: roomId, name: '노을클라우드', status: null })
    expect(answer.body).not.toContain('내일')
  })

  test('[OFR-12] of an offer past its last day as expired', async () => {
    const me = await addCandidate(server)
    const id = await send(me, { expiryDay: '2026-11-15' })
    expect((await open(await addLink(me, 'offer', id))).json()).toMatchObject({ status: 'EXPIRED' })
  })

  test('and counts how often it was opened', async () => {
    const me = await addCandidate(server)
    const token = await addLink(me, 'offer', await send(me))
    await Promise.all([open(token), open(token), open(token)])
    const [link] = await server.db.drizzle
      .select()
      .from(shortLinks)
      .where(eq(shortLinks.tokenHash, hashToken(token)))
    expect(link).toMatchObject({ opens: 3, openedAt: server.clock() })
  })
})

describe('[ROUTE-9] a link that leads nowhere is 404', () => {
  test('unknown, expired, malformed', async () => {
    const me = await addCandidate(server)
    const expired = await addLink(me, 'offer', await send(me), { expiresAt: server.clock() })
    for (const token of ['nobody-has-this-token', expired, 'short', '한글한글한글한글', 'a'.repeat(65)])
      expect((await open(encodeURIComponent(token))).statusCode).toBe(404)
  })

  test('to an offer that is not delivered, was taken back, or is not theirs', async () => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const later = await send(me, {
      deliverAt: new Date('2026-11-16T01:00:00.001Z'),
      companyId: await addCompany(server.db.drizzle),
    })
    const undone = await send(me, { undoneAt: server.clock() })
    const foreign = await send(other)
    for (const id of [later, undone, foreign, server.deps.ids.next()])
      expect((await open(await addLink(me, 'offer', id))).statusCode).toBe(404)
  })

  test('of somebody who has left', async () => {
    const me = await addCandidate(server)
    const token = await addLink(me, 'offer', await send(me))
    const gone = { deletedAt: server.clock(), nameSealed: null, phoneSealed: null, phoneHash: null }
    await server.db.drizzle.update(users).set(gone).where(eq(users.id, me.userId))
    expect((await open(token)).statusCode).toBe(404)
  })
})
