import { DAY_MS, formatDay, kstDay, parseDay, startOfKstDay } from '../kst.ts'
import { lengthOf, limitMessage } from '../text/length.ts'

/** What a proof can say (PROOF-1). */
export const proofKinds = [
  'INCOME_AT_LEAST',
  'CAREER_AT_LEAST',
  'EMPLOYED',
  'INCOME_EXACT',
  'PAID_AS_PROMISED',
] as const
export type ProofKind = (typeof proofKinds)[number]

/** The office whose record a proof stands on. A career comes from health insurance alone. */
export const proofSources = ['HEALTH', 'TAX'] as const
export type ProofSource = (typeof proofSources)[number]

export const PROOF = {
  /** 'At least' is told in steps of so many 만원. */
  step: 500,
  days: { min: 7, max: 90, usual: 30 },
  dayChoices: [7, 14, 30, 60, 90],
  /** Running ones of one person. */
  most: 20,
  receiverLimit: 40,
  /** An ended proof stays in its owner's list for so many days. */
  keptDays: 365,
} as const

export const STATUS_LIST = {
  /** So many that a place says nothing of whose it is. */
  places: 131_072,
  /** Seconds for which programs may keep a list. */
  ttl: 300,
  validMs: DAY_MS,
} as const

/** A new key is published for a day before it signs, so that no program holds a key set without it (PROOF-5). */
export const KEY_WAITS_MS = DAY_MS

/** What is proved. */
export type ProofFacts =
  | { readonly kind: 'INCOME_AT_LEAST'; readonly amount: number }
  | { readonly kind: 'CAREER_AT_LEAST'; readonly years: number }
  | { readonly kind: 'EMPLOYED'; readonly company: string }
  | { readonly kind: 'INCOME_EXACT'; readonly year: number; readonly amount: number }
  /** That a company pays what it promised, without either figure (KEEP-10). */
  | { readonly kind: 'PAID_AS_PROMISED'; readonly company: string }

/** Everything that a receiver reads. */
export type ProofContent = ProofFacts & {
  /** The receiver in the person's own words. */
  readonly receiver: string
  readonly source: ProofSource
  /** The day on which the person looked the record up, in Seoul. */
  readonly lookedUpOn: string
  /** Null unless the person switched it on. */
  readonly name: string | null
}

export const proofStates = ['RUNNING', 'TAKEN_BACK', 'EXPIRED'] as const
export type ProofState = (typeof proofStates)[number]

/** Where a proof stands. Whoever took it back in time reads that for good. */
export function proofState(proof: { expiresAt: Date; takenBackAt: Date | null }, now: Date): ProofState {
  if (proof.takenBackAt) return 'TAKEN_BACK'
  return proof.expiresAt <= now ? 'EXPIRED' : 'RUNNING'
}

/** The highest step that an income reaches; null below the first one. */
export function highestStep(income: number): number | null {
  const step = Math.floor(income / PROOF.step) * PROOF.step
  return step > 0 ? step : null
}

/** Whether an amount may be told of an income as 'at least'. */
export const mayTellAtLeast = (amount: number, income: number): boolean =>
  amount > 0 && amount % PROOF.step === 0 && amount <= income

/** Whole years of a career; null below one. */
export function wholeYears(months: number): number | null {
  const years = Math.floor(months / 12)
  return years > 0 ? years : null
}

export const isTerm = (days: number): boolean =>
  Number.isInteger(days) && days >= PROOF.days.min && days <= PROOF.days.max

/** The last day of a proof that is made now: made on the 18th for 30 days, it ends with the 18th of the next month. */
export const lastDay = (now: Date, days: number): string => formatDay(kstDay(now) + days)

/** The end of a proof's last day in Seoul. */
export const endOfTerm = (untilDay: string): Date => startOfKstDay(parseDay(untilDay)! + 1)

/** The last day of a term that ends at this moment. */
export const untilDayOf = (expiresAt: Date): string => formatDay(kstDay(new Date(expiresAt.getTime() - 1)))

/** Days until the end: 0 on the last day. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, parseDay(untilDayOf(expiresAt))! - kstDay(now))

/** The moment until which an ended proof stays in its owner's list. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - PROOF.keptDays * DAY_MS)

export const RECEIVER_MISSING = '받는 곳을 적어 주세요'

/** A receiver is one line of text. */
export function receiverProblem(receiver: string): string | null {
  if (receiver.trim() === '') return RECEIVER_MISSING
  if (/\p{C}|[\u2028\u2029]/u.test(receiver)) return '한 줄로 적어 주세요'
  return lengthOf(receiver) > PROOF.receiverLimit ? limitMessage(PROOF.receiverLimit) : null
}

export const termProblem = (days: number): string | null =>
  isTerm(days) ? null : `${PROOF.days.min}일에서 ${PROOF.days.max}일까지 고를 수 있어요`

export const stepProblem = (amount: number): string | null =>
  amount > 0 && amount % PROOF.step === 0 ? null : `${PROOF.step}만 원 단위로 고를 수 있어요`
