import { needsConfirmation } from '@coffeeattack/domain/salary/items'
import { hopeProblem } from '@coffeeattack/domain/salary/limits'
import { contractTitle, contractYear, seasonAt } from '@coffeeattack/domain/salary/season'
import { useCall } from '@coffeeattack/kit/useCall'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { countedIncome, salaryReportQuery } from '../../insight/salary/report.ts'
import { confirmUnusual, useSalaryField, SalaryField, HopeBand } from '../../insight/salary/SalaryField.tsx'
import { applicationState } from '../../sessions/kept-state.ts'
import { SESSION_KEYS } from '../../sessions/storage-keys.ts'
import { loadedCareer } from '../open-request.ts'
import { StepPage } from './StepPage.tsx'

/** The contract salary of last year, or of this year for whoever joined in it (PRO-12). */
export function ContractStep({ onNext }: { onNext: () => void }) {
  const form = useId()
  const field = useSalaryField('contract', applicationState.read().inputSalary.amount)
  const { data: report } = useQuery(salaryReportQuery)
  const [now] = useState(() => new Date())
  const season = seasonAt(now, report?.season)
  const year = contractYear(season, loadedCareer.read().joinedYear)
  const title = contractTitle(year)
  const counted = report ? countedIncome(report) : null
  const { busy, run } = useCall(
    (salary: number) =>
      api('POST /v2/users/salary', {
        body: {
          salaryType: report?.salaryType ?? 'HEALTH',
          salaryItems: [{ type: 'INPUT', year, salary }],
        },
      }),
    {
      onDone(_, salary) {
        applicationState.change({ inputSalary: { title, amount: salary } })
        void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
        onNext()
      },
    },
  )

  async function save(salary: number) {
    const isDoubtful = counted && needsConfirmation(counted.income, salary)
    if (!isDoubtful || (await confirmUnusual(salary, `${counted.year}년 소득`))) await run(salary)
  }
  return (
    <StepPage
      lines={['지금 계약한 연봉을', '알려 주세요']}
      lead="리포트에서 희망 연봉, 받은 제안과 나란히 보여 드려요. 회사에는 보이지 않아요."
      next={{ label: '다음', form, busy: busy && '저장하는 중' }}
      onSkip={onNext}
    >
      <SalaryForm id={form} label={title} field={field} onSave={(amount) => void save(amount)} />
    </StepPage>
  )
}

type SalaryFormProps = {
  id: string
  label: string
  field: ReturnType<typeof useSalaryField>
  onSave: (amount: number) => void
  /** An explanation of the amount, under the field. */
  children?: ReactNode
}

/** A step that asks for one amount. */
export function SalaryForm({ id, label, field, onSave, children }: SalaryFormProps) {
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const settled = field.leave()
    if (settled === null) input.current?.focus()
    else onSave(settled)
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="mt-7 px-5 pb-6">
      <SalaryField ref={input} name="salary" label={label} field={field} />
      {children}
    </form>
  )
}

/** The hoped-for salary, and the range in which companies search for it (PRO-12). */
export function HopeStep({ onNext }: { onNext: () => void }) {
  const form = useId()
  const { job: jobLabel = '', subjob: jobSubLabel = '' } = useParams()
  const field = useSalaryField('salary', applicationState.read().hopeSalary)
  const { busy, run } = useCall(
    (hopeSalary: number) => {
      const body = { hopeSalary, jobLabel, jobSubLabel }
      sessionStorage.setItem(SESSION_KEYS.hopeRequest, JSON.stringify(body))
      return api('POST /v2/users/salary', { body })
    },
    {
      onDone(_, hopeSalary) {
        applicationState.change({ hopeSalary })
        void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
        onNext()
      },
    },
  )

  function save(hopeSalary: number) {
    const problem = hopeProblem(hopeSalary)
    if (problem) field.setProblem(problem)
    else void run(hopeSalary)
  }
  return (
    <StepPage
      lines={['얼마를 받으면', '옮기고 싶나요?']}
      lead="이 금액에 맞출 수 있는 회사가 먼저 찾아와요."
      next={{ label: '다음', form, busy: busy && '저장하는 중' }}
      onSkip={onNext}
    >
      <SalaryForm id={form} label="희망 연봉" field={field} onSave={save}>
        <HopeBand text={field.text} />
      </SalaryForm>
    </StepPage>
  )
}
