import { deedActions, deedText, subjectNames } from '@coffeeattack/domain/operators/deeds'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import type { Filter } from './filter.ts'
import type { Deed } from './queries.ts'

type FiltersProps = {
  filter: Filter
  change: (more: Filter) => void
  /** What is in the list: it knows the names of the chosen. */
  deeds: readonly Deed[]
}

const actionNames: readonly (readonly [string, string])[] = deedActions.map((action) => [
  action,
  deedText(action),
])

export function AuditFilters({ filter, change, deeds }: FiltersProps) {
  const { operatorId, subjectId } = filter
  const person = deeds.find(({ operator }) => operator?.id === operatorId)?.operator?.name ?? '고른 사람'
  const thing = deeds.find((deed) => deed.subjectId === subjectId)?.subjectName ?? '고른 대상'
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]">
      <NameField q={filter.q ?? ''} change={change} />
      <FilterChoice
        label="한 일"
        names={actionNames}
        value={filter.action}
        onChange={(action) => change({ action })}
      />
      <FilterChoice
        label="대상"
        names={Object.entries(subjectNames)}
        value={filter.subject}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        label="언제부터"
        type="date"
        value={filter.from ?? ''}
        max={filter.until}
        onValueChange={(from) => change({ from })}
      />
      <TextField
        label="언제까지"
        type="date"
        value={filter.until ?? ''}
        min={filter.from}
        onValueChange={(until) => change({ until })}
      />
      {(operatorId ?? subjectId) && (
        <div className="col-span-full flex flex-wrap gap-2">
          {operatorId && (
            <RemovableChip name={person} onRemove={() => change({ operatorId: '' })}>
              {person}
            </RemovableChip>
          )}
          {subjectId && (
            <RemovableChip name={thing} onRemove={() => change({ subjectId: '' })}>
              {thing}
            </RemovableChip>
          )}
        </div>
      )}
    </div>
  )
}

/** Hands on what was typed once the fingers rest; the address holds it. */
function NameField({ q, change }: { q: string; change: (more: Filter) => void }) {
  const [typed, setTyped] = useState(q)
  const handOn = useRef(change)
  useEffect(() => void (handOn.current = change), [change])
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => handOn.current({ q: typed.trim() }), DEBOUNCE_MS.companySearch)
    return () => clearTimeout(timer)
  }, [typed, q])
  return (
    <TextField
      label="사람이나 회사"
      type="search"
      placeholder="이름, 이메일, 회사"
      maxLength={60}
      autoComplete="off"
      className="max-lg:col-span-full"
      value={typed}
      onValueChange={setTyped}
    />
  )
}

type ChoiceProps = {
  label: string
  names: readonly (readonly [string, string])[]
  value: string | undefined
  onChange: (value: string) => void
}

function FilterChoice({ label, names, value = '', onChange }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">전체</option>
      {names.map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
