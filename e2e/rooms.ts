import { eq } from 'drizzle-orm'
import { messages } from '../apps/server/src/platform/db/schema/rooms.ts'
import { openRoom } from '../apps/server/src/modules/rooms/core/store.ts'
import { writeInRoom } from '../apps/server/src/modules/rooms/core/write-line.ts'
import { service } from './database.ts'
import type { Agent } from './operators.ts'
import type { Person } from './world.ts'

/** Rooms inserted into the running service, and their messages. */

export async function addAgentRoom(person: Person, agent: Agent): Promise<string> {
  const { db, ids, clock } = await service()
  const parties = { candidateId: person.userId, companyId: null, operatorId: agent.id, offerId: null }
  return db.transaction((tx) => openRoom(tx, parties, { ids, now: clock() }))
}

/** The other side writes messages. */
export async function theySay(roomId: string, operatorId: string, lines: readonly string[]): Promise<void> {
  const { db, ids, clock } = await service()
  await db.transaction(async (tx) => {
    for (const body of lines) {
      const line = { sender: 'OPERATOR', senderId: operatorId, body } as const
      await writeInRoom(tx, roomId, line, { ids, now: clock() })
    }
  })
}

/** The room's messages in the database, in order. */
export async function saidIn(roomId: string): Promise<string[]> {
  const { db } = await service()
  const rows = await db.drizzle
    .select({ body: messages.body })
    .from(messages)
    .where(eq(messages.roomId, roomId))
    .orderBy(messages.seq)
  return rows.map(({ body }) => body)
}
