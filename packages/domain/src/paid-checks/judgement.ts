import {
  addMonths,
  firstDayOfMonth,
  formatMonth,
  kstMoment,
  monthNumber,
  parseDay,
  parseMonth,
  startOfKstDay,
} from '../kst.ts'
import { employeeRate, isAtLimit, PREMIUM_STEP } from '../salary/health-premium.ts'

/** The rule of KEEP-8, in the company's favour. */
export const PAID_RULE = {
  /** Of the promised base pay. */
  keptPercent: 97,
  /** The largest non-taxable meal money of a year in 만원: the premium does not see it. */
  mealsYearly: 240,
} as const

export const unknownReasons = [
  'PART_OF_A_MONTH',
  'AT_THE_LIMIT',
  'ON_LEAVE',
  'ANOTHER_EMPLOYER',
  'FIRST_YEAR',
  'NO_PREMIUM',
] as const
export type UnknownReason = (typeof unknownReasons)[number]

export const judgements = ['KEPT', 'NOT_KEPT', 'UNKNOWN'] as const
export type Judgement = (typeof judgements)[number]

/** What health insurance says of one employer. */
export type Workplace = {
  /** Whether it is the company that promised. */
  readonly isTheirs: boolean
  /** YYYY-MM-DD; `until` is null while insured there. */
  readonly from: string
  readonly until: string | null
  /** The employee's share in won, by month (YYYY-MM), the oldest first. */
  readonly premiums: readonly { readonly month: string; readonly won: number }[]
}

export type PaidCase = {
  /** The base pay of a year that both sides agreed on, in 만원. */
  readonly promised: number
  /** The first day of work. */
  readonly startsOn: string
  readonly workplaces: readonly Workplace[]
}

/** The figures of the two bars and of the line between kept and not kept, in 만원 a year. */
export type PaidFigures = { readonly promised: number; readonly insured: number; readonly keptFrom: number }

export type PaidResult =
  | ({ readonly judgement: 'KEPT' | 'NOT_KEPT'; readonly month: string; readonly reason: null } & PaidFigures)
  | { readonly judgement: 'UNKNOWN'; readonly reason: UnknownReason }

const MONTHS = 12
const WON_PER_MANWON = 10_000
/** The first settlement of a year's premiums is in April of the next year; until then the pay is what was told at the start. */
const SETTLED_FROM = 4
/** At the start a month's pay is told as 30 days of a year's 365. */
const YEAR_BY_DAYS = 365 / 360

/** Whether the promised pay is paid, as health insurance tells it. */
export function judgePaid({ promised, startsOn, workplaces }: PaidCase): PaidResult {
  const there = workplaces.find(({ isTheirs, until }) => isTheirs && until === null)
  if (!there) return unknown(workplaces.length > 0 ? 'ANOTHER_EMPLOYER' : 'NO_PREMIUM')
  const whole = there.premiums.findLast(({ month }) => isWholeMonth(month, there.from))
  if (!whole) return unknown(there.premiums.length > 0 ? 'PART_OF_A_MONTH' : 'NO_PREMIUM')
  const { month, won } = whole
  if (isAtLimit(yearOf(month), won)) return unknown('AT_THE_LIMIT')
  const figures = { promised, insured: yearlyPay(yearOf(month), won), keptFrom: keptFrom(promised) }
  if (figures.insured >= figures.keptFrom) return { judgement: 'KEPT', reason: null, month, ...figures }
  if (isBeforeSettlement(month, startsOn) && figures.insured * YEAR_BY_DAYS >= figures.keptFrom)
    return unknown('FIRST_YEAR')
  return { judgement: 'NOT_KEPT', reason: null, month, ...figures }
}

/** The premium goes on through a leave as it was, so only the person knows of it. */
export const ON_LEAVE: PaidResult = { judgement: 'UNKNOWN', reason: 'ON_LEAVE' }

const unknown = (reason: UnknownReason): PaidResult => ({ judgement: 'UNKNOWN', reason })

const yearOf = (month: string) => Number(month.slice(0, 4))

/** Nobody is insured for the month in which they began, unless they began on its first day. */
function isWholeMonth(month: string, from: string): boolean {
  const number = parseMonth(month)
  return number !== null && firstDayOfMonth(number) >= parseDay(from)!
}

/** The most that the premium can mean: it is cut, and what was cut is the company's. */
const yearlyPay = (year: number, premium: number): number =>
  Math.floor((((premium + PREMIUM_STEP) / employeeRate(year)) * MONTHS) / WON_PER_MANWON)

const keptFrom = (promised: number): number =>
  Math.ceil((promised * PAID_RULE.keptPercent) / 100 - PAID_RULE.mealsYearly)

function isBeforeSettlement(month: string, startsOn: string): boolean {
  const settled = monthNumber(yearOf(startsOn) + 1, SETTLED_FROM)
  return parseMonth(month)! < settled
}

/** The months for which health insurance is asked: the newest whole one lies in them, and nothing earlier is anybody's business. */
export function askedMonths(today: number): { from: string; to: string } {
  const monthOf = (day: number) => {
    const { year, month } = kstMoment(startOfKstDay(day))
    return formatMonth(monthNumber(year, month))
  }
  return { from: monthOf(addMonths(today, -ASKED_BACK)), to: monthOf(today) }
}

/** A premium is told up to two months late. */
const ASKED_BACK = 2
