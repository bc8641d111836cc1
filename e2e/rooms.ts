import { and, eq } from 'drizzle-orm'
import { messageRooms, messages } from '../apps/server/src/db/schema/messages.ts'
import { operators } from '../apps/server/src/db/schema/operators.ts'
import { closeRoom, openRoom } from '../apps/server/src/rooms/store.ts'
import { writeInRoom } from '../apps/server/src/rooms/write.ts'
import { addCoffeechat } from './coffeechat.ts'
import { service } from './database.ts'
import type { Person } from './world.ts'

/** Conversations put straight into the running service, and what happens to them there. */

export type Agent = { id: string; name: string; email: string }

/** An agent whose rooms are one test's alone. */
export async function addAgent(name = '정하린'): Promise<Agent> {
  const { db, ids, clock } = await service()
  const id = ids.next()
  const agent = { id, name, email: `${id}@agents.example` }
  await db.drizzle
    .insert(operators)
    .values({ ...agent, role: 'AGENT', passwordHash: 'never used', createdAt: clock() })
  return agent
}

export async function addAgentRoom(person: Person, agent: Agent): Promise<string> {
  const { db, ids, clock } = await service()
  const parties = { candidateId: person.userId, companyId: null, operatorId: agent.id, offerId: null }
  return db.transaction((tx) => openRoom(tx, parties, { ids, now: clock() }))
}

/** The room that a matched offer opens with its company. */
export async function addCompanyRoom(person: Person) {
  const coffeechatId = await addCoffeechat(person)
  const { db } = await service()
  const [room] = await db.drizzle
    .select({ roomId: messageRooms.id, operatorId: messageRooms.operatorId })
    .from(messageRooms)
    .where(eq(messageRooms.candidateId, person.userId))
  if (!room) throw new Error('the match opened no room')
  return { coffeechatId, ...room }
}

type Said = { surveyOf?: string; offerId?: string }

/** The other side writes, one line after another. */
export async function theySay(
  roomId: string,
  operatorId: string,
  lines: readonly string[],
  carried: Said = {},
): Promise<void> {
  const { db, ids, clock } = await service()
  await db.transaction(async (tx) => {
    for (const body of lines) {
      const line = { sender: 'OPERATOR', senderId: operatorId, body, ...carried } as const
      await writeInRoom(tx, roomId, line, { ids, now: clock() })
    }
  })
}

export async function roomCloses(roomId: string): Promise<void> {
  const { db, clock } = await service()
  await db.transaction((tx) => closeRoom(tx, roomId, clock()))
}

export async function hideMessage(roomId: string, body: string): Promise<void> {
  const { db, clock } = await service()
  const one = and(eq(messages.roomId, roomId), eq(messages.body, body))
  await db.drizzle.update(messages).set({ hiddenAt: clock() }).where(one)
}

/** What the service holds of the conversation, in its order. */
export async function saidIn(roomId: string): Promise<string[]> {
  const { db } = await service()
  const rows = await db.drizzle
    .select({ body: messages.body })
    .from(messages)
    .where(eq(messages.roomId, roomId))
    .orderBy(messages.seq)
  return rows.map(({ body }) => body)
}
