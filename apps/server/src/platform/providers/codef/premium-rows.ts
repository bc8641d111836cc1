import { z } from 'zod'
import { day, rowsOf } from './career-rows.ts'
import { won } from './income-rows.ts'

/** An employer at which somebody is or was insured, with the premiums of the months asked for. */
export type InsuredWorkplace = {
  readonly company: string
  /** YYYY-MM-DD */
  readonly from: string
  /** null: still insured there */
  readonly until: string | null
  /** The employee's share in won by month (YYYY-MM), the oldest first. */
  readonly premiums: readonly { readonly month: string; readonly won: number }[]
}

const workplace = z.object({
  resCompanyNm: z.string().default(''),
  resAcquisitionDate: z.string().default(''),
  resCancelDate: z.string().default(''),
  resInsuranceAmtList: z.array(z.object({ resPayMonth: z.string(), resRectalHealthPayAmt: won })).default([]),
})

/** What the premium product says of employers. */
export function workplacesOf(data: unknown): InsuredWorkplace[] {
  return rowsOf(data)
    .flatMap((one) => workplace.safeParse(one).data ?? [])
    .flatMap(({ resCompanyNm, resAcquisitionDate, resCancelDate, resInsuranceAmtList }) => {
      const [company, from] = [resCompanyNm.trim(), day(resAcquisitionDate)]
      const premiums = resInsuranceAmtList
        .flatMap(({ resPayMonth, resRectalHealthPayAmt }) => {
          const month = /^(\d{4})(\d{2})$/.exec(resPayMonth)
          return month && resRectalHealthPayAmt > 0
            ? [{ month: `${month[1]}-${month[2]}`, won: resRectalHealthPayAmt }]
            : []
        })
        .toSorted((a, b) => a.month.localeCompare(b.month))
      return company && from ? [{ company, from, until: day(resCancelDate), premiums }] : []
    })
}
