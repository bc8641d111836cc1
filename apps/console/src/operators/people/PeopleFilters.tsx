import { operatorRoles, roleNames } from '@coffeeattack/domain/operators/role'
import { operatorStates, stateNames } from '@coffeeattack/domain/operators/state'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import type { PeopleFilter } from './queries.ts'

/** The filter in the address; what is no role and no state is left out. */
export function readPeopleFilter(params: URLSearchParams): PeopleFilter {
  const role = operatorRoles.find((one) => one === params.get('role'))
  const state = operatorStates.find((one) => one === params.get('state'))
  return { ...(role && { role }), ...(state && { state }) }
}

type PeopleFiltersProps = {
  filter: PeopleFilter
  /** An empty value takes the filter away. */
  onChange: (name: 'role' | 'state', value: string) => void
  /** A company has recruiters only, so its team is not asked for a role. */
  withRole: boolean
}

export function PeopleFilters({ filter, onChange, withRole }: PeopleFiltersProps) {
  return (
    <div className={`mb-4 grid gap-3 ${withRole ? 'grid-cols-2 sm:w-[28rem]' : 'sm:w-56'}`}>
      {withRole && (
        <SelectField
          label="역할"
          value={filter.role ?? ''}
          onChange={(event) => onChange('role', event.currentTarget.value)}
        >
          <option value="">전체</option>
          <Options of={operatorRoles.map((role) => [role, roleNames[role]])} />
        </SelectField>
      )}
      <SelectField
        label="상태"
        value={filter.state ?? ''}
        onChange={(event) => onChange('state', event.currentTarget.value)}
      >
        <option value="">전체</option>
        <Options of={operatorStates.map((state) => [state, stateNames[state]])} />
      </SelectField>
    </div>
  )
}
