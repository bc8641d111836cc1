import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { type RoomFilter, roomFilters } from '@coffeeattack/domain/rooms/room'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { cannedReplies, messageRooms } from '../../../platform/db/schema/rooms.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { delivered } from '../../offers/core/sql.ts'
import { works } from '../../operators/core/sql.ts'
import { LAST_MESSAGE_ID } from '../core/message-store.ts'
import { COFFEECHAT_ID, ROOM_STATE, type StoredRoom } from '../core/room-state.ts'
import { FROM, MARK, operatorAudience, reachedBy, roomIsOpen, stillAnswers, UNREAD } from '../core/sql.ts'

/**
 * A match with this side discloses the name: with the company, or with the agent. $2 is the operator's id;
 * admins have no matches.
 */
export const nameIsGivenTo = ({ role }: OperatorCaller): string => `exists (select from coffeechats k
  where k.candidate_id = r.candidate_id and ${role === 'recruiter' ? 'k.company_id = $1' : 'k.operator_id = $2'})`

/** A person without a disclosed name has nothing to decrypt. */
type NamelessPerson = { kind: 'nameless' }
export type KnownPerson = { kind: 'known'; nameSealed: string | null }

const personFor = (caller: OperatorCaller): string => `case when ${nameIsGivenTo(caller)}
  then json_build_object('kind', 'known', 'nameSealed', u.name_sealed) else json_build_object('kind', 'nameless') end`

/** All filters except `closed` show open rooms. */
export const FILTERS: Readonly<Record<RoomFilter, string>> = {
  all: roomIsOpen('r'),
  mine: `${roomIsOpen('r')} and r.operator_id = $2`,
  unassigned: `${roomIsOpen('r')} and not ${stillAnswers('r', 'p')}`,
  unread: `${roomIsOpen('r')} and ${UNREAD.operator} > 0`,
  closed: `not ${roomIsOpen('r')}`,
}

export type RoomRow = StoredRoom & {
  id: string
  candidateId: string
  person: NamelessPerson | KnownPerson
  operator: { id: string; name: string }
  isUnassigned: boolean
  coffeechatId: string | null
  theirSeq: number
  lastMessageId: string | null
  lastMessageAt: Date
  unread: number
}

export const roomsFor = (caller: OperatorCaller) => `
  select r.id, r.candidate_id as "candidateId", ${ROOM_STATE}, ${personFor(caller)} as person,
    json_build_object('id', p.id, 'name', p.name) as operator, not ${stillAnswers('r', 'p')} as "isUnassigned",
    ${COFFEECHAT_ID} as "coffeechatId", ${MARK.candidate} as "theirSeq", ${UNREAD.operator} as unread,
    ${LAST_MESSAGE_ID} as "lastMessageId", r.last_message_at as "lastMessageAt"
  ${FROM} where ${reachedBy(caller)}`

export const whose = (caller: OperatorCaller) => [operatorAudience(caller), caller.operatorId]

export async function findRoom(db: Queries, caller: OperatorCaller, roomId: string): Promise<RoomRow | null> {
  const { rows } = await db.$client.query<RoomRow>({
    name: `room-for-${caller.role}`,
    text: `${roomsFor(caller)} and $2::uuid is not null and r.id = $3`,
    values: [...whose(caller), roomId],
  })
  return rows[0] ?? null
}

/** The same, and locks the room until the transaction ends. */
export async function lockRoom(tx: Queries, caller: OperatorCaller, roomId: string): Promise<RoomRow | null> {
  await tx.$client.query('select from message_rooms where id = $1 for no key update', [roomId])
  return findRoom(tx, caller, roomId)
}

export type Counts = Record<RoomFilter, number>

export async function countRooms(db: Queries, caller: OperatorCaller): Promise<Counts> {
  const counts = roomFilters.map((filter) => `count(*) filter (where ${FILTERS[filter]})::int as ${filter}`)
  const { rows } = await db.$client.query<Counts>(
    `select ${counts.join(', ')} ${FROM} where ${reachedBy(caller)} and $2::uuid is not null`,
    whose(caller),
  )
  return rows[0]!
}

