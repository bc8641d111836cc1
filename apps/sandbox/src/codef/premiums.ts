import { monthsOf, payIn, type Job, type Person } from '../people/person.ts'
import { recentJob } from '../people/insured.ts'
import { EMPLOYEE } from './career.ts'
import type { Input } from './inputs.ts'

/** The employee's share of the health premium in percent of pay, by year. */
const RATES: Readonly<Record<number, number>> = {
  2018: 3.12,
  2019: 3.23,
  2020: 3.335,
  2021: 3.43,
  2022: 3.495,
  2026: 3.595,
}
/** The employee's lowest and highest share of a month, where a year's are known here. */
const LIMITS: Readonly<Record<number, { floor: number; cap: number }>> = {
  2025: { floor: 9_890, cap: 4_504_170 },
  2026: { floor: 10_080, cap: 4_591_740 },
}
const STEP = 10
const EARLIEST = 2018
const USUAL_RATE = 3.545
const LONG_TERM_CARE_SHARE = 0.1295

const rateOf = (year: number) => RATES[Math.max(year, EARLIEST)] ?? USUAL_RATE

function paidIn(job: Job, month: number) {
  const year = Math.floor(month / 100)
  const share = Math.round(payIn(job, month) * rateOf(year)) / 100
  const { floor, cap } = LIMITS[year] ?? { floor: 0, cap: Infinity }
  // An insurer reckons in steps of 10 won, between a lowest and a highest amount.
  const premium = Math.min(cap, Math.max(floor, Math.floor(share / STEP) * STEP))
  const care = Math.round(premium * LONG_TERM_CARE_SHARE)
  return {
    resPayMonth: String(month),
    resRectalHealthNoticeAmt: String(premium),
    resRectalHealthPayAmt: String(premium),
    resRectalLTCNoticeAmt: String(care),
    resRectalLTCPayAmt: String(care),
  }
}

/** One block per workplace with the months paid in the period asked for, up to this month. */
export function premiumBlocks(person: Person, input: Input, today: string) {
  const [from, to] = [
    Number(input['startDate']),
    Math.min(Number(input['endDate']), Number(today.slice(0, 6))),
  ]
  const years = Math.floor(to / 100) - Math.floor(from / 100) + 1
  const months = Array.from({ length: Math.max(0, years) }, (_, index) => Math.floor(from / 100) + index)
    .flatMap(monthsOf)
    .filter((month) => month >= from && month <= to)
  const recent = (person.alsoInsured ?? []).map((job) => recentJob(job, today))
  const paidMonths = (job: Job) =>
    job.isBeforePremiums ? [] : months.filter((month) => payIn(job, month) > 0)
  return [...person.jobs, ...recent]
    .filter((job) => job.isBeforePremiums || paidMonths(job).length > 0)
    .map((job) => ({
      resCompanyNm: job.company,
      resCompanyIdentityNo: '000-00-00000',
      resJoinUserType: EMPLOYEE,
      resAcquisitionDate: job.start,
      resCancelDate: job.end ?? '',
      commStartDate: String(from),
      commEndDate: String(to),
      resInsuranceAmtList: paidMonths(job).map((month) => paidIn(job, month)),
    }))
}
