import { kstMonth, monthNumber, parseDay, parseMonth } from '../kst.ts'
import type { CareerItem } from './career.ts'

type Period = Pick<CareerItem, 'start' | 'end'>

/** Whether somebody was employed on any day of that month of the year. */
export function isInMonth({ start, end }: Period, year: number, month: number): boolean {
  const asked = monthNumber(year, month)
  const from = monthOf(start)
  const to = end ? monthOf(end) : Infinity
  return from !== null && to !== null && from <= asked && asked <= to
}

/** Months in which the person worked anywhere: two jobs at the same time count once. */
export function totalMonths(items: readonly Period[], now: Date): number {
  let total = 0
  let counted = -Infinity
  for (const [start, end] of items.map((item) => monthsOf(item, now)).toSorted(([a], [b]) => a - b)) {
    total += Math.max(0, end - Math.max(start, counted))
    counted = Math.max(counted, end)
  }
  return total
}

/** '2020.10 ~ 재직 중 · 3년 2개월' */
export function periodText(item: Period, now: Date): string {
  const [start, end] = monthsOf(item, now)
  return `${dotted(item.start)} ~ ${item.end ? dotted(item.end) : '재직 중'} · ${lengthText(end - start)}`
}

/** '2년 1개월', '3년', '11개월', '1개월 미만' */
export function lengthText(months: number): string {
  if (months < 1) return '1개월 미만'
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years > 0 && `${years}년`, rest > 0 && `${rest}개월`].filter(Boolean).join(' ')
}

/**
 * What is wrong with the dates of an item, or null. Nobody types them: careers come from the health-insurance service,
 * and the demo data, which does not, is held against this.
 * @oracle
 */
export function periodProblem({ start, end }: Period): string | null {
  const from = monthOf(start)
  if (from === null) return '입사한 달을 확인해 주세요.'
  if (!end) return null
  const to = monthOf(end)
  if (to === null) return '퇴사한 달을 확인해 주세요.'
  return to < from ? '퇴사는 입사보다 뒤여야 해요.' : null
}

/** From the month of joining up to, not including, the month of leaving; broken or future dates add nothing. */
function monthsOf({ start, end }: Period, now: Date): [number, number] {
  const today = kstMonth(now)
  const from = monthOf(start) ?? today
  const to = Math.min(today, end ? (monthOf(end) ?? from) : today)
  return [from, Math.max(from, to)]
}

function monthOf(date: string): number | null {
  const isMonth = parseMonth(date) !== null || parseDay(date) !== null
  return isMonth ? parseMonth(date.slice(0, 7)) : null
}

function dotted(date: string): string {
  return date.slice(0, 7).replace('-', '.')
}
