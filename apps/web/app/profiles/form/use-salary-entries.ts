import { hopeProblem, readSalary } from '@coffeeattack/domain/salary/limits'
import type { SalarySeason } from '@coffeeattack/domain/salary/season'
import { useSalaryField } from '../../insight/salary/use-salary-field.ts'
import type { Salaries } from './queries.ts'
import { changedItems, savedAmount, type SalaryEntry } from './salary-form.ts'

/** The five amounts of a season: three contracts, newest first, a reward and a hope. */
export function useSalaryEntries(salaries: Salaries, season: SalarySeason) {
  const [oldest, middle, newest] = season.inputYears
  const saved = (type: SalaryEntry['type'], year: number) => savedAmount(salaries, type, year)
  const contracts = [
    { year: newest, field: useSalaryField('contract', saved('INPUT', newest)) },
    { year: middle, field: useSalaryField('contract', saved('INPUT', middle)) },
    { year: oldest, field: useSalaryField('contract', saved('INPUT', oldest)) },
  ]
  const hope = useSalaryField('salary', saved('HOPE', season.hopeYear))
  const reward = useSalaryField('reward', saved('REWARD', season.rewardYear))
  const rows = [
    ...contracts.map(({ year, field }) => ({ type: 'INPUT' as const, year, field })),
    { type: 'HOPE' as const, year: season.hopeYear, field: hope },
    { type: 'REWARD' as const, year: season.rewardYear, field: reward },
  ]
  const entries = (amountOf: (field: typeof hope) => number | null): SalaryEntry[] =>
    rows.map(({ type, year, field }) => ({ type, year, saved: saved(type, year), amount: amountOf(field) }))

  /** The amounts as they count, or null when one was refused; its field says why. */
  function settle(): SalaryEntry[] | null {
    const refused = rows.filter(({ field }) => field.text !== '' && field.leave() === null)
    const settled = entries((field) => readSalary(field.text))
    const hoped = settled.find(({ type }) => type === 'HOPE')
    const problem = hoped && hoped.saved !== null ? hopeProblem(hoped.amount ?? 0) : null
    if (refused.length === 0 && problem) hope.setProblem(problem)
    return refused.length > 0 || problem ? null : settled
  }
  return {
    contracts,
    hope,
    reward,
    isEdited: changedItems(entries((field) => readSalary(field.text))).length > 0,
    settle,
  }
}
