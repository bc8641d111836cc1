import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { reversedSalary } from '@coffeeattack/domain/offers/salary-range'
import { leaveSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Logo } from '@coffeeattack/ui/Logo'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { PayFields } from '../compose/PayFields.tsx'
import { type DraftItem, payProblemsAt, type Problems, salariesOf } from './draft.ts'

type CompanyItemProps = {
  item: DraftItem
  problems: Problems
  /** The prefix of its problems: `items.0`. */
  path: string
  onChange: (change: Partial<Omit<DraftItem, 'company'>>) => void
  onRemove: () => void
}

type End = 'salaryMin' | 'salaryMax'
const labels: Readonly<Record<End, string>> = { salaryMin: '최소 연봉', salaryMax: '최대 연봉' }

/** One company of a curation: position, reason and, if known, the pay. */
export function CompanyItem({ item, problems, path, onChange, onRemove }: CompanyItemProps) {
  const { company, position } = item
  const [left, setLeft] = useState<Partial<Record<End, string>>>({})
  const reversed = reversedSalary(salariesOf(item))
  const refused = problems[`${path}.companyId`]

  function leave(end: End) {
    const { text, problem } = leaveSalary(item[end])
    setLeft({ ...left, [end]: problem ?? undefined })
    if (text !== item[end]) onChange({ [end]: text })
  }
  const salary = (end: End) => (
    <MoneyField
      label={labels[end]}
      hint="선택"
      name={`${path}.${end}`}
      value={item[end]}
      format={salaryAsTyped}
      onValueChange={(text) => onChange({ [end]: text })}
      onBlur={() => leave(end)}
      error={problems[`${path}.${end}`] ?? left[end] ?? reversed[end]}
    />
  )
  return (
    <li
      aria-label={company.name}
      data-field={`${path}.companyId`}
      tabIndex={-1}
      className="rounded-option px-4 pt-2.5 pb-4 inset-ring inset-ring-line-2"
    >
      <div className="flex items-center gap-3">
        <Logo name={company.name} src={company.logo} size={36} />
        <b className="min-w-0 flex-1 truncate font-bold">{company.name}</b>
        <IconButton label={`${company.name} 빼기`} onClick={onRemove}>
          <Close size={20} />
        </IconButton>
      </div>
      {refused && (
        <p role="alert" className="mb-2 text-caption font-medium text-danger">
          {refused}
        </p>
      )}
      <div className="mt-1.5 grid items-start gap-2.5 sm:grid-cols-[1.2fr_1fr_1fr]">
        <TextField
          label="포지션"
          name={`${path}.position`}
          value={position}
          onValueChange={(text) => onChange({ position: text })}
          maxLength={COMPOSING.positionLimit}
          error={problems[`${path}.position`]}
          autoComplete="off"
        />
        {salary('salaryMin')}
        {salary('salaryMax')}
      </div>
      <div className="mt-4 grid">
        <PayFields
          pay={item.pay}
          range={salariesOf(item)}
          problems={payProblemsAt(problems, path)}
          onChange={(pay) => onChange({ pay })}
          path={`${path}.`}
        />
      </div>
    </li>
  )
}
