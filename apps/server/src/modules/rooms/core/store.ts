import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms, readMarks } from '../../../platform/db/schema/rooms.ts'
import { MARK, numberAndTell, OTHER, roomIsOpen, type Side, UNREAD } from './sql.ts'

type RoomParties = {
  candidateId: string
  /** Null for a room with an agent. */
  companyId: string | null
  operatorId: string
  offerId: string | null
}

/** The room of the two; a closed one is reopened. */
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
 * Adds a system line to an open room. It counts as read for whoever caused it. SQL text, because one statement
 * locks the room and inserts the line.
 */
export async function sayInRoom(
  tx: Queries,
  roomId: string,
  body: string,
  { ids, now, by }: Clock & { by?: string },
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    `with ${numberAndTell('$2', '$4')}
     insert into messages (id, room_id, seq, sender, body, created_at)
     select $2, id, last_seq, 'SYSTEM', $3, $4 from room`,
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

/** The unread count of one side, and how far the other side has read. */
type RoomStanding = { unread: number; theirSeq: number }

export async function standingIn(
  db: Queries,
  roomIds: readonly string[],
  side: Side,
): Promise<Map<string, RoomStanding>> {
  if (roomIds.length === 0) return new Map()
  const { rows } = await db.$client.query<RoomStanding & { id: string }>({
    name: `standing-of-${side}`,
    text: `select r.id, ${UNREAD[side]} as unread, ${MARK[OTHER[side]]} as "theirSeq"
      from message_rooms r where r.id = any($1::uuid[])`,
    values: [roomIds],
  })
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

type NewReadMark = { roomId: string; readerId: string; seq: number; now: Date }

/** Moves a read mark, never beyond the last message and never back. False when it did not move. */
export function moveMark(tx: Queries, { roomId, readerId, seq, now }: NewReadMark): Promise<boolean> {
  const mark = sql`select id, ${readerId}::uuid, least(${seq}::int, last_seq), ${now}::timestamptz
    from message_rooms where id = ${roomId} and last_seq > 0`
  return writeMark(tx, mark)
}

/** Marks the own last line as read when it is the only unread one. */
function passOwnLine(tx: Queries, { roomId, readerId, now }: Omit<NewReadMark, 'seq'>): Promise<boolean> {
  const mark = sql`select r.id, ${readerId}::uuid, r.last_seq, ${now}::timestamptz from message_rooms r
    where r.id = ${roomId} and 1 = case when r.candidate_id = ${readerId}
      then ${sql.raw(UNREAD.candidate)} else ${sql.raw(UNREAD.operator)} end`
  return writeMark(tx, mark)
}

async function writeMark(tx: Queries, mark: SQL): Promise<boolean> {
  const { rowCount } = await tx
    .insert(readMarks)
    .select(mark)
    .onConflictDoUpdate({
      target: [readMarks.roomId, readMarks.readerId],
      set: { seq: sql`excluded.seq`, readAt: sql`excluded.read_at` },
      setWhere: sql`${readMarks.seq} < excluded.seq`,
    })
  return rowCount === 1
}
