import { and, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms, readMarks } from '../../../platform/db/schema/rooms.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { delivered } from '../../offers/core/sql.ts'
import {
  canOpen,
  isOpened,
  knowEachOther,
  MARK,
  numberAndTell,
  OTHER,
  roomIsOpen,
  type Side,
  UNREAD,
} from './sql.ts'

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

export async function standingIn(db: Queries, roomIds: readonly string[], side: Side) {
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

/**
 * Marks the conversation about a matched offer as named: its messages become readable, those about other
 * offers stay masked, and open rooms reload. False when nothing was asked.
 */
export async function nameTalk(
  tx: Queries,
  { roomId, offerId }: { roomId: string; offerId: string },
  now: Date,
): Promise<boolean> {
  const { maskedUpTo, lastSeq, candidateId, companyId } = messageRooms
  const [room] = await tx
    .update(messageRooms)
    .set({
      questionsAsked: 0,
      offerId,
      maskedUpTo: sql`case when ${messageRooms.offerId} = ${offerId} then ${maskedUpTo} else ${lastSeq} end`,
    })
    .where(and(eq(messageRooms.id, roomId), gt(messageRooms.questionsAsked, 0)))
    .returning({ candidateId, companyId: sql<string>`${companyId}` })
  if (!room) return false
  const audiences = [room.candidateId, room.companyId]
  const events = audiences.map((audienceId) => ({ audienceId, kind: 'room', subjectId: roomId }))
  await addEvents(tx, events, now)
  return true
}

type AskedCompany = { company: string; lines: string[] }

/** The messages that accepting the offers would disclose to each company, and those disclosed already (OFR-18). */
export async function linesToOpen(
  db: Queries,
  { userId, offerIds }: { userId: string; offerIds: readonly string[] },
  now: Date,
): Promise<AskedCompany[]> {
  if (offerIds.length === 0) return []
  const { rows } = await db.$client.query<AskedCompany>(
    `select c.name as company, json_agg(m.body order by m.seq) as lines
     from offers o
     join companies c on c.id = o.company_id
     join message_rooms r on r.candidate_id = o.candidate_id and r.company_id = o.company_id
     join messages m on m.room_id = r.id and (${isOpened('m', 'r')} or ${canOpen('m', 'r', 'o')})
     where o.id = any($2::uuid[]) and o.candidate_id = $1 and ${delivered('o', '$3')}
     group by o.id, c.name order by c.name, o.id`,
    [userId, offerIds, now],
  )
  return rows
}

/** Closes the anonymous conversations about offers that ended without a match. */
export async function closeTalks(tx: Queries, offerIds: readonly string[], now: Date): Promise<void> {
  const { closedAt, lastSeq, offerId, questionsAsked } = messageRooms
  await tx
    .update(messageRooms)
    .set({ closedAt: sql`coalesce(${closedAt}, ${now})`, maskedUpTo: lastSeq })
    .where(
      and(inArray(offerId, [...offerIds]), gt(questionsAsked, 0), not(asSql(knowEachOther('message_rooms')))),
    )
}
