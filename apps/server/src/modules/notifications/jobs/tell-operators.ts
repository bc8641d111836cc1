import { DAY_MS } from '@coffeeattack/domain/kst'
import { DELIVERY, gatheredAt } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'
import { factsOf, type OperatorFact } from '../console/facts.ts'
import { tellSenders } from '../core/tell.ts'
import { oneByOne, type Turn } from './one-by-one.ts'
import { heardBy, judgeForOperator, quietUntil } from './operator-rings.ts'
import {
  claimOperator,
  dueTo,
  type OperatorListener,
  operatorListener,
  RING,
  roomsUnread,
} from './operator-store.ts'
import { addRing, joinWaiting, markSent, moveTo } from './store.ts'

const BATCH = 500

/** Notifies the operators of a room about a message that none of them read for three minutes. Not after a day. */
export async function tellOfUnread({ db, clock, ids, stopping }: Deps, alone: Alone): Promise<void> {
  const now = clock()
  const [since, until] = [DAY_MS, DELIVERY.awayMs].map((ms) => new Date(now.getTime() - ms)) as [Date, Date]
  let after: string | null = null
  do {
    const rooms = await roomsUnread(db.drizzle, { since, until, after, limit: BATCH })
    const notes = rooms.map(({ roomId, operatorId, companyId, messageId, seq }) => ({
      type: 'ROOM_MESSAGE' as const,
      subject: `${roomId}:${seq}`,
      operatorId,
      companyId,
      content: { roomId, messageId },
    }))
    await alone.all(notes, (some) => db.transaction((tx) => tellSenders(tx, some, { ids, now })))
    after = rooms.length === BATCH ? rooms.at(-1)!.roomId : null
  } while (after && !stopping.aborted)
}

/** Writes the pushes and mails of due notifications to the outbox, as each operator's settings say (BIZ-7). */
export function tellOperatorsDue(deps: Deps, alone: Alone): Promise<void> {
  return oneByOne(alone, deps, (turn) => tellOneOperator(turn, deps))
}

/** All due notifications of one operator in one transaction: they share one push and one mail. */
async function tellOneOperator({ skipped, claimed }: Turn, deps: Deps): Promise<boolean> {
  const { db, clock, ids, metrics } = deps
  const now = clock()
  const told = await db.transaction(async (tx) => {
    const operatorId = await claimOperator(tx, now, skipped())
    if (!operatorId) return null
    claimed(operatorId)
    const due = await dueTo(tx, operatorId, now)
    const listener = await operatorListener(tx, operatorId, now)
    const { rung, waiting } = listener ? await decide(tx, due, listener, deps) : NOBODY
    await markSent(
      tx,
      due.filter((id) => !waiting.has(id)),
      now,
    )
    if (listener) await ring(tx, { operatorId, listener, facts: rung }, { ids, now })
    return due.length - waiting.size
  })
  if (told === null) return false
  metrics.notificationEnded({ channel: 'CENTRE', result: 'sent' }, told)
  return true
}

type Decided = { rung: OperatorFact[]; waiting: Set<string> }
const NOBODY: Decided = { rung: [], waiting: new Set() }

async function decide(
  tx: Queries,
  due: readonly string[],
  listener: OperatorListener,
  deps: Deps,
): Promise<Decided> {
  const now = deps.clock()
  const decided: Decided = { rung: [], waiting: new Set() }
  for (const fact of await factsOf(tx, due, deps)) {
    const verdict = judgeForOperator(fact, listener, now)
    if (verdict === 'tell') decided.rung.push(fact)
    if (typeof verdict !== 'object') continue
    decided.waiting.add(fact.id)
    await moveTo(tx, fact.id, verdict.waitUntil)
  }
  return decided
}

type ToRing = { operatorId: string; listener: OperatorListener; facts: readonly OperatorFact[] }

/** One push for each browser and one mail. Notifications soon after a mail share the next one. */
async function ring(tx: Queries, { operatorId, listener, facts }: ToRing, { ids, now }: Clock) {
  const dueAt = quietUntil(listener, now)
  const mailAt = new Date(Math.max(dueAt.getTime(), gatheredAt(listener.lastMailAt, now).getTime()))
  const ways = [
    ...listener.browsers.map((id) => ({ channel: 'PUSH' as const, subscriptionId: id, dueAt })),
    { channel: 'MAIL' as const, subscriptionId: null, dueAt: mailAt },
  ]
  for (const { dueAt, ...way } of ways) {
    const heard = facts.filter(heardBy(way.channel, listener))
    if (heard.length === 0) continue
    const about = heard.map(({ id }) => id).join(',')
    const outlet = { ...way, operatorId, type: RING }
    if (!(await joinWaiting(tx, outlet, about)))
      await addRing(tx, { ...outlet, id: ids.next(), about, dueAt, now })
  }
}
