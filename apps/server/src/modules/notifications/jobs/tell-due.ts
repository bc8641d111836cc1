import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import {
  canWait,
  isGathered,
  type NotificationType,
  rings,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import { DELIVERY, gatheredAt } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'
import { type Fact, factsDue } from '../candidate/store.ts'
import { judge, type Listener, listenerOf, ringsAt } from './judge.ts'
import { oneByOne, type Turn } from './one-by-one.ts'
import {
  addRing,
  claimPerson,
  joinWaiting,
  markDropped,
  markSent,
  moveTo,
  type PersonRing,
  waysTo,
} from './store.ts'

/** Puts due notifications into the centre at any hour, and writes their texts and pushes to the outbox. */
export function tellDue(deps: Deps, alone: Alone): Promise<void> {
  return oneByOne(alone, deps, (turn) => tellOnePerson(turn, deps))
}

/** All due notifications of one person in one transaction; several of a type share one text. */
async function tellOnePerson({ skipped, claimed }: Turn, { db, clock, ids, metrics }: Deps) {
  const now = clock()
  const done = await db.transaction(async (tx) => {
    const userId = await claimPerson(tx, now, skipped())
    if (!userId) return null
    claimed(userId)
    const listener = await listenerOf(tx, userId, now)
    const { told, dropped } = await decide(tx, userId, listener, now)
    await markSent(tx, idsOf(told), now)
    await markDropped(tx, idsOf(dropped), now)
    if (listener)
      for (const group of gathered(told.filter(rings)))
        await ring(tx, { userId, listener, facts: group }, { ids, now })
    return { told, dropped }
  })
  if (!done) return false
  metrics.notificationEnded({ channel: 'CENTRE', result: 'sent' }, done.told.length)
  metrics.notificationEnded({ channel: 'CENTRE', result: 'dropped' }, done.dropped.length)
  return true
}

async function decide(tx: Queries, userId: string, listener: Listener | null, now: Date) {
  const [told, dropped]: [Fact[], Fact[]] = [[], []]
  for (const fact of await factsDue(tx, userId, now)) {
    const verdict = listener ? judge(fact, listener, now) : 'drop'
    if (verdict === 'tell') told.push(fact)
    else if (verdict === 'drop') dropped.push(fact)
    else await moveTo(tx, fact.id, verdict.waitUntil)
  }
  return { told, dropped }
}

const idsOf = (facts: readonly Fact[]) => facts.map(({ id }) => id)

function gathered(facts: readonly Fact[]): Fact[][] {
  const groups = Map.groupBy(facts, ({ id, type }) => (isGathered(type) ? type : id))
  return [...groups.values()]
}

type RingWay = Pick<PersonRing, 'channel' | 'subscriptionId'> & { dueAt: Date }

type ToRing = { userId: string; listener: Listener; facts: readonly Fact[] }

/** Writes the texts and pushes for notifications of one type to the outbox. */
async function ring(tx: Queries, { userId, listener, facts }: ToRing, when: Clock): Promise<void> {
  const { type } = facts[0]!
  const about = facts.map(({ id }) => id).join(',')
  for (const { dueAt, ...way } of await waysFor(tx, {
    userId,
    type,
    from: ringsAt(type, listener, when.now),
  })) {
    const outlet = { ...way, userId, type }
    const joined = isGathered(type) && (await joinWaiting(tx, outlet, about))
    if (!joined) await addRing(tx, { ...outlet, id: when.ids.next(), about, dueAt, now: when.now })
  }
}

/** Counts the texts of the day on which it rings: what quiet hours hold back counts for the next day. */
async function waysFor(
  tx: Queries,
  { userId, type, from }: { userId: string; type: NotificationType; from: Date },
): Promise<RingWay[]> {
  const since = startOfKstDay(kstDay(from))
  const { hasPhone, textsThatDay, lastSentAt, browsers } = await waysTo(tx, { userId, type, since })
  const isTooMuch = canWait(type) && textsThatDay >= DELIVERY.textsPerDay
  const dueAt = isGathered(type) ? gatheredAt(lastSentAt, from) : from
  const text: RingWay[] = hasPhone && !isTooMuch ? [{ channel: 'SMS', subscriptionId: null, dueAt }] : []
  return [...text, ...browsers.map((id) => ({ channel: 'PUSH' as const, subscriptionId: id, dueAt: from }))]
}
