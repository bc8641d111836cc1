import { DELIVERY, retryAt } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Alone } from '../../../platform/jobs/each-alone.ts'
import type { NoticeResult } from '../../../platform/observing/metrics.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { PushGone } from '../../../platform/providers/push/push.ts'
import { SmsRejected } from '../../../platform/providers/sms/sms.ts'
import { type Fact, factsOf } from '../candidate/store.ts'
import { forgetBrowser, type PushSide } from '../push/store.ts'
import { judge, listenerOf, ringsAt } from './judge.ts'
import { oneByOne, type Turn } from './one-by-one.ts'
import { prepareForOperator } from './operator-rings.ts'
import { prepare, type PreparedRing } from './prepare.ts'
import {
  beginAttempt,
  claimRing,
  endFailed,
  endSent,
  markDropped,
  moveTo,
  type PersonRing,
  type Ring,
  tryAgain,
} from './store.ts'

/** So many are sent at once: a slow sender holds up few. */
const LANES = 4

export async function sendRings(deps: Deps, alone: Alone): Promise<void> {
  const held = new Set<string>()
  const lane = () => oneByOne(alone, deps, (turn) => sendOne(turn, deps), held)
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** False when nothing is left to be sent. */
async function sendOne(turn: Turn, deps: Deps): Promise<boolean> {
  const claimed = await claimOne(turn, deps)
  if (!claimed) return false
  if ('result' in claimed) deps.metrics.noticeEnded(claimed)
  else if ('send' in claimed) await attempt(claimed, deps)
  return true
}

type ClaimedRing =
  | { ring: Ring; send: () => Promise<unknown>; side: PushSide }
  | { channel: Ring['channel']; result: NoticeResult }
  | { moved: true }

/**
 * Decides once more and writes the attempt down before anything is sent. An attempt that is found open was cut off by
 * the death of its process: the text may lie on the phone already, and to be told twice is worse than to read it in the
 * centre alone, so it is not repeated.
 */
function claimOne({ skipped, claimed }: Turn, deps: Deps): Promise<ClaimedRing | null> {
  const { db, clock } = deps
  const now = clock()
  return db.transaction(async (tx) => {
    const ring = await claimRing(tx, now, skipped())
    if (!ring) return null
    claimed(ring.id)
    const { channel } = ring
    if (ring.attempts > 0 && ring.lastError === null) {
      await endFailed(tx, ring.id, 'cut off', now)
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
      await endSent(tx, ring.id, now)
      return { moved: true }
    }
    await beginAttempt(tx, ring.id, new Date(now.getTime() + DELIVERY.attemptMs))
    const side = ring.operatorId === null ? ('candidate' as const) : ('operator' as const)
    return { ring: { ...ring, attempts: ring.attempts + 1 }, send: prepared.send, side }
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

/** Of the notices it was to tell of those that still hold, unless the person has seen them meanwhile. */
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

type Attempt = Extract<ClaimedRing, { send: unknown }>

async function attempt({ ring, send, side }: Attempt, deps: Deps): Promise<void> {
  const { db, clock, metrics, log } = deps
  const { id, channel } = ring
  try {
    await send()
  } catch (error) {
    const result = await endAttempt({ ring, side }, error, deps)
    log.warn({ notice: id, channel, attempt: ring.attempts, result, err: error }, 'notification not sent')
    if (result !== 'again') metrics.noticeEnded({ channel, result })
    return
  }
  await endSent(db.drizzle, id, clock())
  metrics.noticeEnded({ channel, result: 'sent' })
}

/** What another attempt may mend is tried again, later each time; what it cannot mend, or might send twice, is not. */
async function endAttempt(
  { ring, side }: Pick<Attempt, 'ring' | 'side'>,
  error: unknown,
  deps: Deps,
): Promise<NoticeResult | 'again'> {
  const { drizzle } = deps.db
  const { id, attempts, channel, subscriptionId } = ring
  const now = deps.clock()
  const why = error instanceof ProviderUnavailable ? error.message : (error as Error).name
  if (error instanceof PushGone) {
    await forgetBrowser(drizzle, side, subscriptionId!)
    await endFailed(drizzle, id, why, now)
    return 'dropped'
  }
  // The sender may have taken it before it fell silent. A push that comes twice replaces itself.
  if (channel === 'SMS' && error instanceof ProviderUnavailable && error.reason === 'timeout') {
    await endFailed(drizzle, id, why, now)
    return 'unknown'
  }
  if (error instanceof SmsRejected || attempts >= DELIVERY.attempts) {
    await endFailed(drizzle, id, why, now)
    return 'failed'
  }
  await tryAgain(drizzle, id, why, retryAt(attempts, now))
  return 'again'
}
