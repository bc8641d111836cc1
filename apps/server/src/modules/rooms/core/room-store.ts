import type { Room } from '@coffeeattack/domain/messages/room'
import type { Queries } from '../../../platform/db/queries.ts'

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

/** The last message of the room. */
export const LAST_MESSAGE_ID = `(select m.id from messages m where m.room_id = r.id and m.seq = r.last_seq)`

/** The candidate's own room; whatever is written in it waits until this transaction ends. */
export async function lockRoomOfCandidate(
  tx: Queries,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<(Room & { id: string }) | null> {
  const { rows } = await tx.$client.query<Room & { id: string }>({
    name: 'lock-room-of-candidate',
    text: `select r.id, ${ROOM_STATE} from message_rooms r
      join users u on u.id = r.candidate_id and u.deleted_at is null left join companies c on c.id = r.company_id
      where r.id = $1 and r.candidate_id = $2 for no key update of r`,
    values: [roomId, userId],
  })
  return rows[0] ?? null
}

type Named = { roomId: string; senderId: string; clientId: string }

export async function sentUnder(tx: Queries, { roomId, senderId, clientId }: Named) {
  const { rows } = await tx.$client.query<{ id: string; body: string }>({
    name: 'message-sent-under',
    text: `select id, body from messages where room_id = $1 and sender_id = $2 and client_id = $3`,
    values: [roomId, senderId, clientId],
  })
  return rows[0] ?? null
}
