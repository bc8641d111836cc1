import type { Situation } from '../errors/catalogue.ts'
import { kstDay } from '../kst.ts'

/** What keeps a candidate's inbox worth opening (TRUST-7). A company's contract may change the two quotas. */
export const SENDING = {
  monthlyQuota: 50,
  dailyQuota: 10,
  cooldownDays: 90,
  undoMs: 5 * 60_000,
} as const

export type SendingState = {
  /** Counted by Seoul's calendar, without what was taken back in time. */
  sentToday: number
  sentThisMonth: number
  /** An offer of this company to this candidate that waits for an answer. */
  hasOpenOffer: boolean
  /** When this candidate last refused this company. */
  lastRefusedAt: Date | null
  quota?: { monthly: number; daily: number }
}

/** Why an offer can't be sent now, the most lasting reason first, or null when it can. */
export function whyNotSend(state: SendingState, now: Date): Situation | null {
  const { monthly, daily } = state.quota ?? { monthly: SENDING.monthlyQuota, daily: SENDING.dailyQuota }
  if (state.hasOpenOffer) return 'OFFER_ALREADY_OPEN'
  if (state.lastRefusedAt && kstDay(now) < cooldownEndsOn(state.lastRefusedAt)) return 'OFFER_COOLDOWN'
  if (state.sentThisMonth >= monthly) return 'OFFER_QUOTA_MONTHLY'
  if (state.sentToday >= daily) return 'OFFER_QUOTA_DAILY'
  return null
}

/** The first Seoul day on which a company may write again after a refusal. */
function cooldownEndsOn(refusedAt: Date): number {
  return kstDay(refusedAt) + SENDING.cooldownDays
}

/** The candidate sees an offer only once it can no longer be taken back. */
export function deliverAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + SENDING.undoMs)
}

/**
 * Taking back is one statement of the database that carries this moment; tests hold its outcome against this.
 * @oracle
 */
export function canUndo(sentAt: Date, now: Date): boolean {
  return now.getTime() < deliverAt(sentAt).getTime()
}
