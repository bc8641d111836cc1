import { doubledYears, type SalaryItem, type SalaryItemType } from '@coffeeattack/domain/salary/items'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import type { SalarySeason } from '@coffeeattack/domain/salary/season'
import type { CountedIncome } from '../../insight/salary/report.ts'
import type { Salaries } from './queries.ts'

/** One amount of the salary screen: its kind and year, the saved value, and the field's value (null: empty). */
export type SalaryEntry = { type: SalaryItemType; year: number; saved: number | null; amount: number | null }

export function savedAmount({ salaryItems }: Salaries, type: SalaryItemType, year: number): number | null {
  const item = salaryItems.find((one) => one.type === type && one.year === year)
  return item?.salary ?? item?.additionReward ?? null
}

/** The changed amounts. A cleared field is sent as zero, which clears the year. */
export function changedItems(entries: readonly SalaryEntry[]): SalaryItem[] {
  return entries.filter((entry) => (entry.amount ?? 0) !== (entry.saved ?? 0)).map(itemOf)
}

/**
 * The call needs at least one item, so a change of the counted income alone sends an empty year, which stays empty.
 */
export function itemsToSend(entries: readonly SalaryEntry[], { season }: SalarySeason): SalaryItem[] {
  const changed = changedItems(entries)
  if (changed.length > 0) return changed
  const contract = entries.find(({ type, year }) => type === 'INPUT' && year === season)
  return [{ type: 'INPUT', year: season, salary: contract?.saved ?? 0 }]
}

export type Doubled = { salary: number; before: string }

/**
 * Contract salaries to confirm (PRO-12): at least double the year before, where one of the two was changed. The
 * verified income stands in for a missing contract of its year.
 */
export function doubledContracts(
  entries: readonly SalaryEntry[],
  verified: Pick<CountedIncome, 'year' | 'income'> | null,
): Doubled[] {
  const contracts = entries.filter(({ type }) => type === 'INPUT')
  const of = (year: number) => contracts.find((entry) => entry.year === year)
  const given = contracts.filter(({ amount }) => isSelectable(amount)).map(itemOf)
  const income = verified && !isSelectable(of(verified.year)?.amount ?? null) ? verified : null
  const known = new Map(income ? [[income.year, income.income]] : [])
  return doubledYears(given, known)
    .filter((year) => [of(year), of(year - 1)].some((entry) => entry && entry.amount !== entry.saved))
    .map((year) => ({
      salary: of(year)?.amount ?? 0,
      before: year - 1 === income?.year ? `${income.year}년 소득` : `${year - 1}년 계약 연봉`,
    }))
}

function itemOf({ type, year, amount }: SalaryEntry): SalaryItem {
  return type === 'REWARD' ? { type, year, additionReward: amount ?? 0 } : { type, year, salary: amount ?? 0 }
}
