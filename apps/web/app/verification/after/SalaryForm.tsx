import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { SalaryField } from '../../insight/salary/SalaryField.tsx'
import type { useSalaryField } from '../../insight/salary/use-salary-field.ts'

type SalaryFormProps = {
  id: string
  label: string
  field: ReturnType<typeof useSalaryField>
  onSave: (amount: number) => void
  /** What the amount means, under the field. */
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
