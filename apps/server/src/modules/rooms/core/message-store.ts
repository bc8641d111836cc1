import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { MessageType } from '@coffeeattack/domain/rooms/message'
import type { KeptLine } from '@coffeeattack/domain/rooms/nameless'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { notTakenBack } from '../../offers/core/sql.ts'
import { lineColumns, MARK, type Side, UNREAD } from './sql.ts'

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

/** What the message shows besides its words, as it stands now. It was sent to this very candidate, or it is not shown. */
const OFFER = `(select json_build_object('id', o.id, 'offerGroupId', o.group_id, 'status', o.status,
    'name', coalesce(c.name, p.name), 'logo', c.logo, 'position', o.position, 'salaryMin', o.salary_min,
    'salaryMax', o.salary_max, 'expiryDay', o.expiry_day)
  from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
  where m.type = 'offer' and o.id = m.target_id and o.candidate_id = r.candidate_id and ${notTakenBack('o')})`

/** Looked for by id, message by message: as a join it would read every operator there is. */
const OPERATOR_NAME = `(select w.name from operators w where m.sender = 'OPERATOR' and w.id = m.sender_id)`

/** A message `m` of a room `r`. */
const MESSAGE = `m.id, m.room_id as "roomId", m.seq, m.sender, ${OPERATOR_NAME} as "operatorName", m.type, ${lineColumns('m', 'r')},
    m.target_id as "targetId", m.client_id as "clientId", m.created_at as "createdAt",
    m.hidden_at is not null as "isHidden", ${MARK.candidate} as "candidateMark", ${MARK.operator} as "operatorMark",
    ${OFFER} as offer,
    m.type = 'survey' and exists (select from survey_answers a where a.user_id = r.candidate_id) as "isAnswered"`

/** Of the messages `m` that are found so. Of whoever left nothing is read any more. */
const messagesFrom = (found: string, besides = ''): string => `
  select ${MESSAGE}${besides}
  from ${found}
  join message_rooms r on r.id = m.room_id
  join users u on u.id = r.candidate_id and ${hasNotLeft('u')}`

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
  maskedBody: string | null
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
  { id, roomId, sender, senderId, type, body, maskedBody, targetId, clientId, now }: NewMessage,
): Promise<MessageRow> {
  const { rows } = await tx.$client.query<MessageRow>({
    name: 'write-message',
    text: `with sent as (${SENT}),
      written as (
        insert into messages (id, room_id, sender, sender_id, type, body, masked_body, target_id, client_id, created_at)
        select $4, $1, $5, $2, $6, $7, $8, $9, $3, $10 where not exists (select from sent)
        returning *)
      ${messagesFrom('(select * from sent union all select * from written) m')}`,
    values: [roomId, senderId, clientId ?? null, id, sender, type, body, maskedBody, targetId, now],
  })
  return rows[0]!
}
