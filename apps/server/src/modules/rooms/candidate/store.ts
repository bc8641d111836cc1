import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { namelessLines } from '@coffeeattack/domain/rooms/nameless'
import { and, not, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { hasNotLeft, ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { delivered } from '../../offers/core/sql.ts'
import { LAST_MESSAGE, messageIn, type MessageInJson, type MessageRow } from '../core/message-store.ts'
import { COFFEECHAT_ID, ROOM_STATE, type StoredRoom } from '../core/room-state.ts'
import { knowEachOther, MARK, UNREAD } from '../core/sql.ts'
import { sayInRoom } from '../core/store.ts'

export type OperatorCard = { id: string; name: string; photo: string | null; greeting: string }

export type RoomRow = StoredRoom & {
  roomId: string
  company: { id: string; name: string; logo: string | null } | null
  operator: OperatorCard
  coffeechatId: string | null
  theirSeq: number
  lastMessage: MessageRow | null
  unread: number
}

const ROOMS = `
  select r.id as "roomId", ${ROOM_STATE}, ${COFFEECHAT_ID} as "coffeechatId",
    case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'logo', c.logo) end as company,
    json_build_object('id', p.id, 'name', p.name, 'photo', p.photo, 'greeting', p.greeting) as operator,
    ${MARK.operator} as "theirSeq", ${UNREAD.candidate} as unread, ${LAST_MESSAGE} as "lastMessage"
  from message_rooms r
  join users u on u.id = r.candidate_id and ${hasNotLeft('u')}
  join operators p on p.id = r.operator_id
  left join companies c on c.id = r.company_id
  where r.candidate_id = $1
  order by r.last_message_at desc, r.id desc`

/** All rooms of a candidate with their last messages, the most recently used first. */
export async function roomsOf(db: Queries, userId: string): Promise<RoomRow[]> {
  const { rows } = await db.$client.query<
    Omit<RoomRow, 'lastMessage'> & { lastMessage: MessageInJson | null }
  >({ name: 'rooms-of-candidate', text: ROOMS, values: [userId] })
  return rows.map((room) => ({ ...room, lastMessage: room.lastMessage && messageIn(room.lastMessage) }))
}

/** The audience of the other side, when the room is the caller's. */
export async function findOwnRoom(db: Queries, { roomId, userId }: { roomId: string; userId: string }) {
  const { rows } = await db.$client.query<{ otherAudience: string }>(
    `select coalesce(r.company_id, r.operator_id) as "otherAudience" from message_rooms r
     join users u on u.id = r.candidate_id and ${hasNotLeft('u')} where r.id = $1 and r.candidate_id = $2`,
    [roomId, userId],
  )
  return rows[0] ?? null
}

/** The person's room with a company. */
export async function findRoomWith(
  db: Queries,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<string | null> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select id from message_rooms where candidate_id = $1 and company_id = $2',
    [userId, companyId],
  )
  return rows[0]?.id ?? null
}

export type AskedOffer = {
  status: OfferStatus
  expiryDay: string
  companyId: string | null
  operatorId: string
  isRecruiters: boolean
}

/** Locks a delivered offer, so that nobody decides it until the transaction ends. */
export async function holdOffer(
  tx: Queries,
  { offerId, userId, now }: { offerId: string; userId: string; now: Date },
): Promise<AskedOffer | null> {
  const { rows } = await tx.$client.query<AskedOffer>(
    `select o.status, o.expiry_day as "expiryDay", o.company_id as "companyId", o.operator_id as "operatorId",
       p.role = 'RECRUITER' as "isRecruiters"
     from offers o join operators p on p.id = o.operator_id
     where o.id = $1 and o.candidate_id = $2 and ${delivered('o', '$3')} and ${ownerHasNotLeft('$2')} for share of o`,
    [offerId, userId, now],
  )
  return rows[0] ?? null
}

type TalkParties = { candidateId: string; companyId: string; operatorId: string; offerId: string }

/**
 * Starts an anonymous conversation about an offer in the room of the two (OFR-17). Messages about an earlier
 * offer stay masked; two who know each other continue under their names.
 */
export async function beginTalk(tx: Queries, parties: TalkParties, when: Clock): Promise<void> {
  const { candidateId, operatorId, offerId } = parties
  const { id, lastSeq } = messageRooms
  const [moved] = await tx
    .insert(messageRooms)
    .values({ ...parties, id: when.ids.next(), createdAt: when.now, lastMessageAt: when.now })
    .onConflictDoUpdate({
      target: [messageRooms.candidateId, messageRooms.companyId],
      targetWhere: sql`company_id is not null`,
      set: { offerId, operatorId, questionsAsked: 0, maskedUpTo: lastSeq, closedAt: null },
      setWhere: and(
        sql`${messageRooms.offerId} is distinct from ${offerId}`,
        not(asSql(knowEachOther('message_rooms'))),
      )!,
    })
    .returning({ id, lastSeq })
  if (moved && moved.lastSeq > 0)
    await sayInRoom(tx, moved.id, namelessLines.askedAgain, { ...when, by: candidateId })
}

/** An operator with whom the person has a room or from whom they have an offer. */
export async function findOperator(
  db: Queries,
  { operatorId, userId, now }: { operatorId: string; userId: string; now: Date },
): Promise<OperatorCard | null> {
  const { rows } = await db.$client.query<OperatorCard>(
    `select p.id, p.name, p.photo, p.greeting from operators p
     where p.id = $1 and (
       exists (select from message_rooms r where r.operator_id = p.id and r.candidate_id = $2)
       or exists (select from messages m join message_rooms r on r.id = m.room_id
         where r.candidate_id = $2 and m.sender_id = p.id)
       or exists (select from offers o where o.operator_id = p.id and o.candidate_id = $2
         and ${delivered('o', '$3')})
       or exists (select from offer_groups g where g.operator_id = p.id and g.candidate_id = $2
         and ${delivered('g', '$3')}))`,
    [operatorId, userId, now],
  )
  return rows[0] ?? null
}

/** Which of the offers and groups were delivered to their candidate. */
export async function deliveredAmong(db: Queries, ids: readonly string[], now: Date) {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<{ id: string; offerGroupId: string | null }>(
    `select id, null::uuid as "offerGroupId" from offers
     where id = any($1::uuid[]) and ${delivered('offers', '$2')}
     union all
     select id, id from offer_groups where id = any($1::uuid[]) and ${delivered('offer_groups', '$2')}`,
    [ids, now],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
