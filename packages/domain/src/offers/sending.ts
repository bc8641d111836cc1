import type { Situation } from '../errors/catalogue.ts'
import { kstDay } from '../kst.ts'

/** Warns a recruiter who sends everybody the same words (TRUST-7). It never blocks. */
const ALIKE = 0.85
const TIMES = 3

/** Whether this message is much the same as several of the company's recent ones. */
export function isMassText(message: string, recent: readonly string[]): boolean {
  const pairs = pairsOf(message)
  if (pairs.size === 0) return false
  return recent.filter((other) => likeness(pairs, pairsOf(other)) >= ALIKE).length >= TIMES
}

/** Dice's measure on pairs of neighbouring characters: 1 for the same text, 0 for nothing in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((pair) => b.has(pair)).length
  return (2 * both) / (a.size + b.size)
}

/** Spaces, punctuation and case say nothing about whether a text was written for one person. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const characters = Array.from(letters)
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}

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
  const used = {
    month: { sent: state.sentThisMonth, limit: monthly },
    day: { sent: state.sentToday, limit: daily },
  }
  const full = fullPeriod(used)
  return full && (full === 'month' ? 'OFFER_QUOTA_MONTHLY' : 'OFFER_QUOTA_DAILY')
}

type Used = { sent: number; limit: number }

/** What a company sent of what it may, in the Seoul month and on the Seoul day. */
export type QuotaUse = { month: Used; day: Used }

const left = ({ sent, limit }: Used) => Math.max(0, limit - sent)

/** What can still be sent today: whichever runs out first, the day's number or the month's. */
export const leftToday = ({ month, day }: QuotaUse): number => Math.min(left(month), left(day))

export const leftThisMonth = ({ month }: QuotaUse): number => left(month)

/** The period in which nothing can be sent any more, the more lasting first. */
export function fullPeriod({ month, day }: QuotaUse): 'month' | 'day' | null {
  if (left(month) === 0) return 'month'
  return left(day) === 0 ? 'day' : null
}

/** The first Seoul day on which a company may write again after a refusal. */
function cooldownEndsOn(refusedAt: Date): number {
  return kstDay(refusedAt) + SENDING.cooldownDays
}

/** The candidate sees an offer only once it can no longer be taken back. */
export function deliverAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + SENDING.undoMs)
}
