import { atKst, DAY_MS, kstDay } from '../kst.ts'
import type { BusinessState } from './state.ts'

/** What outside institutions are asked about a company by jobs (FIRM-3, FIRM-4, FIRM-5). */
export const askedChecks = ['STATE', 'ARREARS', 'HEADCOUNT'] as const
export type AskedCheck = (typeof askedChecks)[number]

export const checkAnswers = [
  'OPEN',
  'SUSPENDED',
  'CLOSED',
  'UNREGISTERED',
  'LISTED',
  'CLEAR',
  'FOUND',
  'AMBIGUOUS',
  'NONE',
] as const
export type CheckAnswer = (typeof checkAnswers)[number]

export const CHECKS = {
  /** Jobs look for what is due so often. */
  jobEveryMinutes: 10,
  /** The nightly look, Seoul time. */
  nightHour: 2,
  /** A suspension or closing counts when it is seen again after this time. */
  secondLookMs: 20 * 60_000,
  /** The first pause after a failure; it doubles up to the longest. */
  retryMs: 30 * 60_000,
  longestRetryMs: 12 * 60 * 60_000,
  /** The pension publishes a month after its 15th. */
  headcountDay: 16,
} as const

/** The next look of the night after a good answer. */
export function nextNight(now: Date): Date {
  const tonight = atKst(kstDay(now), CHECKS.nightHour)
  return tonight > now ? tonight : new Date(tonight.getTime() + DAY_MS)
}

/** When to ask again after `failures` failures in a row. */
export function retryAt(failures: number, now: Date): Date {
  const pause = CHECKS.retryMs * 2 ** Math.min(failures - 1, 10)
  return new Date(now.getTime() + Math.min(pause, CHECKS.longestRetryMs))
}

/** A used-up daily quota starts anew after midnight. */
export const quotaReturnsAt = (now: Date): Date => atKst(kstDay(now) + 1, 0, 10)

/** The month's day on which the next headcount can be there. */
export function nextHeadcountAt(now: Date): Date {
  for (let day = kstDay(now) + 1; ; day++) {
    const at = atKst(day, CHECKS.nightHour)
    if (dayOfMonth(at) === CHECKS.headcountDay) return at
  }
}

const dayOfMonth = (at: Date): number => new Date(at.getTime() + 9 * 60 * 60_000).getUTCDate()

/** What the tax office said of a company. */
export type TaxAnswer = { state: BusinessState | 'UNREGISTERED'; isUnitMerged: boolean }

type KnownState = { state: BusinessState | null; doubtAt: Date | null }

/** What follows from an answer: the state that counts from now on, and when a bad one was first seen. */
export type StateStep = {
  state: BusinessState | null
  doubtAt: Date | null
  /** The state changed for whoever deals with the company. */
  changed: boolean
}

/**
 * A suspension or closing stops the sending of a whole company, so it must be seen twice; the return counts at once. A number that the
 * office does not know, and a closing that only merges tax units, are for an admin to judge and change nothing.
 */
export function stateAfter(known: KnownState, answer: TaxAnswer, now: Date): StateStep {
  const { state } = known
  if (answer.state === 'UNREGISTERED' || (answer.state === 'CLOSED' && answer.isUnitMerged))
    return { state, doubtAt: null, changed: false }
  if (answer.state === 'OPEN')
    return { state: 'OPEN', doubtAt: null, changed: state === 'SUSPENDED' || state === 'CLOSED' }
  if (answer.state === state) return { state, doubtAt: null, changed: false }
  const { doubtAt } = known
  if (!doubtAt || now.getTime() - doubtAt.getTime() < CHECKS.secondLookMs)
    return { state, doubtAt: doubtAt ?? now, changed: false }
  return { state: answer.state, doubtAt: null, changed: true }
}
