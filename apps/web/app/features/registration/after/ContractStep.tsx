import { needsConfirmation } from '@coffeeattack/domain/salary/items'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts'
import { insist } from '../../../failure/tell-failure.ts'
import { askIfMeant } from '../../../salary/ask-if-meant.ts'
import { useSalaryField } from '../../../salary/use-salary-field.ts'
import { applicationState } from '../../../session/kept-state.ts'
import { salaryReportQuery } from '../../../salary/report-query.ts'
import { countedIncome } from './IncomeCard.tsx'
import { SalaryForm } from './SalaryForm.tsx'
import { currentSeason } from './season.ts'
import { StepPage } from './StepPage.tsx'

/** The contract salary of the year after the verified income (PRO-12). */
export function ContractStep({ onNext }: { onNext: () => void }) {
  const form = useId()
  const season = currentSeason()
  const field = useSalaryField('contract', applicationState.read().inputSalary.amount)
  const { data: report } = useQuery(salaryReportQuery)
  const [busy, runOne] = useOneAtATime()
  const income = report ? countedIncome(report) : null

  const save = (salary: number) =>
    runOne(async () => {
      if (needsConfirmation(income, salary) && !(await askIfMeant(salary, season.incomeTitle))) return
      const salaryItems = [{ type: 'INPUT' as const, year: season.incomeYear + 1, salary }]
      const body = { salaryType: report?.salaryType ?? 'HEALTH', salaryItems }
      if (!(await insist(() => api('POST /v2/users/salary', { body })))) return
      applicationState.change({ inputSalary: { title: season.inputTitle, amount: salary } })
      void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
      onNext()
    })
  return (
    <StepPage
      lines={['지금 계약한 연봉을', '알려 주세요']}
      lead="제안이 얼마나 오르는지 이 연봉과 견주어 보여 드려요."
      next={{ label: '다음', form, busy: busy && '저장하는 중' }}
      onSkip={onNext}
    >
      <SalaryForm id={form} label={season.inputTitle} field={field} onSave={(amount) => void save(amount)} />
    </StepPage>
  )
}
