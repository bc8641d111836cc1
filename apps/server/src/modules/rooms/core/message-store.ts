import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { MessageType } from '@coffeeattack/domain/messages/message'
import type { Queries } from '../../../platform/db/queries.ts'
import { MARK } from './sides.ts'

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
  where m.type = 'offer' and o.id = m.target_id and o.candidate_id = r.candidate_id and o.undone_at is null)`

/** Of whoever left nothing is read any more. */
const MESSAGES = `
  select m.id, m.room_id as "roomId", m.seq, m.sender, w.name as "operatorName", m.type, m.body,
    m.target_id as "targetId", m.client_id as "clientId", m.created_at as "createdAt",
    m.hidden_at is not null as "isHidden", ${MARK.candidate} as "candidateMark", ${MARK.operator} as "operatorMark",
    ${OFFER} as offer,
    m.type = 'survey' and exists (select from survey_answers a where a.user_id = r.candidate_id) as "isAnswered"
  from messages m
  join message_rooms r on r.id = m.room_id
  join users u on u.id = r.candidate_id and u.deleted_at is null
  left join operators w on m.sender = 'OPERATOR' and w.id = m.sender_id`

/** The newest of the room, or those before a number; newest first. */
export async function messagesBefore(
  db: Queries,
  roomId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await db.$client.query<MessageRow>({
    name: 'messages-before',
    text: `${MESSAGES} where m.room_id = $1 and m.seq < $2 order by m.seq desc limit $3`,
    values: [roomId, before ?? 2_147_483_647, limit],
  })
  return rows
}

/** By id; those that are gone are not among them. */
export async function messagesOf(db: Queries, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<MessageRow>({
    name: 'messages-of',
    text: `${MESSAGES} where m.id = any($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}
