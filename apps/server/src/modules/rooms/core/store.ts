import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { MessageType } from '@coffeeattack/domain/rooms/message'
import type { Room } from '@coffeeattack/domain/rooms/room'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { here } from '../../accounts/core/sql.ts'
import { notTakenBack } from '../../offers/core/sql.ts'
import { MARK, OTHER, type Side, UNREAD, roomIsOpen } from './sql.ts'

export type CarriedOffer = {
  id: string
  offerGroupId: string | null
  status: OfferStatus
  name: string
  logo: string | null
  position: string
  salaryMin: number | null
  salaryMax: number | null
  expiryDay: string
}

export type MessageRow = {
  id: string
  roomId: string
  seq: number
  sender: 'CANDIDATE' | 'OPERATOR' | 'SYSTEM'
  operatorName: string | null
  type: MessageType
  body: string
  targetId: string | null
  clientId: string | null
  createdAt: Date
  isHidden: boolean
  candidateMark: number
  operatorMark: number
  offer: CarriedOffer | null
  isAnswered: boolean
}

/** What the message shows besides its words, as it stands now. It was sent to this very candidate, or it is not shown. */
const OFFER = `(select json_build_object('id', o.id, 'offerGroupId', o.group_id, 'status', o.status,
    'name', coalesce(c.name, p.name), 'logo', c.logo, 'position', o.position, 'salaryMin', o.salary_min,
    'salaryMax', o.salary_max, 'expiryDay', o.expiry_day)
  from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
  where m.type = 'offer' and o.id = m.target_id and o.candidate_id = r.candidate_id and ${notTakenBack('o')})`

/** Looked for by id, message by message: as a join it would read every operator there is. */
const OPERATOR_NAME = `(select w.name from operators w where m.sender = 'OPERATOR' and w.id = m.sender_id)`

/** A message `m` of a room `r`. */
const MESSAGE = `m.id, m.room_id as "roomId", m.seq, m.sender, ${OPERATOR_NAME} as "operatorName", m.type, m.body,
    m.target_id as "targetId", m.client_id as "clientId", m.created_at as "createdAt",
    m.hidden_at is not null as "isHidden", ${MARK.candidate} as "candidateMark", ${MARK.operator} as "operatorMark",
    ${OFFER} as offer,
    m.type = 'survey' and exists (select from survey_answers a where a.user_id = r.candidate_id) as "isAnswered"`

/** Of the messages `m` that are found so. Of whoever left nothing is read any more. */
const messagesFrom = (found: string, besides = ''): string => `
  select ${MESSAGE}${besides}
  from ${found}
  join message_rooms r on r.id = m.room_id
  join users u on u.id = r.candidate_id and ${here('u')}`

/** The newest of the room, or those before a number; newest first. */
export async function messagesBefore(
  db: Queries,
  roomId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await db.$client.query<MessageRow>({
    name: 'messages-before',
    text: `${messagesFrom('messages m')} where m.room_id = $1 and m.seq < $2 order by m.seq desc limit $3`,
    values: [roomId, before ?? 2_147_483_647, limit],
  })
  return rows
}

const WANTED = `unnest($1::uuid[]) as wanted (id)
      cross join lateral (select * from messages where id = wanted.id limit 1)`

/**
 * By id; those that are gone are not among them. Each is looked for by itself: of a key that also holds a time the planner
 * does not know that an id has one row, and would read whole tables beside it.
 */
