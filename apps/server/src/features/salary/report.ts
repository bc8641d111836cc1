import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { JOB_SEARCH } from '@coffeeattack/domain/profile/job-search'
import { densityCurve } from '@coffeeattack/domain/report/density'
import { expectedSalary } from '@coffeeattack/domain/report/expected-salary'
import { findPeers, type Person } from '@coffeeattack/domain/report/peers'
import { average } from '@coffeeattack/domain/report/people'
import { topPercent } from '@coffeeattack/domain/report/percentile'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../http/handle.ts'
import { colleaguesOf, type Colleague } from './peer-store.ts'
import { countedIncomes, entriesOf, findAccount, type Account, type Entry } from './store.ts'

/** The expected-salary report (PRO-15): the person's own figures, and what others alike earn and are offered. */
export async function showReport(userId: string, { db, clock, settings }: ApiDeps) {
  const account = await findAccount(db.drizzle, userId)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const { incomeYear } = salarySeason(settings.salarySeason)
  const incomes = await countedIncomes(db.drizzle, userId, incomeYear)
  const inputSalary = newestContract(await entriesOf(db.drizzle, userId))
  const me = personOf(account)
  const colleagues = me
    ? await colleaguesOf(db.drizzle, {
        userId,
        me,
        // Free entries share nothing but the word 기타: only the same words are the same job.
        mayWiden: me.jobLabel !== JOB_SEARCH.otherLabel,
        now: clock(),
      })
    : []
  const { verifiedIncome } = account
  return {
    salaryByHealth: incomes.HEALTH ?? null,
    salaryByTax: incomes.TAX ?? null,
    salaryType: account.salaryType,
    inputSalary,
    hopeSalary: account.hopeSalary,
    totalMonth: account.careerMonths,
    ...comparison(me, isSelectable(verifiedIncome) ? verifiedIncome : inputSalary, colleagues),
  }
}

/**
 * Each figure stands on the narrowest circle of at least five other people. Offers reach only some of them, so their
 * circle may be a wider one. `salaryMax` is the upper end of the expected range, never one person's salary.
 */
function comparison(me: Person | null, now: number | null, colleagues: readonly Colleague[]) {
  const earning = circleOf(me, colleagues).map(({ income }) => income)
  const offered = circleOf(me, colleagues.filter(hasOffers)).map(({ offered: amount }) => amount)
  const expected = now === null ? null : expectedSalary(earning, now)
  return {
    salaryAverage: expected && expected.expected,
    salaryMax: expected && Math.max(expected.expected, expected.high),
    salaryIncreaseRate: expected && expected.rate,
    offerAverage: average(offered),
    percentile: now === null ? null : topPercent(earning, now),
    distribution: densityCurve(earning),
  }
}

function personOf({ jobLabel, jobSubLabel, careerMonths }: Account): Person | null {
  return jobLabel === null ? null : { jobLabel, jobSubLabel: jobSubLabel ?? '', totalMonth: careerMonths }
}

/** Entries come year by year. */
function newestContract(entries: readonly Entry[]): number | null {
  return entries.findLast(({ type }) => type === 'INPUT')?.amount ?? null
}

function circleOf<Other extends Person>(me: Person | null, everyone: readonly Other[]): readonly Other[] {
  return (me && findPeers(me, everyone)?.people) ?? []
}

const hasOffers = (person: Colleague): person is Colleague & { offered: number } => person.offered !== null
