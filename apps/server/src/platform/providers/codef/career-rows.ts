import { z } from 'zod'

/** The only part of the institution's answer that is stored. */
export type VerifiedCareer = {
  readonly company: string
  /** YYYY-MM-DD */
  readonly start: string
  /** null: still employed */
  readonly end: string | null
}

/** Only employees: dependants and regional subscribers have no employer. */
const EMPLOYEE = '직장가입자'

const row = z.object({
  resJoinUserType: z.string().default(''),
  resCompanyNm: z.string().default(''),
  commStartDate: z.string().default(''),
  commEndDate: z.string().default(''),
})

/** The provider sends a single row without a list. */
export const rowsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [data])

/** '20260818' as '2026-08-18'; null for everything else. */
export const day = (yyyymmdd: string): string | null =>
  /^\d{8}$/.test(yyyymmdd) ? yyyymmdd.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : null

export function careersOf(data: unknown): VerifiedCareer[] {
  return rowsOf(data)
    .map((one) => row.safeParse(one))
    .flatMap(({ data: it }) => (it?.resJoinUserType === EMPLOYEE ? [it] : []))
    .flatMap(({ resCompanyNm, commStartDate, commEndDate }) => {
      const company = resCompanyNm.trim()
      const start = day(commStartDate)
      // The end of a current job is empty, a dash or a word.
      return company && start ? [{ company, start, end: day(commEndDate) }] : []
    })
    .toSorted((a, b) => b.start.localeCompare(a.start))
}
