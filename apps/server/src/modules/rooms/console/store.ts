import { roomFilters, type Room, type RoomFilter } from '@coffeeattack/domain/messages/room'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { COFFEECHAT_ID, LAST_MESSAGE_ID, ROOM_STATE } from '../core/room-store.ts'
import { MARK, operatorAudience, UNREAD } from '../core/sides.ts'
import { FILTERS, nameGivenTo, reachedBy } from './scope.ts'

export type RoomRow = Room & {
  id: string
  candidateId: string
  nameSealed: string | null
  operator: { id: string; name: string }
  isUnassigned: boolean
  coffeechatId: string | null
  theirSeq: number
  lastMessageId: string | null
  lastMessageAt: Date
  unread: number
}

const FROM = `from message_rooms r
  join users u on u.id = r.candidate_id
  join operators p on p.id = r.operator_id
  left join companies c on c.id = r.company_id`

const roomsFor = (caller: OperatorCaller) => `
  select r.id, r.candidate_id as "candidateId", ${ROOM_STATE}, ${nameGivenTo(caller)} as "nameSealed",
    json_build_object('id', p.id, 'name', p.name) as operator, p.disabled_at is not null as "isUnassigned",
    ${COFFEECHAT_ID} as "coffeechatId", ${MARK.candidate} as "theirSeq", ${UNREAD.operator} as unread,
    ${LAST_MESSAGE_ID} as "lastMessageId", r.last_message_at as "lastMessageAt"
  ${FROM} where ${reachedBy(caller)}`

const whose = (caller: OperatorCaller) => [operatorAudience(caller), caller.operatorId]

export type Search = {
  filter: RoomFilter
  /** Words that stand in the conversation, in what the person does, or in the operator's name. */
  words: string | null
  /** Those whose names hold the words, as far as the caller may know them. */
  named: readonly string[]
  after: Place | null
  limit: number
}

const FOUND = `($3::text is null or r.candidate_id = any($4::uuid[]) or u.job_label ilike $3 or u.job_sub_label ilike $3
  or p.name ilike $3 or exists (select from messages s
    where s.room_id = r.id and s.hidden_at is null and s.body ilike $3))`

export async function findRooms(
  db: Queries,
  caller: OperatorCaller,
  { filter, words, named, after, limit }: Search,
): Promise<RoomRow[]> {
  const { rows } = await db.$client.query<RoomRow>(
    `${roomsFor(caller)} and $2::uuid is not null and ${FILTERS[filter]} and ${FOUND}
     and ($5::timestamptz is null or (r.last_message_at, r.id) < ($5, $6::uuid))
     order by r.last_message_at desc, r.id desc limit $7`,
    [...whose(caller), words && `%${escaped(words)}%`, named, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows
}

const escaped = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

export async function findRoom(db: Queries, caller: OperatorCaller, roomId: string): Promise<RoomRow | null> {
  const { rows } = await db.$client.query<RoomRow>(
    `${roomsFor(caller)} and $2::uuid is not null and r.id = $3`,
    [...whose(caller), roomId],
  )
  return rows[0] ?? null
}

/** The same; whatever changes in the room waits until this transaction ends. */
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

/** The names that the caller may know, of the rooms last written in: what can be searched for among them. */
export async function namesFor(db: Queries, caller: OperatorCaller, limit: number) {
  const { rows } = await db.$client.query<{ candidateId: string; nameSealed: string | null }>(
    `select r.candidate_id as "candidateId", ${nameGivenTo(caller)} as "nameSealed"
     ${FROM} where ${reachedBy(caller)} and $2::uuid is not null order by r.last_message_at desc limit $3`,
    [...whose(caller), limit],
  )
  return rows
}
