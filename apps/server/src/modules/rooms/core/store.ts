import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { delivered } from '../../offers/core/sql.ts'
import { canOpen, isOpened, knowEachOther, MARK, OTHER, roomIsOpen, type Side, UNREAD } from './sql.ts'

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

/** Adds a system line to an open room. It counts as read for whoever caused it. */
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
export async function moveMark(tx: Queries, { roomId, readerId, seq, now }: NewReadMark): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into read_marks as mark (room_id, reader_id, seq, read_at)
     select id, $2, least($3, last_seq), $4 from message_rooms where id = $1 and last_seq > 0
     on conflict (room_id, reader_id) do update set seq = excluded.seq, read_at = excluded.read_at
     where mark.seq < excluded.seq`,
    [roomId, readerId, seq, now],
  )
  return rowCount === 1
}

/** Marks the own last line as read when it is the only unread one. */
async function passOwnLine(tx: Queries, { roomId, readerId, now }: Omit<NewReadMark, 'seq'>): Promise<void> {
  await tx.$client.query(
    `insert into read_marks (room_id, reader_id, seq, read_at)
     select r.id, $2, r.last_seq, $3 from message_rooms r
     where r.id = $1 and case when r.candidate_id = $2 then ${UNREAD.candidate} else ${UNREAD.operator} end = 1
     on conflict (room_id, reader_id) do update set seq = excluded.seq, read_at = excluded.read_at`,
    [roomId, readerId, now],
  )
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
  const { rows } = await tx.$client.query<{ candidateId: string; companyId: string }>(
    `update message_rooms set questions_asked = 0, offer_id = $2,
       masked_up_to = case when offer_id = $2 then masked_up_to else last_seq end
     where id = $1 and questions_asked > 0
     returning candidate_id as "candidateId", company_id as "companyId"`,
    [roomId, offerId],
  )
  const [room] = rows
  if (!room) return false
  const told = { kind: 'room', subjectId: roomId }
  await addEvents(
    tx,
    [
      { ...told, audienceId: room.candidateId },
      { ...told, audienceId: room.companyId },
    ],
    now,
  )
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
  await tx.$client.query(
    `update message_rooms r set closed_at = coalesce(r.closed_at, $2), masked_up_to = r.last_seq
     where r.offer_id = any($1::uuid[]) and r.questions_asked > 0 and not ${knowEachOther('r')}`,
    [offerIds, now],
  )
}
