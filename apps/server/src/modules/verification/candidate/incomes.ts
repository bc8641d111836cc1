import { kstMoment } from '@coffeeattack/domain/kst'
import { employedMonths, shownYear } from '@coffeeattack/domain/salary/full-year'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { VerifiedIncome } from '../../../platform/providers/codef/income-rows.ts'
import { fullIncome, type ShownIncomes, shownIncomes } from '../core/shown-incomes.ts'
import { earnedYears, lockApplicant } from '../core/store.ts'
import { forgetIncomes, salaryTypeOf, saveIncomes } from './income-store.ts'
import { careerItemsOf, changePerson } from './registration-store.ts'

export type Incomes = { shown: ShownIncomes; salaryType: SalaryType }

/** The verified income by each source, and which of them counts. */
export async function incomesOf(db: Queries, userId: string, deps: ApiDeps): Promise<Incomes> {
  const shown = shownIncomes(await earnedYears(db, userId), incomeYearOf(deps))
  return { shown, salaryType: await salaryTypeOf(db, userId) }
}

/**
 * Stores verified incomes. Tax income of a full year is the stronger proof and counts from then on; income of a part of a
 * year does not replace anything better.
 */
export async function keepIncomes(
  tx: Queries,
  { userId, source }: { userId: string; source: SalaryType },
  found: readonly VerifiedIncome[],
  deps: ApiDeps,
): Promise<Incomes> {
  const kept = incomesToKeep(await withMonths(tx, userId, found), incomeYearOf(deps))
  await saveIncomes(tx, { userId, source }, kept, deps.clock())
  const { shown, salaryType } = await incomesOf(tx, userId, deps)
  const isBetter = source === 'TAX' && kept.length > 0 && (shown.TAX?.kind === 'full' || !shown.HEALTH)
  return choose(tx, userId, { shown, salaryType: isBetter ? 'TAX' : salaryType }, deps)
}

/** Deletes the incomes of the tax office; those of health insurance count again. */
export async function forgetTax(userId: string, deps: ApiDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    await forgetIncomes(tx, { userId, source: 'TAX' })
    const { shown } = await incomesOf(tx, userId, deps)
    await choose(tx, userId, { shown, salaryType: 'HEALTH' }, deps)
    await changePerson(tx, userId, { taxAskedYear: null }, deps.clock())
  })
}

/** The tax office reports only the sum of a year; the months follow from the verified jobs. */
async function withMonths(tx: Queries, userId: string, found: readonly VerifiedIncome[]) {
  const jobs = await careerItemsOf(tx, userId)
  return found.map((income) => ({ ...income, months: income.months ?? employedMonths(income.year, jobs) }))
}

/** Raises, bands and figures about others need a yearly income, so a part of a year leaves the column empty. */
async function choose(tx: Queries, userId: string, incomes: Incomes, deps: ApiDeps): Promise<Incomes> {
  const { shown, salaryType } = incomes
  const chosen = { salaryType, verifiedIncome: fullIncome(shown[salaryType]) }
  await changePerson(tx, userId, chosen, deps.clock())
  return incomes
}

const incomeYearOf = ({ settings }: ApiDeps) => salarySeason(settings.salarySeason).incomeYear

/** The incomes to store, newest first: up to the year that counts or the season's year, whichever is later. */
export function incomesToKeep(found: readonly VerifiedIncome[], incomeYear: number): VerifiedIncome[] {
  const shown = shownYear(found, incomeYear)
  if (!shown) return []
  const last = Math.max(shown.year.year, incomeYear)
  return found.filter(({ year }) => year <= last).toSorted((a, b) => b.year - a.year)
}

/** Earlier years that are requested too, because a graph needs more than one point. */
const BEFORE = 2

type Years = { from: number; to: number }

/** Full years only: the current year would look like a fall in income. */
export function incomeYears(season: number, now: Date): Years {
  return upTo(season, kstMoment(now).year - 1)
}

/** The tax office issues last year's proof from July on. A request before that is refused for all years. */
const PROOFS_FROM_MONTH = 7

export function proofYears(season: number, now: Date): Years {
  const { year, month } = kstMoment(now)
  return upTo(season, month >= PROOFS_FROM_MONTH ? year - 1 : year - 2)
}

/** The years that the tax office is asked about now. */
export const askedYears = ({ settings, clock }: ApiDeps): Years => proofYears(settings.salarySeason, clock())

function upTo(season: number, lastClosed: number): Years {
  const { incomeYear } = salarySeason(season)
  const from = incomeYear - BEFORE
  return { from, to: Math.max(from, lastClosed) }
}
