import { incomeSourceText } from '@coffeeattack/domain/salary/income-source'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import type { ReactNode } from 'react'
import { MoneyFigure } from '../../../salary/MoneyFigure.tsx'
import type { SalaryReport } from '../../../salary/report-query.ts'

/** The income that counts, by the office that confirmed it. */
export function countedIncome({ salaryType, salaryByTax, salaryByHealth }: SalaryReport): number | null {
  return salaryType === 'TAX' ? salaryByTax : salaryByHealth
}

type IncomeCardProps = { title: string; report: SalaryReport; children?: ReactNode }

/** The verified income of the year, labelled with its source (VER-14). */
export function IncomeCard({ title, report, children }: IncomeCardProps) {
  const income = countedIncome(report)
  return (
    <Card ground="fill" aria-label={title}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-body-s font-medium text-ink-2">{title}</h2>
        <Tag kind="verified">{incomeSourceText[report.salaryType]}</Tag>
      </div>
      <p className="mt-1.5">
        {income === null ? (
          <span className="text-body text-ink-3">확인된 소득이 없어요</span>
        ) : (
          <MoneyFigure manwon={income} size={24} />
        )}
      </p>
      {children}
    </Card>
  )
}
