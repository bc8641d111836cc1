import { moneyText } from '@coffeeattack/domain/salary/format'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import type { SalaryReport } from '../../insight/salary/report-query.ts'

type CountedIncomeProps = {
  incomes: Pick<SalaryReport, 'salaryByHealth' | 'salaryByTax'>
  value: SalaryType
  onChange: (type: SalaryType) => void
}

/** Which verified income a raise is counted from. One of zero won can't be selected (PRO-12). */
export function CountedIncome({ incomes, value, onChange }: CountedIncomeProps) {
  const options = [
    { type: 'HEALTH', title: '건강보험 인증 소득', amount: incomes.salaryByHealth },
    { type: 'TAX', title: '국세청 인증 소득', amount: incomes.salaryByTax },
  ] as const
  return (
    <div role="radiogroup" aria-label="인상률을 재는 소득" className="grid gap-2.5">
      {options.map(({ type, title, amount }) => (
        <OptionRow
          key={type}
          type="radio"
          name="counted-income"
          title={title}
          note={isSelectable(amount) ? moneyText(amount) : '확인된 소득이 없어 고를 수 없어요'}
          disabled={!isSelectable(amount)}
          checked={value === type && isSelectable(amount)}
          onChange={() => onChange(type)}
        />
      ))}
    </div>
  )
}
