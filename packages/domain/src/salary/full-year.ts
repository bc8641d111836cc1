import { susa } from 'es-hangul'
import { type CareerItem, isInMonth } from '../profiles/career.ts'

/** A year counts in full from so many insured months on; the income of fewer says little of what a year pays. */
export const FULL_YEAR_MONTHS = 10

/** The income of a year. No months: its office told the sum alone, and no employer of that year is known. */
export type EarnedYear = { readonly year: number; readonly months: readonly number[] | null }

export function isFullYear({ months }: Pick<EarnedYear, 'months'>): boolean {
  return months === null || months.length >= FULL_YEAR_MONTHS
}

/** The months of a year, from 1 to 12, in which somebody was employed; null when it was in none of them. */
export function employedMonths(
  year: number,
  jobs: readonly Pick<CareerItem, 'start' | 'end'>[],
): number[] | null {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    jobs.some((job) => isInMonth(job, year, month)),
  )
  return months.length > 0 ? months : null
}

/** What speaks for a person: a full year, whose income is the yearly pay, or a part that is shown as what it is. */
export type Shown<Year> = { readonly kind: 'full' | 'part'; readonly year: Year }

/** The newest full year, else the newest part. Of equal years the first one given. */
export function shownYear<Year extends EarnedYear>(years: readonly Year[]): Shown<Year> | null {
  const newestFirst = years.toSorted((a, b) => b.year - a.year)
  const full = newestFirst.find(isFullYear)
  if (full) return { kind: 'full', year: full }
  return newestFirst[0] ? { kind: 'part', year: newestFirst[0] } : null
}

/** '2023년 12월 한 달치', '2023년 3~8월 여섯 달치', '2023년 3·8~9월 세 달치'; a full year is its number alone. */
export function partText({ year, months }: EarnedYear): string {
  if (months === null || isFullYear({ months })) return `${year}년`
  const runs: [number, number][] = []
  for (const month of months.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === month - 1) last[1] = month
    else runs.push([month, month])
  }
  const named = runs.map(([from, to]) => (from === to ? `${from}` : `${from}~${to}`)).join('·')
  return `${year}년 ${named}월 ${susa(months.length, true)} 달치`
}

/** Why a part of a year is not turned into a yearly pay. */
export const PART_YEAR_NOTE = `${susa(FULL_YEAR_MONTHS, true)} 달 이상 일한 해의 소득만 연봉으로 보고 견주어요.`
