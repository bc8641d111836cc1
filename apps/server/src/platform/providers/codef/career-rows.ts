import { z } from 'zod'

/** A verified fact: nothing else of the institution's answer is kept. */
export type VerifiedCareer = {
  readonly company: string
  /** YYYY-MM-DD */
  readonly start: string
  /** null: still employed */
  readonly end: string | null
}

/** Only employees count; family members insured through somebody else and regional subscribers have no employer. */
const EMPLOYEE = '직장가입자'

const row = z.object({
  resJoinUserType: z.string().default(''),
  resCompanyNm: z.string().default(''),
  commStartDate: z.string().default(''),
  commEndDate: z.string().default(''),
})

/** The provider sends one row bare and several as a list. */
export const rowsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [data])

const day = (yyyymmdd: string): string | null =>
  /^\d{8}$/.test(yyyymmdd) ? yyyymmdd.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : null

export function careersOf(data: unknown): VerifiedCareer[] {
  return rowsOf(data)
    .map((one) => row.safeParse(one))
    .flatMap(({ data: it }) => (it?.resJoinUserType === EMPLOYEE ? [it] : []))
    .flatMap(({ resCompanyNm, commStartDate, commEndDate }) => {
      const company = resCompanyNm.trim()
      const start = day(commStartDate)
      // A current job ends with a blank, a dash or a word: anything that is no date.
      return company && start ? [{ company, start, end: day(commEndDate) }] : []
    })
    .toSorted((a, b) => b.start.localeCompare(a.start))
}
