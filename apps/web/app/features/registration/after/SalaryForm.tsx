import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import type { useSalaryField } from './use-salary-field.ts'

type SalaryFormProps = {
  id: string
  label: string
  field: ReturnType<typeof useSalaryField>
  onSave: (amount: number) => void
  /** What the amount means, under the field. */
  children?: ReactNode
}

/** One amount in 만 원, said in words under it. */
export function SalaryForm({ id, label, field, onSave, children }: SalaryFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const amount = readSalary(field.text)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const settled = field.leave()
    if (settled === null) input.current?.focus()
    else onSave(settled)
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="mt-7 px-5 pb-6">
      <MoneyField
        ref={input}
        name="salary"
        label={label}
        placeholder="0"
        format={salaryAsTyped}
        value={field.text}
        onValueChange={field.change}
        onBlur={field.leave}
        error={field.problem && <span role="alert">{field.problem}</span>}
        helper={amount ? spokenMoney(amount) : '만 원 단위로 입력해 주세요'}
      />
      {children}
    </form>
  )
}
