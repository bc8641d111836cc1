import { hopeProblem } from '@coffeeattack/domain/salary/limits'
import { SESSION_KEYS } from '@coffeeattack/domain/sessions/storage'
import { useId } from 'react'
import { useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { HopeBand } from '../../insight/salary/HopeBand.tsx'
import { useSalaryField } from '../../insight/salary/use-salary-field.ts'
import { applicationState } from '../../sessions/kept-state.ts'
import { salaryReportQuery } from '../../insight/salary/report-query.ts'
import { SalaryForm } from './SalaryForm.tsx'
import { StepPage } from './StepPage.tsx'

/** The salary the person hopes for, and the band in which companies look for it (PRO-12). */
export function HopeStep({ onNext }: { onNext: () => void }) {
  const form = useId()
  const { job: jobLabel = '', subjob: jobSubLabel = '' } = useParams()
  const field = useSalaryField('salary', applicationState.read().hopeSalary)
  const [busy, runOne] = useOneAtATime()

  const save = (hopeSalary: number) =>
    runOne(async () => {
      const problem = hopeProblem(hopeSalary)
      if (problem) return field.setProblem(problem)
      const body = { hopeSalary, jobLabel, jobSubLabel }
      sessionStorage.setItem(SESSION_KEYS.hopeRequest, JSON.stringify(body))
      if (!(await insist(() => api('POST /v2/users/salary', { body })))) return
      applicationState.change({ hopeSalary })
      void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
      onNext()
    })
  return (
    <StepPage
      lines={['얼마를 받으면', '옮기고 싶나요?']}
      lead="이 금액에 맞출 수 있는 회사가 먼저 찾아와요."
      next={{ label: '다음', form, busy: busy && '저장하는 중' }}
      onSkip={onNext}
    >
      <SalaryForm id={form} label="희망 연봉" field={field} onSave={(amount) => void save(amount)}>
        <HopeBand text={field.text} />
      </SalaryForm>
    </StepPage>
  )
}
