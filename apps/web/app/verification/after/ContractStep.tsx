import { needsConfirmation } from '@coffeeattack/domain/salary/items'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { countedIncome } from '../../insight/salary/counted-income.ts'
import { askIfMeant } from '../../insight/salary/ask-if-meant.ts'
import { useSalaryField } from '../../insight/salary/use-salary-field.ts'
import { applicationState } from '../../sessions/kept-state.ts'
import { salaryReportQuery } from '../../insight/salary/report-query.ts'
import { SalaryForm } from './SalaryForm.tsx'
import { StepPage } from './StepPage.tsx'

/** The contract salary of the year after the verified income (PRO-12). */
export function ContractStep({ onNext }: { onNext: () => void }) {
  const form = useId()
  const field = useSalaryField('contract', applicationState.read().inputSalary.amount)
  const { data: report } = useQuery(salaryReportQuery)
  const season = salarySeason(report?.season)
  const [busy, runOne] = useOneAtATime()
  const counted = report ? countedIncome(report) : null

  const save = (salary: number) =>
    runOne(async () => {
      if (counted && needsConfirmation(counted.income, salary))
        if (!(await askIfMeant(salary, `${counted.year}년 소득`))) return
      const salaryItems = [{ type: 'INPUT' as const, year: season.rewardYear, salary }]
      const body = { salaryType: report?.salaryType ?? 'HEALTH', salaryItems }
      if (!(await insist(() => api('POST /v2/users/salary', { body })))) return
      applicationState.change({ inputSalary: { title: season.inputTitle, amount: salary } })
      void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
      onNext()
    })
  return (
    <StepPage
      lines={['지금 계약한 연봉을', '알려 주세요']}
      lead="리포트에서 희망 연봉, 받은 제안과 나란히 보여 드려요. 회사에는 보이지 않아요."
      next={{ label: '다음', form, busy: busy && '저장하는 중' }}
      onSkip={onNext}
    >
      <SalaryForm id={form} label={season.inputTitle} field={field} onSave={(amount) => void save(amount)} />
    </StepPage>
  )
}
