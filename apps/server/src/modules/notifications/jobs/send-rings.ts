import { DELIVERY, retryAt } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'
import type { NotificationResult } from '../../../platform/observing/metrics.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { PushGone } from '../../../platform/providers/push/push.ts'
import { SmsRejected } from '../../../platform/providers/sms/sms.ts'
import { type Fact, factsOf } from '../candidate/store.ts'
import { forgetBrowser } from '../push/browsers.ts'
import { judge, listenerOf, ringsAt } from './judge.ts'
import { oneByOne, type Turn } from './one-by-one.ts'
import { prepareForOperator } from './operator-rings.ts'
import { prepare, type PreparedRing } from './prepare.ts'
import {
  beginAttempt,
  type ClaimedRing,
  claimRing,
  markDropped,
  markSent,
  moveTo,
  type PersonRing,
  type Ring,
} from './store.ts'

/** Texts and pushes sent at the same time: a slow provider delays few. */
const LANES = 4

export async function sendRings(deps: Deps, alone: Alone): Promise<void> {
  const held = new Set<string>()
  const lane = () => oneByOne(alone, deps, (turn) => sendOne(turn, deps), held)
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** False if nothing is left to send. */
async function sendOne(turn: Turn, deps: Deps): Promise<boolean> {
  const claimed = await claimOne(turn, deps)
  if (!claimed) return false
  if ('result' in claimed) deps.metrics.notificationEnded(claimed)
  else if ('send' in claimed) await attempt(claimed, deps)
  return true
}

type Claim =
  | { ring: ClaimedRing; send: () => Promise<unknown> }
  | { channel: Ring['channel']; result: NotificationResult }
  | { moved: true }

/**
 * Judges once more and records the attempt before anything is sent. An open attempt was cut off by the death of its
 * process: the text may have arrived already, so it is not repeated, and the notification stands in the centre only.
 */
function claimOne({ skipped, claimed }: Turn, deps: Deps): Promise<Claim | null> {
  const { db, clock } = deps
  const now = clock()
  return db.transaction(async (tx) => {
    const ring = await claimRing(tx, now, skipped())
    if (!ring) return null
    claimed(ring.id)
    const { channel } = ring
    if (ring.attempts > 0 && ring.lastError === null) {
      await markDropped(tx, [ring.id], now, 'cut off')
      return { channel, result: 'unknown' }
    }
    const prepared =
      ring.operatorId === null
        ? await prepareForPerson(tx, ring, deps)
        : await prepareForOperator(tx, ring, deps)
    if (!prepared) {
      await markDropped(tx, [ring.id], now)
      return { channel, result: 'dropped' }
    }
    if ('waitUntil' in prepared) {
      await moveTo(tx, ring.id, prepared.waitUntil)
      return { moved: true }
    }
    if ('isPosted' in prepared) {
      await markSent(tx, [ring.id], now)
      return { moved: true }
    }
    await beginAttempt(tx, ring.id, new Date(now.getTime() + DELIVERY.attemptMs))
    return { ring: { ...ring, attempts: ring.attempts + 1 }, send: prepared.send }
  })
}

async function prepareForPerson(
  tx: Queries,
  ring: PersonRing,
  deps: Deps,
): Promise<PreparedRing | { waitUntil: Date } | null> {
  const verdict = await decide(tx, ring, deps.clock())
  if ('waitUntil' in verdict) return verdict
  return verdict.facts.length > 0 ? prepare(tx, ring, verdict.facts, deps) : null
}

/** The notifications of the ring that are still true and that the person has not seen. */
async function decide(
  tx: Queries,
  { userId, type, about }: PersonRing,
  now: Date,
): Promise<{ facts: Fact[] } | { waitUntil: Date }> {
  const listener = await listenerOf(tx, userId, now)
  if (!listener) return { facts: [] }
  const unseen = (await factsOf(tx, { userId, ids: about.split(','), now })).filter(({ isSeen }) => !isSeen)
  const judged = unseen.map((fact) => ({ fact, verdict: judge(fact, listener, now) }))
  const waiting = judged.find(({ verdict }) => typeof verdict === 'object')?.verdict
  if (typeof waiting === 'object') return waiting
  const facts = judged.filter(({ verdict }) => verdict === 'tell').map(({ fact }) => fact)
  const waitUntil = ringsAt(type, listener, now)
  return facts.length > 0 && waitUntil > now ? { waitUntil } : { facts }
}

type Attempt = Extract<Claim, { send: unknown }>

async function attempt({ ring, send }: Attempt, deps: Deps): Promise<void> {
  const { db, clock, metrics, log } = deps
  const { id, channel } = ring
  try {
    await send()
  } catch (error) {
    const result = await endAttempt(ring, error, deps)
    log.warn({ notice: id, channel, attempt: ring.attempts, result, err: error }, 'notification not sent')
    if (result !== 'again') metrics.notificationEnded({ channel, result })
    return
  }
  await markSent(db.drizzle, [id], clock())
  metrics.notificationEnded({ channel, result: 'sent' })
}

/** Retries what another attempt can mend, later each time; not what it cannot mend or what might be sent twice. */
async function endAttempt(
  ring: ClaimedRing,
  error: unknown,
  deps: Deps,
): Promise<NotificationResult | 'again'> {
  const { drizzle } = deps.db
  const { id, attempts, channel, subscriptionId } = ring
  const now = deps.clock()
  const why = error instanceof ProviderUnavailable ? error.message : (error as Error).name
  if (error instanceof PushGone) {
    await forgetBrowser(ring.operatorId === null ? 'candidate' : 'operator', drizzle, subscriptionId!)
    await markDropped(drizzle, [id], now, why)
    return 'dropped'
  }
  // After a timeout the provider may have accepted the text. A push that arrives twice replaces the first.
  if (channel === 'SMS' && error instanceof ProviderUnavailable && error.reason === 'timeout') {
    await markDropped(drizzle, [id], now, why)
    return 'unknown'
  }
  if (error instanceof SmsRejected || attempts >= DELIVERY.attempts) {
    await markDropped(drizzle, [id], now, why)
    return 'failed'
  }
  await moveTo(drizzle, id, retryAt(attempts, now), why)
  return 'again'
}
