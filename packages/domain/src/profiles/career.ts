import { lengthOf, lengthProblem } from '../text/length.ts'

/** The limit counts characters of the composed text (VAL-11): a syllable is one however it was typed, so is an emoji. */
export const CAREER_DETAIL = { limit: 2_000, good: 50 } as const

export const CAREER_DETAIL_PLACEHOLDER = `${CAREER_DETAIL.good}자 이상 쓰면 제안이 더 많이 와요`

export type CareerItem = {
  id: string
  company: string
  job: string
  /** YYYY-MM, or YYYY-MM-DD as an office gives it. */
  start: string
  /** Empty means currently employed (PRO-4). */
  end: string | null
  detail: string
  /** A hidden item is shown to no company. */
  hide: boolean
}

export function detailProblem(detail: string): string | null {
  return lengthProblem(detail, CAREER_DETAIL.limit)
}

/** Long enough to bring more offers. */
export function isGoodDetail(detail: string): boolean {
  return lengthOf(detail.trim()) >= CAREER_DETAIL.good
}

export function isEmployed({ end }: Pick<CareerItem, 'end'>): boolean {
  return !end
}

export function visibleItems<Item extends Pick<CareerItem, 'hide'>>(items: readonly Item[]): Item[] {
  return items.filter(({ hide }) => !hide)
}

/** Where the person works now first, then what ended last, then what began last. */
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
