import type { FieldErrors } from '../errors/refusal.ts'
import { amountProblem, hopeProblem, isSelectable, salaryProblem } from './limits.ts'
import type { SalarySeason } from './season.ts'

/** HEALTH: income by the health-insurance service; TAX: by the tax office. */
export const salaryTypes = ['HEALTH', 'TAX'] as const
export type SalaryType = (typeof salaryTypes)[number]
export const DEFAULT_SALARY_TYPE: SalaryType = 'HEALTH'

export const salaryItemTypes = ['INPUT', 'HOPE', 'REWARD'] as const
export type SalaryItemType = (typeof salaryItemTypes)[number]

type ContractItem = { type: 'INPUT'; year: number; salary: number }

export type SalaryItem =
  | ContractItem
  | { type: 'HOPE'; year: number; salary: number }
  | { type: 'REWARD'; year: number; additionReward: number }

export function yearsFor(type: SalaryItemType, season: SalarySeason): readonly number[] {
  switch (type) {
    case 'INPUT':
      return season.inputYears
    case 'HOPE':
      return [season.hopeYear]
    case 'REWARD':
      return [season.rewardYear]
  }
}

/** Everything wrong with a salary payload (PRO-12), by path such as 'salaryItems.1.year'; empty when nothing is. */
export function salaryItemProblems(items: readonly SalaryItem[], season: SalarySeason): FieldErrors {
  const problems: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, item] of items.entries()) {
    const path = `salaryItems.${index}`
    const years = yearsFor(item.type, season)
    const key = `${item.type} ${item.year}`
    if (!years.includes(item.year)) problems[`${path}.year`] = `${years.join(', ')}년만 입력할 수 있어요.`
    else if (seen.has(key)) problems[`${path}.year`] = '같은 해를 두 번 입력했어요.'
    seen.add(key)
    const wrong = itemProblem(item)
    if (wrong) problems[`${path}.${item.type === 'REWARD' ? 'additionReward' : 'salary'}`] = wrong
  }
  return problems
}

/** A contract salary at least double the previous year's is asked about before it is saved. */
export function needsConfirmation(previousYear: number | null, salary: number): boolean {
  return isSelectable(previousYear) && salary >= previousYear * 2
}

/** The years whose contract salary at least doubles the year before; `known` holds what is saved already. */
export function doubledYears(items: readonly SalaryItem[], known: ReadonlyMap<number, number>): number[] {
  const contracts = new Map(known)
  const inputs = items.filter((item): item is ContractItem => item.type === 'INPUT')
  for (const { year, salary } of inputs) contracts.set(year, salary)
  return inputs
    .filter(({ year, salary }) => needsConfirmation(contracts.get(year - 1) ?? null, salary))
    .map(({ year }) => year)
}

/** Zero clears an entry, but a hope of nothing is no hope. An extra reward may be small: it has no floor. */
function itemProblem(item: SalaryItem): string | null {
  switch (item.type) {
    case 'INPUT':
      return salaryProblem(item.salary, 'contract')
    case 'HOPE':
      return hopeProblem(item.salary)
    case 'REWARD':
      return amountProblem(item.additionReward)
  }
}
