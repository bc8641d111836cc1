import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { expectedSalary } from '@coffeeattack/domain/insight/expected-salary'
import { densityCurve, marketOf, topPercent } from '@coffeeattack/domain/insight/market'
import { findPeers, type Person, toldGroup } from '@coffeeattack/domain/insight/peers'
import { average } from '@coffeeattack/domain/insight/people'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type ShownIncomes, shownIncomes, toldIncomes } from '../../verification/core/shown-incomes.ts'
import { earnedYears } from '../../verification/core/store.ts'
import { type Colleague, colleaguesOf } from '../core/store.ts'
import { type Earner, entriesOf, type Entry, findEarner } from './store.ts'

/** The expected-salary report (PRO-15): the person's own figures, and what others alike earn and are offered. */
export async function showReport(userId: string, { db, clock, settings }: ApiDeps) {
  const now = clock()
  const { incomeYear } = salarySeason(settings.salarySeason)
  const [earner, earned, entries] = await Promise.all([
    findEarner(db.drizzle, userId, now),
    earnedYears(db.drizzle, userId),
    entriesOf(db.drizzle, userId),
  ])
  if (!earner) throw new Refusal('UNAUTHORIZED')
  const { salaryType, verifiedIncome, hopeSalary, careerMonths } = earner
  const inputSalary = newestContract(entries)
  const me = personOf(earner)
  const colleagues = me ? await colleaguesOf(db.replica, { userId, me, now }) : []
  const shown = shownIncomes(earned, incomeYear)
  return {
    ...toldIncomes(shown, salaryType),
    season: settings.salarySeason,
    incomeYears: { HEALTH: fullYear(shown.HEALTH), TAX: fullYear(shown.TAX) },
    inputSalary,
    hopeSalary,
    totalMonth: careerMonths,
    receivedOfferAverage: earner.receivedOfferAverage,
    receivedOfferMax: earner.receivedOfferMax,
    ...comparison(me, isSelectable(verifiedIncome) ? verifiedIncome : inputSalary, colleagues),
  }
}

/**
 * Each figure stands on the narrowest circle of at least five other people, and says which. Offers reach only some
 * of them, so their circle may be a wider one.
 */
function comparison(me: Person | null, baseSalary: number | null, colleagues: readonly Colleague[]) {
  const earning = me && findPeers(me, colleagues)
  const offered = me && findPeers(me, colleagues.filter(hasOffers))
  const market = earning && marketOf(earning.people.map(({ income }) => income))
  const expected = market && baseSalary !== null ? expectedSalary(market, baseSalary) : null
  return {
    baseSalary,
    salaryAverage: expected && expected.expected,
    salaryMin: expected && expected.low,
    salaryMax: expected && Math.max(expected.expected, expected.high),
    salaryIncreaseRate: expected && expected.rate,
    expectedPercentile: expected && expected.topPercent,
    percentile: market && baseSalary !== null ? topPercent(market, baseSalary) : null,
    distribution: market && densityCurve(market),
    peerGroup: earning && toldGroup(earning),
    offerAverage: offered && average(offered.people.map((person) => person.offered)),
    offerPeerGroup: offered && toldGroup(offered),
  }
}

function personOf({ jobLabel, jobSubLabel, careerMonths }: Earner): Person | null {
  return jobLabel === null ? null : { jobLabel, jobSubLabel: jobSubLabel ?? '', totalMonth: careerMonths }
}

const fullYear = (shown: ShownIncomes[SalaryType]) => (shown?.kind === 'full' ? shown.year.year : null)

/** Entries come year by year. */
function newestContract(entries: readonly Entry[]): number | null {
  return entries.findLast(({ type }) => type === 'INPUT')?.amount ?? null
}

const hasOffers = (person: Colleague): person is Colleague & { offered: number } => person.offered !== null
