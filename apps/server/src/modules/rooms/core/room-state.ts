import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { acquaintanceOf, questionsLeft } from '@coffeeattack/domain/rooms/nameless'
import type { Room } from '@coffeeattack/domain/rooms/room'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { companyIsBlocked, knowEachOther } from './sql.ts'

/** Parts of queries about a room `r` with its company `c`, if it has one. */

/** The stored columns that decide who can write; `roomAt` evaluates them at a moment. */
export const ROOM_STATE = `
  case when r.company_id is null then 'agent' else 'recruiter' end as "with", r.closed_at as "closedAt",
  coalesce(c.active, false) as "companyActive", r.questions_asked as asked,
  exists (select from coffeechats k where k.candidate_id = r.candidate_id and k.company_id = r.company_id
    and k.cancelled_at is null) as matched,
  r.company_id is null or ${knowEachOther('r')} as "areNamed", ${companyIsBlocked('r')} as "companyBlocked",
  (select json_build_object('offerId', a.id, 'status', a.status, 'expiryDay', a.expiry_day) from offers a
    where a.id = r.offer_id and r.company_id is not null) as "askedAbout"`

type AskedAbout = { offerId: string; status: OfferStatus; expiryDay: string }

export type StoredRoom = Omit<Room, 'as'> & {
  areNamed: boolean
  /** The offer of the last anonymous question. */
  askedAbout: AskedAbout | null
}

/** After its last day the offer is expired, even before the job has closed the room (OFR-12). */
function statusAt({ status, expiryDay }: AskedAbout, now: Date): OfferStatus {
  return effectiveStatus({ status, expiredAt: deadlineOf(expiryDay) }, now)
}

export function roomAt<Stored extends StoredRoom>(stored: Stored, now: Date): Stored & Room {
  const { areNamed, askedAbout } = stored
  const offerIsOpen = askedAbout !== null && statusAt(askedAbout, now) === 'WAITING'
  return { ...stored, as: acquaintanceOf({ matched: areNamed, offerIsOpen }) }
}

/** The state of an anonymous conversation; null when the two know each other. */
export function namelessTalk({ areNamed, askedAbout, asked }: StoredRoom, now: Date) {
  if (areNamed || !askedAbout) return null
  const status = statusAt(askedAbout, now)
  return { offerId: askedAbout.offerId, status, questionsLeft: questionsLeft(asked) }
}

/** The latest coffee chat that was not cancelled. */
export const COFFEECHAT_ID = `(select k.id from coffeechats k
  where k.candidate_id = r.candidate_id and k.cancelled_at is null
    and case when r.company_id is not null then k.company_id = r.company_id
      else k.operator_id = r.operator_id or k.offer_id = r.offer_id end
  order by k.created_at desc, k.id desc limit 1)`

/** Locks the candidate's own room until the transaction ends. */
export async function lockRoomOfCandidate(
  tx: Queries,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<(StoredRoom & { id: string }) | null> {
  const { rows } = await tx.$client.query<StoredRoom & { id: string }>({
    name: 'lock-room-of-candidate',
    text: `select r.id, ${ROOM_STATE} from message_rooms r
      join users u on u.id = r.candidate_id and ${hasNotLeft('u')} left join companies c on c.id = r.company_id
      where r.id = $1 and r.candidate_id = $2 for no key update of r`,
    values: [roomId, userId],
  })
  return rows[0] ?? null
}
