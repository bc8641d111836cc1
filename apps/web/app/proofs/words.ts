import { dayText, formatDay, fullDayText, kstDay, parseDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { daysLeft, endOfTerm, type ProofFacts } from '@coffeeattack/domain/proofs/proof'
import { proofTitle, sourceName } from '@coffeeattack/domain/proofs/words.ko'
import type { Offered, Proof } from './queries.ts'

/** What the proof says, in the contract's flat form. */
export type FlatFacts = Proof['facts']

/** The same as the domain has it. A figure of another kind is null. */
export function factsOf({ kind, amount, year, years, company }: FlatFacts): ProofFacts {
  switch (kind) {
    case 'INCOME_AT_LEAST':
      return { kind, amount: amount ?? 0 }
    case 'CAREER_AT_LEAST':
      return { kind, years: years ?? 0 }
    case 'EMPLOYED':
      return { kind, company: company ?? '' }
    case 'INCOME_EXACT':
      return { kind, year: year ?? 0, amount: amount ?? 0 }
    case 'PAID_AS_PROMISED':
      return { kind, company: company ?? '' }
  }
}

/** '연 소득 5,000만 원 이상' */
export const titleOf = ({ facts }: Pick<Proof, 'facts'>): string => proofTitle(factsOf(facts))

const dayNumber = (day: string): number => parseDay(day) ?? 0

/** '11월 3일' */
export const shortDay = (day: string | number): string =>
  dayText(typeof day === 'string' ? dayNumber(day) : day).replace(/ \(.\)$/, '')

/** '2025년 11월 3일' */
export const wholeDay = (day: string): string => fullDayText(dayNumber(day))

/** '23일 남았어요' */
export function leftText(untilDay: string, now: Date): string {
  const left = daysLeft(endOfTerm(untilDay), now)
  return left > 0 ? `${left}일 남았어요` : '오늘 밤까지예요'
}

/** '오늘', or the day: with its year only where that is another one. */
export function lookDay(at: string, now: Date): string {
  const [day, today] = [kstDay(new Date(at)), kstDay(now)]
  if (day === today) return '오늘'
  return formatDay(day).slice(0, 4) === formatDay(today).slice(0, 4) ? shortDay(day) : fullDayText(day)
}

export const lookTime = (at: string): string => spokenTimeText(new Date(at))

type Origin = NonNullable<Offered['incomeAtLeast']>

/** '건강보험 · 11월 3일에 불러왔어요' */
export const originLine = ({ source, lookedUpOn }: Pick<Origin, 'source' | 'lookedUpOn'>): string =>
  `${sourceName(source)} · ${shortDay(lookedUpOn)}에 불러왔어요`