type Colleague = { id: string; name: string }

/** Operators who can answer in the room: the company's recruiters, or our agents. */
export async function assigneesFor(db: Queries, companyId: string | null): Promise<Colleague[]> {
  const { rows } = await db.$client.query<Colleague>(
    `select id, name from operators
     where ${works('operators')} and role = $2 and company_id is not distinct from $1 order by name, id`,
    [companyId, companyId ? 'RECRUITER' : 'AGENT'],
  )
  return rows
}

type ShownOffer = { id: string; name: string; position: string; status: OfferStatus }

/** Offers of this side ($2) to the candidate ($1) that were delivered by now ($3). */
const sentBy = ({ role }: OperatorCaller) => `o.candidate_id = $1
  and ${role === 'recruiter' ? 'o.company_id = $2' : 'o.operator_id = $2'} and ${delivered('o', '$3')}`

/** The newest first. */
export async function offersTo(
  db: Queries,
  candidateId: string,
  caller: OperatorCaller,
  { now, limit }: { now: Date; limit: number },
): Promise<ShownOffer[]> {
  const { rows } = await db.$client.query<ShownOffer & { expiryDay: string }>(
    `select o.id, coalesce(c.name, p.name) as name, o.position, o.status, o.expiry_day as "expiryDay"
     from offers o join operators p on p.id = o.operator_id left join companies c on c.id = o.company_id
     where ${sentBy(caller)} order by o.created_at desc, o.id desc limit $4`,
    [candidateId, operatorAudience(caller), now, limit],
  )
  return rows.map(({ expiryDay, ...offer }) => {
    const expiredAt = deadlineOf(expiryDay)
    return { ...offer, status: effectiveStatus({ status: offer.status, expiredAt }, now) }
  })
}

export async function hasSent(
  db: Queries,
  { offerId, candidateId }: { offerId: string; candidateId: string },
  caller: OperatorCaller,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.$client.query(`select from offers o where ${sentBy(caller)} and o.id = $4`, [
    candidateId,
    operatorAudience(caller),
    now,
    offerId,
  ])
  return rowCount === 1
}

export async function giveRoom(tx: Queries, roomId: string, operatorId: string): Promise<void> {
  await tx.update(messageRooms).set({ operatorId }).where(eq(messageRooms.id, roomId))
}

export async function reopenRoom(tx: Queries, roomId: string): Promise<void> {
  await tx.update(messageRooms).set({ closedAt: null }).where(eq(messageRooms.id, roomId))
}

type Reply = { id: string; title: string; message: string }

export async function repliesOf(db: Queries, operatorId: string): Promise<Reply[]> {
  const { rows } = await db.$client.query<Reply>(
    `select id, title, body as message from canned_replies where operator_id = $1 order by title, id`,
    [operatorId],
  )
  return rows
}

/** Two tabs of one operator run one after the other. */
export async function lockReplies(tx: Queries, operatorId: string): Promise<void> {
  await tx.$client.query(`select from operators where id = $1 for no key update`, [operatorId])
}

export async function saveReply(
  tx: Queries,
  { id, operatorId, title, message, now }: Reply & { operatorId: string; now: Date },
): Promise<Reply> {
  const text = { body: message, updatedAt: now }
  const [saved] = await tx
    .insert(cannedReplies)
    .values({ id, operatorId, title, ...text })
    .onConflictDoUpdate({ target: [cannedReplies.operatorId, cannedReplies.title], set: text })
    .returning({ id: cannedReplies.id, title: cannedReplies.title, message: cannedReplies.body })
  return saved!
}

export async function deleteReply(db: Queries, id: string, operatorId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(cannedReplies)
    .where(and(eq(cannedReplies.id, id), eq(cannedReplies.operatorId, operatorId)))
  return rowCount === 1
}
