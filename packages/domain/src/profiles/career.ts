import { kstMonth, monthNumber, parseDay, parseMonth } from '../kst.ts'
import { lengthOf, lengthProblem } from '../text/length.ts'

/** Counts characters of the normalised text (VAL-11): a Korean syllable is one, and so is an emoji. */
export const CAREER_DETAIL = { limit: 2_000, good: 50 } as const

export const CAREER_DETAIL_PLACEHOLDER = `${CAREER_DETAIL.good}자 이상 쓰면 제안이 더 많이 와요`

export type CareerItem = {
  id: string
  company: string
  job: string
  /** YYYY-MM, or YYYY-MM-DD from an institution. */
  start: string
  /** Empty: currently employed (PRO-4). */
  end: string | null
  detail: string
  /** Hidden items are shown to no company. */
  hide: boolean
}

export function detailProblem(detail: string): string | null {
  return lengthProblem(detail, CAREER_DETAIL.limit)
}

/** The length from which a description brings more offers. */
export function isGoodDetail(detail: string): boolean {
  return lengthOf(detail.trim()) >= CAREER_DETAIL.good
}

export function isEmployed({ end }: Pick<CareerItem, 'end'>): boolean {
  return !end
}

export function visibleItems<Item extends Pick<CareerItem, 'hide'>>(items: readonly Item[]): Item[] {
  return items.filter(({ hide }) => !hide)
}

/** Current jobs first, then the latest end, then the latest start. */
export function orderCareer<Item extends Pick<CareerItem, 'start' | 'end'>>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) => latestFirst(a.end || EMPLOYED, b.end || EMPLOYED) || latestFirst(a.start, b.start),
  )
}

/** Sorts after every date. */
const EMPLOYED = '9999'

function latestFirst(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}

export type Period = Pick<CareerItem, 'start' | 'end'>

/** Whether somebody was employed on any day of that month of the year. */
export function isInMonth({ start, end }: Period, year: number, month: number): boolean {
  const asked = monthNumber(year, month)
  const from = monthOf(start)
  const to = end ? monthOf(end) : Infinity
  return from !== null && to !== null && from <= asked && asked <= to
}

/** Months with any employment: parallel jobs count once. */
export function totalMonths(items: readonly Period[], now: Date): number {
  const today = kstMonth(now)
  let total = 0
  let counted = -Infinity
  for (const [start, end] of items.map((item) => monthsOf(item, today)).toSorted(([a], [b]) => a - b)) {
    total += Math.max(0, end - Math.max(start, counted))
    counted = Math.max(counted, end)
  }
  return total
}

/** '2020.10 ~ 재직 중 · 3년 2개월' */
export function periodText(item: Period, now: Date): string {
  const [start, end] = monthsOf(item, kstMonth(now))
  return `${dotted(item.start)} ~ ${item.end ? dotted(item.end) : '재직 중'} · ${lengthText(end - start)}`
}

/** '2년 1개월', '3년', '11개월', '1개월 미만' */
export function lengthText(months: number): string {
  if (months < 1) return '1개월 미만'
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years > 0 && `${years}년`, rest > 0 && `${rest}개월`].filter(Boolean).join(' ')
}

/** From the month of joining up to, but excluding, the month of leaving; invalid or future dates add nothing. */
function monthsOf({ start, end }: Period, today: number): [number, number] {
  const from = monthOf(start) ?? today
  const to = Math.min(today, end ? (monthOf(end) ?? from) : today)
  return [from, Math.max(from, to)]
}

const MONTH_LENGTH = 'YYYY-MM'.length

export function monthOf(date: string): number | null {
  const isMonth = date.length === MONTH_LENGTH || parseDay(date) !== null
  return isMonth ? parseMonth(date.slice(0, MONTH_LENGTH)) : null
}

function dotted(date: string): string {
  return date.slice(0, 7).replace('-', '.')
}
