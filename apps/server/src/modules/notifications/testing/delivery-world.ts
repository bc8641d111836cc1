import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { sessions } from '../../../platform/db/schema/sessions.ts'
import { addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import { announceOffer } from '../../offers/console/announce-offer.ts'
import { writeInRoom } from '../../rooms/core/write-line.ts'
import { tellPeople } from '../core/tell-people.ts'
import { deliverNotifications } from '../jobs/deliver-notifications.ts'

type Text = { to: string; text: string }

/** An outside company that answers as the test wants it to, and keeps what reached it. */
async function listen(answer: (body: string) => { status: number; body: string }): Promise<Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { status, body } = answer(Buffer.concat(parts).toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The real service with a text sender and a push service of its own. */
export async function createDeliveryWorld() {
  const texts: Text[] = []
  const pushes: string[] = []
  const status = { sms: 200, push: 201 }
  const sender = await listen((body) => {
    if (status.sms !== 200) return { status: status.sms, body: '{}' }
    const [message] = (JSON.parse(body) as { messages: Text[] }).messages
    texts.push({ to: message!.to, text: message!.text })
    return { status: 200, body: JSON.stringify({ messageList: [{ messageId: 'M1' }] }) }
  })
  const pushService = await listen((body) => {
    pushes.push(body)
    return { status: status.push, body: '' }
  })
  const sms = { SMS_BASE: addressOf(sender), SMS_KEY: 'k', SMS_SECRET: 's', SMS_FROM: '0212345678' }
  const server = await createTestApp({ settings: { ...sms, APP_ORIGIN: 'https://coffee.example' } })
  const { drizzle } = server.db
  let count = 0

  const rows = (who: TestCandidate, channel: 'CENTRE' | 'SMS' | 'PUSH') =>
    drizzle
      .select()
      .from(notices)
      .where(and(eq(notices.userId, who.userId), eq(notices.channel, channel)))
      .orderBy(notices.id)

  return {
    server,
    texts,
    pushes,
    status,
    pushAddress: addressOf(pushService),
    deliver: () => deliverNotifications(server.deps),
    /** One that got through: what failed in an earlier test is forgotten. */
    async closeCircuit() {
      server.clock.set('2027-01-01T10:00:00+09:00')
      await server.deps.providers.sms.send({ to: '0212345678', text: '' })
    },
    textsTo: (who: TestCandidate) => texts.filter(({ to }) => to === who.phone).map(({ text }) => text),
    rows,
    /** The states of the person's notifications on a channel, in the order in which they were written. */
    states: async (who: TestCandidate, channel: 'CENTRE' | 'SMS') =>
      (await rows(who, channel)).map(({ sentAt, droppedAt }) =>
        sentAt ? 'sent' : droppedAt ? 'dropped' : 'waits',
      ),

    /** A company's offer, told of as the composer does; it can be taken back until `deliverAt`. */
    async offer(who: TestCandidate, columns: Partial<Parameters<typeof addOffer>[1]> = {}) {
      const now = server.clock()
      const name = `노을클라우드${(count += 1)}`
      const companyId = await addCompany(drizzle, { name, key: name })
      const operatorId = await addOperator(drizzle, companyId)
      const given = {
        candidateId: who.userId,
        companyId,
        operatorId,
        createdAt: now,
        deliverAt: now,
        ...columns,
      }
      const id = await addOffer(drizzle, { expiryDay: '2026-11-23', ...given })
      const sent = { ...given, id, kind: 'offer' as const, salaryMin: 6300, salaryMax: 6800 }
      await server.db.transaction((tx) => announceOffer(tx, sent, { ids: server.deps.ids, now }))
      return { id, name }
    },

    /** As the morning's job recalls an open offer. */
    async remind(who: TestCandidate, offerId: string, reminder: 'D-3' | 'D-1' | 'D-0') {
      const reminded = { type: 'OFFER_REMINDER', subject: `${offerId}:${reminder}` } as const
      const told = { ...reminded, userId: who.userId, content: { offerId, reminder } }
      await server.db.transaction((tx) =>
        tellPeople(tx, [told], { ids: server.deps.ids, now: server.clock() }),
      )
    },

    /** A room with one of our agents, who writes so many lines. */
    async message(who: TestCandidate, lines = 1) {
      const { ids } = server.deps
      const now = server.clock()
      const [roomId, operatorId] = [ids.next(), await addOperator(drizzle)]
      const parties = { candidateId: who.userId, companyId: null, operatorId }
      await drizzle
        .insert(messageRooms)
        .values({ id: roomId, ...parties, createdAt: now, lastMessageAt: now })
      const say = (body: string) => {
        const line = { sender: 'OPERATOR', senderId: operatorId, body } as const
        return writeInRoom(drizzle, roomId, line, { ids, now: server.clock() })
      }
      for (let line = 1; line <= lines; line++) await say(`연봉 ${line}억 어때요?`)
      return { roomId, say: () => say('보셨나요?') }
    },

    /** Signed in on a browser that may ring. */
    async browser(who: TestCandidate) {
      const now = server.clock()
      const login = {
        id: who.sessionId,
        userId: who.userId,
        device: 'Chrome',
        createdAt: now,
        lastUsedAt: now,
      }
      await drizzle.insert(sessions).values(login).onConflictDoNothing()
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const endpoint = `${addressOf(pushService)}/send/${(count += 1)}`
      const keys = { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
      const answer = await server.call('POST', '/users/push', { token: who.token, body: { endpoint, keys } })
      return { endpoint, status: answer.statusCode }
    },

    async close() {
      await server.close()
      sender.close()
      pushService.close()
    },
  }
}

export type DeliveryWorld = Awaited<ReturnType<typeof createDeliveryWorld>>

export const test = worldTest(createDeliveryWorld)
