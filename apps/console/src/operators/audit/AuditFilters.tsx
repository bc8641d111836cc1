import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { deedNames, subjectNames } from './deeds.ts'
import type { Filter } from './filter.ts'
import type { Deed } from './queries.ts'

type FiltersProps = {
  filter: Filter
  change: (more: Filter) => void
  /** What is in the list: it knows the names of the chosen. */
  deeds: readonly Deed[]
}

export function AuditFilters({ filter, change, deeds }: FiltersProps) {
  const { operatorId, subjectId } = filter
  const person = deeds.find(({ operator }) => operator?.id === operatorId)?.operator?.name ?? '고른 사람'
  const thing = deeds.find((deed) => deed.subjectId === subjectId)?.subjectName ?? '고른 대상'
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <FilterChoice
        label="한 일"
        names={deedNames}
        value={filter.action}
        onChange={(action) => change({ action })}
      />
      <FilterChoice
        label="대상"
        names={subjectNames}
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

type ChoiceProps = {
  label: string
  names: Readonly<Record<string, string>>
  value: string | undefined
  onChange: (value: string) => void
}

function FilterChoice({ label, names, value = '', onChange }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">전체</option>
      {Object.entries(names).map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
