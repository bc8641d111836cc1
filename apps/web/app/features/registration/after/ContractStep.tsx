import { moneyText } from '@coffeeattack/domain/salary/format'
import { needsConfirmation } from '@coffeeattack/domain/salary/items'
import { ask } from '@coffeeattack/ui/ask'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts'
import { insist } from '../../../failure/tell-failure.ts'
import { applicationState } from '../../../session/kept-state.ts'
import { salaryReportQuery } from '../queries.ts'
import { countedIncome } from './IncomeCard.tsx'
import { SalaryForm } from './SalaryForm.tsx'
import { currentSeason } from './season.ts'
import { StepPage } from './StepPage.tsx'
import { useSalaryField } from './use-salary-field.ts'

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
      if (needsConfirmation(income, salary) && !(await isMeant(salary, season.incomeTitle))) return
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

/** Twice the year before is more often a slip of the finger than a raise. */
async function isMeant(salary: number, incomeTitle: string): Promise<boolean> {
  const answer = await ask({
    title: `계약 연봉이 ${moneyText(salary)}이 맞나요?`,
    description: `${incomeTitle}의 두 배가 넘어요. 한 번 더 확인해 주세요.`,
    confirm: '네, 맞아요',
    cancel: '다시 입력하기',
  })
  return answer === 'confirm'
}
