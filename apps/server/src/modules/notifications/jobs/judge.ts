import {
  candidateNotifications,
  isWanted,
  type NotificationType,
  sendsAt,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import type { CandidateState } from '@coffeeattack/domain/notifications/facts'
import type { Queries } from '../../../platform/db/queries.ts'
import { presentAmong } from '../../../platform/streams/presence.ts'
import { type Reader, readersAmong } from '../core/tell-people.ts'

/** The person who gets the notification, as they are now. */
export type Listener = Reader & { isPresent: boolean }

/** Null when they have left. */
export async function listenerOf(tx: Queries, userId: string, now: Date): Promise<Listener | null> {
  const reader = (await readersAmong(tx, [userId])).get(userId)
  if (!reader) return null
  return { ...reader, isPresent: (await presentAmong(tx, [userId], now)).has(userId) }
}

export type Verdict = 'tell' | 'drop' | { waitUntil: Date }

/** Asked before a notification enters the centre and again before it rings: settings and facts may have changed. */
export function judge(
  { type, ...state }: CandidateState & { type: NotificationType },
  listener: Listener,
  now: Date,
): Verdict {
  if (!isWanted(type, listener.choices)) return 'drop'
  if (!candidateNotifications[type].isStillTrue(state, now)) return 'drop'
  return mayLook(type, listener) ? { waitUntil: new Date(now.getTime() + DELIVERY.awayMs) } : 'tell'
}

/** When texts and pushes may go out: now, or when the person's quiet hours end. */
export const ringsAt = (type: NotificationType, { quiet }: Listener, now: Date): Date =>
  sendsAt(type, now, quiet)

/** A person with the service open sees the message arrive. If they leave without reading it, it rings then. */
const mayLook = (type: NotificationType, { isPresent }: Listener) => type === 'MESSAGE' && isPresent
