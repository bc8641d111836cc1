import { companyKey } from './name.ts'

/** The people of a company in one month, as the national pension counts them (FIRM-5). */
export type HeadcountMonth = {
  /** yyyymm */
  month: string
  people: number
  joined: number
  left: number
}

/** One month of a workplace, as the pension lists it. */
export type PlaceMonth = { seq: string; month: string; name: string; address: string; isInsured: boolean }

export type PlaceFound =
  | { kind: 'FOUND'; months: PlaceMonth[] }
  /** Several workplaces fit, or none: nothing is shown. */
  | { kind: 'AMBIGUOUS' | 'NONE' }

export const HEADCOUNT_MONTHS = 12

/** Building sites are insured apart and come and go. */
const SITE = /\/|일용|현장|공사/

/**
 * The workplace of a company among those under the first six digits of its number. Only one with the same folded name and one address
 * counts: workplaces are never added up.
 */
export function findPlace(rows: readonly PlaceMonth[], company: string): PlaceFound {
  const key = companyKey(company)
  const same = rows.filter((row) => row.isInsured && !SITE.test(row.name) && companyKey(row.name) === key)
  if (same.length === 0) return { kind: 'NONE' }
  if (new Set(same.map(({ address }) => address)).size > 1) return { kind: 'AMBIGUOUS' }
  const byMonth = new Map(same.map((row) => [row.month, row]))
  if (byMonth.size < same.length) return { kind: 'AMBIGUOUS' }
  const months = [...byMonth.values()].toSorted((a, b) => a.month.localeCompare(b.month))
  return { kind: 'FOUND', months: months.slice(-HEADCOUNT_MONTHS) }
}

/** The names under which a register may list a company, for a search without its number. */
export const nameVariants = (company: string): string[] => {
  const bare = company.replace(/㈜|\(주\)|주식회사/g, '').trim()
  return [`주식회사 ${bare}`, `(주)${bare}`, `${bare}주식회사`]
}

export type HeadcountView = {
  people: number
  /** Before the first drawn month: the sum of all movements leads from it to `people`. Null when the months do not add up. */
  before: number | null
  joined: number
  left: number
  /** yyyymm of the newest month. */
  month: string
  months: HeadcountMonth[]
}

/** What is drawn of a year; null without months. */
export function headcountView(months: readonly HeadcountMonth[]): HeadcountView | null {
  const last = months.at(-1)
  if (!last) return null
  const sum = (of: 'joined' | 'left') => months.reduce((total, month) => total + month[of], 0)
  const [joined, left] = [sum('joined'), sum('left')]
  const isWhole = months.length === HEADCOUNT_MONTHS
  const before = last.people - joined + left
  return {
    people: last.people,
    before: isWhole && before > 0 ? before : null,
    joined,
    left,
    month: last.month,
    months: [...months],
  }
}

/** '10월' of yyyymm. */
export const headcountMonthText = (month: string): string => `${Number(month.slice(4))}월`
