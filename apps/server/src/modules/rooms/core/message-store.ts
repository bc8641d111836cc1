import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { MessageType } from '@coffeeattack/domain/rooms/message'
import type { KeptLine } from '@coffeeattack/domain/rooms/nameless'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { notTakenBack } from '../../offers/core/sql.ts'
import { lineColumns, MARK, numberAndTell, type Side, UNREAD } from './sql.ts'

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

export type MessageRow = KeptLine & {
  id: string
  roomId: string
  seq: number
  sender: 'CANDIDATE' | 'OPERATOR' | 'SYSTEM'
  operatorName: string | null
  type: MessageType
  targetId: string | null
  clientId: string | null
  createdAt: Date
  isHidden: boolean
  candidateMark: number
  operatorMark: number
  offer: CarriedOffer | null
  isAnswered: boolean
}

/** The attached offer in its current state. It is shown only if it was sent to this candidate. */
const OFFER = `(select json_build_object('id', o.id, 'offerGroupId', o.group_id, 'status', o.status,
    'name', coalesce(c.name, p.name), 'logo', c.logo, 'position', o.position, 'salaryMin', o.salary_min,
    'salaryMax', o.salary_max, 'expiryDay', o.expiry_day)
  from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
  where m.type = 'offer' and o.id = m.target_id and o.candidate_id = r.candidate_id and ${notTakenBack('o')})`

/** A subquery by id, because a join would read all operators. */
const OPERATOR_NAME = `(select w.name from operators w where m.sender = 'OPERATOR' and w.id = m.sender_id)`

/** The columns of a message `m` in a room `r`. */
const MESSAGE = `m.id, m.room_id as "roomId", m.seq, m.sender, ${OPERATOR_NAME} as "operatorName", m.type, ${lineColumns('m', 'r')},
    m.target_id as "targetId", m.client_id as "clientId", m.created_at as "createdAt",
    m.hidden_at is not null as "isHidden", ${MARK.candidate} as "candidateMark", ${MARK.operator} as "operatorMark",
    ${OFFER} as offer,
    m.type = 'survey' and exists (select from survey_answers a where a.user_id = r.candidate_id) as "isAnswered"`

/** Messages `m` from a given source. Messages of people who left are not read. */
const messagesFrom = (found: string, besides = ''): string => `
  select ${MESSAGE}${besides}
  from ${found}
  join message_rooms r on r.id = m.room_id
  join users u on u.id = r.candidate_id and ${hasNotLeft('u')}`

/** The newest messages of the room, or those before a number; newest first. */
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
 * Messages by id; deleted ones are missing. Each id is looked up separately, because the key of the
 * partitioned table includes a time and the planner would read whole partitions.
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

/** The same with each room's unread count for one side, counted once per room. */
export async function messagesToTell(db: Queries, ids: readonly string[], side: Side) {
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

/** The last message of the room, in the only partition that can contain it. */
const IS_LAST = 'm.room_id = r.id and m.seq = r.last_seq and m.created_at = r.last_message_at'

export const LAST_MESSAGE_ID = `(select m.id from messages m where ${IS_LAST})`

/** The last message as JSON. JSON carries times as text: `messageIn` reads it. */
export const LAST_MESSAGE = `(select row_to_json(last_message)
  from (select ${MESSAGE} from messages m where ${IS_LAST}) last_message)`

export type MessageInJson = Omit<MessageRow, 'createdAt'> & { createdAt: string }

export const messageIn = (json: MessageInJson): MessageRow => ({
  ...json,
  createdAt: new Date(json.createdAt),
})

type SentLineKey = { roomId: string; senderId: string; clientId: string }

/** The message that a device sent before under the same client id. */
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
  maskedBody: string | null
  targetId: string | null
  clientId: string | undefined
  now: Date
}

/**
 * Writes a message into a locked, open room, or returns the one that the device sent before. SQL text, because the
 * same statement returns the readable row, which saves two round trips under the lock.
 */
export async function writeOnce(
  tx: Queries,
  { id, roomId, sender, senderId, type, body, maskedBody, targetId, clientId, now }: NewMessage,
): Promise<MessageRow> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'write-message',
    text: `with sent as (${SENT}), ${numberAndTell('$4', '$10', 'exists (select from sent)')},
      written as (
        insert into messages (id, room_id, seq, sender, sender_id, type, body, masked_body, target_id, client_id, created_at)
        select $4, id, last_seq, $5, $2, $6, $7, $8, $9, $3, $10 from room
        returning *)
      ${messagesFrom('(select * from sent union all select * from written) m')}`,
    values: [roomId, senderId, clientId ?? null, id, sender, type, body, maskedBody, targetId, now],
  })
  if (!rows[0]) throw new Error(`message room ${roomId} is closed`)
  return rows[0]
}

export type CountedQuestion = Awaited<ReturnType<typeof countQuestion>>

/** Counts one of the five questions in a locked room, and returns its number and the operator asked. */
export async function countQuestion(tx: Queries, roomId: string) {
  const { id, questionsAsked: number, offerId, operatorId, companyId } = messageRooms
  const [counted] = await tx
    .update(messageRooms)
    .set({ questionsAsked: sql`${number} + 1` })
    .where(eq(id, roomId))
    .returning({ number, offerId: sql<string>`${offerId}`, operatorId, companyId })
  return counted!
}