export async function messagesOf(db: Queries, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<MessageRow>({
    name: 'messages-of',
    text: messagesFrom(`${WANTED} m`),
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same, with what one side has not read in their rooms: each room is counted once, however much was said in it. */
export async function messagesToTell(
  db: Queries,
  ids: readonly string[],
  side: Side,
): Promise<Map<string, MessageRow & { unread: number }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<MessageRow & { unread: number }>({
    name: `messages-to-tell-${side}`,
    text: `with m as materialized (select m.* from ${WANTED} m),
      standing as materialized (
        select r.id, ${UNREAD[side]} as unread from message_rooms r where r.id in (select room_id from m))
      ${messagesFrom('m', ', s.unread')} join standing s on s.id = r.id`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Parts of queries about a room `r` with its company `c`, if it has one. */

/** What decides whether the two can write to each other. */
export const ROOM_STATE = `
  case when r.company_id is null then 'agent' else 'recruiter' end as "with", r.closed_at as "closedAt",
  coalesce(c.active, false) as "companyActive",
  exists (select from coffeechats k where k.candidate_id = r.candidate_id and k.company_id = r.company_id
    and k.cancelled_at is null) as matched,
  exists (select from blocks b join company_keys named on named.company_key = b.company_key
    where b.candidate_id = r.candidate_id and named.company_id = r.company_id) as "companyBlocked"`

/** The coffee chat that the two talk about: the latest that was not called off. */
export const COFFEECHAT_ID = `(select k.id from coffeechats k
  where k.candidate_id = r.candidate_id and k.cancelled_at is null
    and case when r.company_id is not null then k.company_id = r.company_id
      else k.operator_id = r.operator_id or k.offer_id = r.offer_id end
  order by k.created_at desc, k.id desc limit 1)`

/** The last message of the room, in the one month where it can be. */
const IS_LAST = 'm.room_id = r.id and m.seq = r.last_seq and m.created_at = r.last_message_at'

export const LAST_MESSAGE_ID = `(select m.id from messages m where ${IS_LAST})`

/** All of it, where each room shows it. A time inside JSON arrives as text: `messageIn` reads it. */
export const LAST_MESSAGE = `(select row_to_json(last_message)
  from (select ${MESSAGE} from messages m where ${IS_LAST}) last_message)`

export type MessageInJson = Omit<MessageRow, 'createdAt'> & { createdAt: string }

export const messageIn = (json: MessageInJson): MessageRow => ({
  ...json,
  createdAt: new Date(json.createdAt),
})

/** The candidate's own room; whatever is written in it waits until this transaction ends. */
export async function lockRoomOfCandidate(
  tx: Queries,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<(Room & { id: string }) | null> {
  const { rows } = await tx.$client.query<Room & { id: string }>({
    name: 'lock-room-of-candidate',
    text: `select r.id, ${ROOM_STATE} from message_rooms r
      join users u on u.id = r.candidate_id and ${here('u')} left join companies c on c.id = r.company_id
      where r.id = $1 and r.candidate_id = $2 for no key update of r`,
    values: [roomId, userId],
  })
  return rows[0] ?? null
}

type SentLineKey = { roomId: string; senderId: string; clientId: string }

/** What a device sent under its own name for it. */
const SENT = `select * from messages where room_id = $1 and sender_id = $2 and client_id = $3`

export async function sentUnder(tx: Queries, { roomId, senderId, clientId }: SentLineKey) {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'message-sent-under',
    text: messagesFrom(`(${SENT}) m`),
    values: [roomId, senderId, clientId],
  })
  return rows[0] ?? null
}

type NewMessage = Omit<SentLineKey, 'clientId'> & {
  id: string
  sender: 'CANDIDATE' | 'OPERATOR'
  type: MessageType
  body: string
  targetId: string | null
  clientId: string | undefined
  now: Date
}

/**
 * Writes into a room that the caller holds locked, unless the device sent it before: then that one stands. Answers it as
 * it is read, in the same statement: the room's lock is held for two round trips less. Both sides' live streams hear of
 * it by the database itself, as of every message.
 */
export async function writeOnce(
  tx: Queries,
  { id, roomId, sender, senderId, type, body, targetId, clientId, now }: NewMessage,
): Promise<MessageRow> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'write-message',
    text: `with sent as (${SENT}),
      written as (
        insert into messages (id, room_id, sender, sender_id, type, body, target_id, client_id, created_at)
        select $4, $1, $5, $2, $6, $7, $8, $3, $9 where not exists (select from sent)
        returning *)
      ${messagesFrom('(select * from sent union all select * from written) m')}`,
    values: [roomId, senderId, clientId ?? null, id, sender, type, body, targetId, now],
  })
  return rows[0]!
}

/** How a room stands for one side: what it has not read, and how far the other side has. */
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

/** A mark goes no further than the room, and never back. False when it stays where it was. */
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

/** The last line is one's own doing: it is read, if it is all that its side has not read. */
export async function passOwnLine(
  tx: Queries,
  { roomId, readerId, now }: Omit<NewReadMark, 'seq'>,
): Promise<void> {
  await tx.$client.query(
    `insert into read_marks (room_id, reader_id, seq, read_at)
     select r.id, $2, r.last_seq, $3 from message_rooms r
     where r.id = $1 and case when r.candidate_id = $2 then ${UNREAD.candidate} else ${UNREAD.operator} end = 1
     on conflict (room_id, reader_id) do update set seq = excluded.seq, read_at = excluded.read_at`,
    [roomId, readerId, now],
  )
}

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
