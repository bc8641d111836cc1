import { DELIVERY, sendsAt } from '@coffeeattack/domain/notifications/delivery'
import { isStillTrue } from '@coffeeattack/domain/notifications/still-true'
import {
  isWanted,
  type NotificationType,
  type ToldNotification,
} from '@coffeeattack/domain/notifications/types'
import type { Queries } from '../../../platform/db/queries.ts'
import { presentAmong } from '../../../platform/streams/presence.ts'
import { type Reader, readersAmong } from '../core/tell.ts'

/** The person to be told, as they are at this moment. */
export type Listener = Reader & { isPresent: boolean }

/** Null when they have left. */
export async function listenerOf(tx: Queries, userId: string, now: Date): Promise<Listener | null> {
  const reader = (await readersAmong(tx, [userId])).get(userId)
  if (!reader) return null
  return { ...reader, isPresent: (await presentAmong(tx, [userId], now)).has(userId) }
}

export type Verdict = 'tell' | 'drop' | { waitUntil: Date }

/** Decided when it is to stand in the centre and again whenever it is about to ring: by then settings and causes may have changed. */
export function judge(told: ToldNotification, listener: Listener, now: Date): Verdict {
  if (!isWanted(told.type, listener.choices) || !isStillTrue(told, now)) return 'drop'
  return mayLook(told.type, listener) ? { waitUntil: new Date(now.getTime() + DELIVERY.awayMs) } : 'tell'
}

/** When the person's phone and browsers may ring for it: now, or when their quiet hours end. */
export const ringsAt = (type: NotificationType, { quiet }: Listener, now: Date): Date =>
  sendsAt(type, now, quiet)

/** Whoever has the service open sees a message come in; if they leave without reading it, they are told then. */
const mayLook = (type: NotificationType, { isPresent }: Listener) => type === 'MESSAGE' && isPresent
