import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { expectedSalary } from '@coffeeattack/domain/insight/expected-salary'
import { densityCurve, marketOf, topPercent } from '@coffeeattack/domain/insight/market'
import { type Person, toldGroup } from '@coffeeattack/domain/insight/peers'
import { average } from '@coffeeattack/domain/insight/people'
import { ownMonths } from '@coffeeattack/domain/profiles/own-months'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { seasonAt } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { fullYear, shownIncomes, toldIncomes } from '../../verification/core/shown-incomes.ts'
import type { OthersAlike, PeersOf } from '../core/peer-cache.ts'
import { type Earner, findEarner } from './store.ts'

/** The expected-salary report (PRO-15): the person's own figures, and what similar people earn and are offered. */
export async function showReport(userId: string, peersOf: PeersOf, deps: ApiDeps) {
  const { db, clock, settings } = deps
  const now = clock()
  const earner = await findEarner(db.drizzle, userId, now)
  if (!earner) throw new Refusal('UNAUTHORIZED')
  const { salaryType, verifiedIncome, inputSalary, hopeSalary } = earner
  const { totalMonth, shownMonth } = ownMonths(earner.careers, now)
  const me = personOf(earner, totalMonth)
  const others = me && (await peersOf({ userId, me }, deps))
  const shown = shownIncomes(earner.earned, salaryType)
  return {
    ...toldIncomes(shown, salaryType),
    season: seasonAt(now, settings.salarySeason).season,
    incomeYears: { HEALTH: fullYear(shown.HEALTH), TAX: fullYear(shown.TAX) },
    inputSalary,
    hopeSalary,
    totalMonth,
    shownMonth,
    receivedOfferAverage: earner.receivedOfferAverage,
    receivedOfferMax: earner.receivedOfferMax,
    ...comparison(isSelectable(verifiedIncome) ? verifiedIncome : inputSalary, others),
  }
}

/** Each figure comes from the narrowest circle of at least five other people, and says which circle. */
function comparison(baseSalary: number | null, others: OthersAlike | null) {
  const { earning, offered } = others ?? { earning: null, offered: null }
  const market = earning && marketOf(earning.people)
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
    offerAverage: offered && average(offered.people),
    offerPeerGroup: offered && toldGroup(offered),
  }
}

function personOf({ jobLabel, jobSubLabel }: Earner, totalMonth: number): Person | null {
  return jobLabel === null ? null : { jobLabel, jobSubLabel: jobSubLabel ?? '', totalMonth }
}
