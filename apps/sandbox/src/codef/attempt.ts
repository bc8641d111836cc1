import { createHash } from 'node:crypto'
import { channelOf, textOf, type Channel, type Input } from './inputs.ts'
import type { Product } from './products.ts'

/** The time limits of a confirmation and of a held request, in sandbox time. */
export const LIMITS = { personMs: 270_000, requestMs: 300_000, groupAfterMs: 500, presses: 3 } as const

/** PENDING → CONFIRMED → DONE; or cancelled, timed out, or ended by the caller. */
export type State = 'PENDING' | 'CONFIRMED' | 'DONE' | 'DENIED' | 'EXPIRED' | 'DEAD'

/** One confirmation on one phone. A digest of the inputs shows whether they changed. */
export type Attempt = {
  readonly jti: string
  readonly id: string
  readonly organization: string
  readonly path: string
  readonly purpose: string
  readonly inputs: string
  readonly phone: string
  readonly name: string
  readonly channel: Channel
  readonly createdAt: number
  state: State
  presses: number
  fetching: boolean
  twoWayTimestamp: number
  /** Held requests for further products of the group, which end with this one's code. */
  readonly followers: Map<string, (code: string) => void>
}

const TWO_WAY = new Set(['simpleAuth', 'is2Way', 'twoWayInfo'])

/** The first request's inputs, without what the second one adds. */
export function digest(input: Input): string {
  const entries = Object.entries(input).filter(([name]) => !TWO_WAY.has(name))
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

export const newAttempt = (jti: string, product: Product, input: Input, now: number): Attempt => ({
  jti,
  id: textOf(input['id']),
  organization: product.organization,
  path: product.path,
  purpose: product.purpose,
  inputs: digest(input),
  phone: textOf(input['phoneNo']),
  name: textOf(input['userName']),
  channel: channelOf(input),
  createdAt: now,
  state: 'PENDING',
  presses: 0,
  fetching: false,
  twoWayTimestamp: now,
  followers: new Map(),
})

export const isOver = (attempt: Attempt, now: number) => now - attempt.createdAt > LIMITS.personMs

/** The answer to every request after an attempt has ended. */
const AFTERWARDS: Partial<Record<State, string>> = {
  DONE: 'CF-00025',
  EXPIRED: 'CF-12001',
  DENIED: 'CF-12872',
  DEAD: 'CF-12872',
}

/** The code of an attempt that has ended or timed out, or null. */
export function ended(attempt: Attempt, now: number): string | null {
  const waits = attempt.state === 'PENDING' || attempt.state === 'CONFIRMED'
  if (waits && isOver(attempt, now) && !attempt.fetching) finish(attempt, 'EXPIRED', 'CF-12001')
  return AFTERWARDS[attempt.state] ?? null
}

/** The error code of a second request, or null when the data may be fetched. */
export function press(attempt: Attempt, now: number): string | null {
  const end = ended(attempt, now)
  if (end) return end
  if (attempt.fetching) return 'CF-00016'
  if (attempt.state === 'CONFIRMED') return null
  attempt.presses += 1
  attempt.twoWayTimestamp = now
  if (attempt.presses < LIMITS.presses) return 'CF-03002'
  finish(attempt, 'DEAD', 'CF-12872')
  return 'CF-12872'
}

/** The caller gives up by itself. */
export function cancel(attempt: Attempt, now: number): string {
  const end = ended(attempt, now) ?? (attempt.fetching ? 'CF-00016' : null)
  if (end) return end
  finish(attempt, 'DEAD', 'CF-12102')
  return 'CF-12102'
}

export function finish(attempt: Attempt, state: State, code: string): void {
  attempt.state = state
  attempt.fetching = false
  for (const answer of attempt.followers.values()) answer(code)
  attempt.followers.clear()
}

export function twoWayData(attempt: Attempt) {
  return {
    jobIndex: 0,
    threadIndex: 0,
    jti: attempt.jti,
    twoWayTimestamp: attempt.twoWayTimestamp,
    continue2Way: true,
    extraInfo: { commSimpleAuth: '' },
    method: 'simpleAuth',
  }
}
