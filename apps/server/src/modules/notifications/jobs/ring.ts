import { DELIVERY, gatheredAt } from '@coffeeattack/domain/notifications/delivery'
import { isGathered } from '@coffeeattack/domain/notifications/lock-screen'
import { notificationTypes } from '@coffeeattack/domain/notifications/types'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Fact } from '../candidate/store.ts'
import { addRing, joinWaiting, waysTo, type Ring } from './store.ts'

type When = { ids: Ids; now: Date }
type Way = Pick<Ring, 'channel' | 'subscriptionId'> & { dueAt: Date }

/** Writes down that the person's phone and browsers are to ring for these notices, all of one kind. */
export async function ring(tx: Queries, userId: string, facts: readonly Fact[], when: When): Promise<void> {
  const { type } = facts[0]!
  const about = facts.map(({ id }) => id).join(',')
  for (const { dueAt, ...way } of await waysFor(tx, userId, facts[0]!, when.now)) {
    const outlet = { ...way, userId, type }
    const joined = isGathered(type) && (await joinWaiting(tx, outlet, about))
    if (!joined) await addRing(tx, { ...outlet, id: when.ids.next(), about, dueAt, now: when.now })
  }
}

async function waysFor(tx: Queries, userId: string, { type }: Fact, now: Date): Promise<Way[]> {
  const since = startOfKstDay(kstDay(now))
  const { hasPhone, textsToday, lastSentAt, browsers } = await waysTo(tx, { userId, type, since })
  const isTooMuch = notificationTypes[type].canWait && textsToday >= DELIVERY.textsPerDay
  const dueAt = isGathered(type) ? gatheredAt(lastSentAt, now) : now
  const text: Way[] = hasPhone && !isTooMuch ? [{ channel: 'SMS', subscriptionId: null, dueAt }] : []
  return [...text, ...browsers.map((id) => ({ channel: 'PUSH' as const, subscriptionId: id, dueAt: now }))]
}
