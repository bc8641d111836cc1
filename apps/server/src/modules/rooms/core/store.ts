import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { passOwnLine } from './mark-store.ts'
import { roomIsOpen } from './sql.ts'

type RoomParties = {
  candidateId: string
  /** Null for a conversation with our agent. */
  companyId: string | null
  operatorId: string
  offerId: string | null
}

/** The one room of the two, opened again if it was closed. */
export async function openRoom(tx: Queries, parties: RoomParties, { ids, now }: Clock): Promise<string> {
  const { candidateId, companyId, operatorId } = messageRooms
  const withCompany = parties.companyId !== null
  const [room] = await tx
    .insert(messageRooms)
    .values({ ...parties, id: ids.next(), createdAt: now, lastMessageAt: now })
    .onConflictDoUpdate({
      target: withCompany ? [candidateId, companyId] : [candidateId, operatorId],
      targetWhere: withCompany ? sql`company_id is not null` : sql`company_id is null`,
      set: { closedAt: null },
    })
    .returning({ id: messageRooms.id })
  return room!.id
}

/**
 * A line that nobody wrote: what happened, where the two talk. A closed room stays as it is. Whoever brought it about
 * need not read it.
 */
export async function sayInRoom(
  tx: Queries,
  roomId: string,
  body: string,
  { ids, now, by }: Clock & { by?: string },
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `with room as (
       select id from message_rooms where id = $1 and ${roomIsOpen('message_rooms')} for no key update)
     insert into messages (id, room_id, sender, body, created_at) select $2, id, 'SYSTEM', $3, $4 from room`,
    [roomId, ids.next(), body, now],
  )
  if (by && rowCount === 1) await passOwnLine(tx, { roomId, readerId: by, now })
}

export async function closeRoom(tx: Queries, roomId: string, now: Date): Promise<void> {
  await tx
    .update(messageRooms)
    .set({ closedAt: now })
    .where(and(eq(messageRooms.id, roomId), asSql(roomIsOpen('message_rooms'))))
}
