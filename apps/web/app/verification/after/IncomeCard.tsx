import { PART_YEAR_NOTE, partText } from '@coffeeattack/domain/salary/full-year'
import { incomeSourceText } from '@coffeeattack/domain/salary/income-source'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import type { ReactNode } from 'react'
import { countedIncome } from '../../insight/salary/counted-income.ts'
import { MoneyFigure } from '../../insight/salary/MoneyFigure.tsx'
import type { SalaryReport } from '../../insight/salary/report-query.ts'

/** The verified income of the year, labelled with its source (VER-14); too few months are told as what they are. */
export function IncomeCard({ report, children }: { report: SalaryReport; children?: ReactNode }) {
  const counted = countedIncome(report)
  const part = counted ? null : report.partIncome
  const shown = counted ?? part
  const title = counted ? `${counted.year}년 소득` : part ? `${partText(part)} 소득` : '소득'
  return (
    <Card ground="fill" aria-label={title}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-body-s font-medium text-ink-2 tnum">{title}</h2>
        {shown && <Tag kind="verified">{incomeSourceText[report.salaryType]}</Tag>}
      </div>
      <p className="mt-1.5">
        {shown ? (
          <MoneyFigure manwon={shown.income} size={24} />
        ) : (
          <span className="text-body text-ink-3">확인된 소득이 없어요</span>
        )}
      </p>
      {part && <p className="mt-1 text-caption text-ink-3">{PART_YEAR_NOTE}</p>}
      {children}
    </Card>
  )
}
