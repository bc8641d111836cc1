import { monthsOf, payIn, wagesOf, type Person } from '../people/person.ts'
import type { Input } from './inputs.ts'

const incomeOf = (person: Person, year: number) => wagesOf(person, year) + (person.taxWon[year] ?? 0)

/** Last year's proof is issued from July on. */
const PROOFS_FROM_MONTH = 7
function latestProof(today: string): number {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(4, 6))]
  return month >= PROOFS_FROM_MONTH ? year - 1 : year - 2
}

/** Null when nothing can be issued: no income at all, or a year that is not settled yet. */
export function incomeProof(person: Person, input: Input, today: string) {
  const [from, to] = [Number(input['startYear']), Number(input['endYear'])]
  if (to > latestProof(today)) return null
  const list = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
    .filter((year) => incomeOf(person, year) > 0)
    .map((year) => ({
      resAttrYear: String(year),
      resType: '근로소득',
      resPaidTotalAmt: String(incomeOf(person, year)),
    }))
  return list.length > 0 ? { resUserNm: person.name, resPaymentDetailsStatusList: list } : null
}

export const statementYear = (input: Input, today: string) =>
  input['inquiryType'] === '1' ? Number(input['year']) : Number(today.slice(0, 4)) - 1

/** The only statement of a settled year: all wages, under the first employer's name. */
export function wageStatement(person: Person, year: number, today: string) {
  const total = incomeOf(person, year)
  if (total === 0 || !isOver(year, today)) return null
  return statement(year, employersIn(person, year)[0]?.company ?? '', total)
}

/** One statement per employer of the year; other income is on the first one. */
export function wageStatements(person: Person, year: number, today: string) {
  if (!isOver(year, today)) return []
  const extra = person.taxWon[year] ?? 0
  const employers = employersIn(person, year)
  if (employers.length === 0) return extra > 0 ? [statement(year, '', extra)] : []
  return employers.map((job, index) => {
    const paid = monthsOf(year).reduce((sum, month) => sum + payIn(job, month), 0)
    return statement(year, job.company, index === 0 ? paid + extra : paid)
  })
}

const isOver = (year: number, today: string) => year < Number(today.slice(0, 4))

const employersIn = (person: Person, year: number) =>
  person.jobs.filter((job) => monthsOf(year).some((month) => payIn(job, month) > 0))

const statement = (year: number, company: string, total: number) => ({
  resAttrYear: String(year),
  resCompanyNm1: company,
  resCompanyIdentityNo1: '000-00-00000',
  resYETaxAdjType: '연말정산',
  resIncomeSpecList: [
    {
      resType: 'Ⅰ근무처별소득명세|13:급여',
      resMaster: String(total),
      resServant1: '0',
      resTotalAmount: String(total),
    },
  ],
  resSettlementSpecList: [{ resType: 'Ⅳ정산명세|21:총급여', resAmount: String(total) }],
  resTaxAmtSpecList: [],
})
