import { statusOfVerification } from '@coffeeattack/domain/campaigns/utm'
import type { Step } from '@coffeeattack/domain/errors/translate'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { partText } from '@coffeeattack/domain/salary/full-year'
import { taxIncomeCounts } from '@coffeeattack/domain/verification/registration'
import { taxChangeText } from '@coffeeattack/domain/verification/tax-office'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { type CountedIncome, countedIncome, salaryReportQuery } from '../insight/salary/report.ts'
import { applicationState, type VerificationState } from '../sessions/kept-state.ts'
import { tokens } from '../sessions/tokens.ts'
import { taxOfficeQuery } from './tax/tax-office.ts'
import { careerText, loadedCareer, twoWayOf } from './open-request.ts'
import { trackVisit } from './track-visit.ts'

/** One stage of the analysis: a lookup, and its result in a few words. */
export type Lookup = () => Promise<string>

/** The lookups of the three stages, in order (VER-5). */
export function careerLookups(state: VerificationState): readonly Lookup[] {
  return [() => lookUpCareer(state), () => lookUpIncome(state), lookUpExpectedSalary]
}

/** The subject of a failure: after the career it is the income. */
export function careerStep({ cfid }: VerificationState): Step {
  return loadedCareer.read().cfid === cfid ? 'salary' : 'submit'
}

/** The tax office adds an income to a verified career. `changeText`: what that changed, once all is looked up. */
export function taxLookups(state: VerificationState): {
  lookups: readonly Lookup[]
  changeText: () => string
} {
  let before: CountedIncome | null = null
  const counted = () => {
    const report = queries.getQueryData(salaryReportQuery.queryKey)
    return report ? countedIncome(report) : null
  }
  const known = async () => {
    // Without it the income is told as a new one.
    await queries.ensureQueryData(salaryReportQuery).catch(() => {})
    before = counted()
    return lookUpKnownCareer()
  }
  const lookups = [known, () => lookUpTaxIncome(state), lookUpExpectedSalary]
  return { lookups, changeText: () => taxChangeText(before, counted()) }
}

function lookUpKnownCareer(): string {
  const known = loadedCareer.read()
  return known.companies > 0 ? careerText(known) : '이미 확인했어요'
}

/** The tax office has no income: the person goes back (VER-9). */
export class NoTaxIncome extends Error {}

async function lookUpCareer(state: VerificationState): Promise<string> {
  const known = loadedCareer.read()
  if (known.cfid === state.cfid) return careerText(known)
  const { userId, careerItems, totalMonth, ...login } = await api('POST /v3/users/submit', {
    body: twoWayOf(state),
  })
  tokens.save(login)
  const companies = new Set(careerItems.map(({ company }) => company)).size
  applicationState.change({ userId, totalMonth, career: careerItems.map(({ job }) => ({ jobLabel: job })) })
  const status = statusOfVerification(!state.reapply)
  if (status) void trackVisit(status, userId)
  const present = careerItems.find(({ end }) => end === null)
  const joinedYear = present ? Number(present.start.slice(0, 4)) : null
  const employed = present !== undefined
  return careerText(loadedCareer.change({ cfid: state.cfid, companies, totalMonth, employed, joinedYear }))
}

async function lookUpIncome(state: VerificationState): Promise<string> {
  const answer = await api('POST /v3/users/verify/salary', { body: twoWayOf(state) })
  const { year, partIncome, salaryByHealth, salaryByTax, salaryType } = answer
  applicationState.change({ salaryByHealth, salaryByTax, salaryType })
  if (salaryByHealth !== null) return moneyText(salaryByHealth)
  return partIncome ? partText(partIncome) : `${year}년 소득이 없어요`
}

async function lookUpTaxIncome(state: VerificationState): Promise<string> {
  const { salaryByTax, partIncome } = await api('POST /v3/users/tax/verify', {
    body: { ...twoWayOf(state), sealedInput: state.sealedInput },
  })
  queries.removeQueries({ queryKey: taxOfficeQuery.queryKey })
  if (partIncome) return partText(partIncome)
  if (!taxIncomeCounts(salaryByTax)) throw new NoTaxIncome()
  applicationState.change({ salaryByTax, salaryType: 'TAX' })
  return moneyText(salaryByTax)
}

async function lookUpExpectedSalary(): Promise<string> {
  const report = await api('GET /v3/users/salary')
  // Cached data is older than this verification; the next screen fetches the new report.
  queries.clear()
  queries.setQueryData(salaryReportQuery.queryKey, report)
  return '다 끝났어요'
}
