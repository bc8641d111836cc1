import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { DELIVERY, gatheredAt } from '@coffeeattack/domain/notifications/delivery'
import { isGathered } from '@coffeeattack/domain/notifications/lock-screen'
import { notificationTypes, rings } from '@coffeeattack/domain/notifications/types'
import type { Deps } from '../../../deps.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type Fact, factsDue } from '../candidate/store.ts'
import { judge, listenerOf } from './judge.ts'
import {
  addRing,
  claimPerson,
  joinWaiting,
  markDropped,
  markTold,
  moveTo,
  type PersonRing,
  waysTo,
} from './store.ts'

/** What is due stands in the centre from here on, and with that what rings is written down to be sent. */
export async function tellDue(deps: Deps): Promise<void> {
  const { stopping } = deps
  while (!stopping.aborted) if (!(await tellOnePerson(deps))) return
}

/** All of one person's at once, in one transaction: told whole or not at all, and several of a kind as one. */
async function tellOnePerson({ db, clock, ids, metrics }: Deps): Promise<boolean> {
  const now = clock()
  const done = await db.transaction(async (tx) => {
    const userId = await claimPerson(tx, now)
    if (!userId) return null
    const { told, dropped } = await decide(tx, userId, now)
    await markTold(tx, idsOf(told), now)
    await markDropped(tx, idsOf(dropped), now)
    for (const group of gathered(told.filter(rings))) await ring(tx, userId, group, { ids, now })
    return { told, dropped }
  })
  if (!done) return false
  metrics.noticeEnded({ channel: 'CENTRE', result: 'sent' }, done.told.length)
  metrics.noticeEnded({ channel: 'CENTRE', result: 'dropped' }, done.dropped.length)
  return true
}

async function decide(tx: Queries, userId: string, now: Date) {
  const listener = await listenerOf(tx, userId, now)
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

/** Writes down that the person's phone and browsers are to ring for these notices, all of one kind. */
async function ring(tx: Queries, userId: string, facts: readonly Fact[], when: Clock): Promise<void> {
  const { type } = facts[0]!
  const about = facts.map(({ id }) => id).join(',')
  for (const { dueAt, ...way } of await waysFor(tx, userId, facts[0]!, when.now)) {
    const outlet = { ...way, userId, type }
    const joined = isGathered(type) && (await joinWaiting(tx, outlet, about))
    if (!joined) await addRing(tx, { ...outlet, id: when.ids.next(), about, dueAt, now: when.now })
  }
}

async function waysFor(tx: Queries, userId: string, { type }: Fact, now: Date): Promise<RingWay[]> {
  const since = startOfKstDay(kstDay(now))
  const { hasPhone, textsToday, lastSentAt, browsers } = await waysTo(tx, { userId, type, since })
  const isTooMuch = notificationTypes[type].canWait && textsToday >= DELIVERY.textsPerDay
  const dueAt = isGathered(type) ? gatheredAt(lastSentAt, now) : now
  const text: RingWay[] = hasPhone && !isTooMuch ? [{ channel: 'SMS', subscriptionId: null, dueAt }] : []
  return [...text, ...browsers.map((id) => ({ channel: 'PUSH' as const, subscriptionId: id, dueAt: now }))]
}
