import { manwonFromWon } from '@coffeeattack/domain/salary/format'
import { z } from 'zod'
import { rowsOf } from './career-rows.ts'
import { won } from './income-rows.ts'

/** An employer's pay in one year, in 만원. */
export type PaidIncome = { readonly year: number; readonly company: string; readonly income: number }

/** The name for statements without an employer. */
const NAMELESS = '그 밖의 소득'

/** Forms differ by year: total pay, the sum of workplaces, or the wage alone. */
const TOTAL = { settled: '|21:', summed: '|16:', wage: '|13:' }

const statement = z.object({
  resAttrYear: z.string().regex(/^\d{4}$/),
  resCompanyNm1: z.string().default(''),
  resSettlementSpecList: z.array(z.object({ resType: z.string(), resAmount: won })).default([]),
  resIncomeSpecList: z.array(z.object({ resType: z.string(), resTotalAmount: won })).default([]),
})

export function statementsOf(data: unknown): PaidIncome[] {
  const sums = new Map<string, PaidIncome>()
  for (const row of rowsOf(data)) {
    const found = statement.safeParse(row).data
    if (!found) continue
    const company = found.resCompanyNm1.trim() || NAMELESS
    const income = manwonFromWon(paid(found))
    const key = `${found.resAttrYear} ${company}`
    // An employer may file several statements for one year.
    if (income > 0)
      sums.set(key, {
        year: Number(found.resAttrYear),
        company,
        income: income + (sums.get(key)?.income ?? 0),
      })
  }
  return [...sums.values()]
}

function paid({ resSettlementSpecList, resIncomeSpecList }: z.output<typeof statement>): number {
  const settled = resSettlementSpecList.find(({ resType }) => resType.includes(TOTAL.settled))
  if (settled) return settled.resAmount
  const listed = [TOTAL.summed, TOTAL.wage].flatMap((item) =>
    resIncomeSpecList.filter(({ resType }) => resType.includes(item)),
  )
  return listed[0]?.resTotalAmount ?? 0
}

const opened = z.object({ commSession: z.string().min(1) })

/** The session for further products without another confirmation; the same in every row. */
export function sessionOf(data: unknown): string | null {
  return opened.safeParse(rowsOf(data)[0]).data?.commSession ?? null
}
