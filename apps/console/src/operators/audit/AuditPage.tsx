import { deedActions, deedText, subjectNames } from '@coffeeattack/domain/operators/deeds'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Options } from '@coffeeattack/ui/Options'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedRows } from '../../list/ConsoleList.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { AccessReview } from './AccessReview.tsx'
import { DeedRow } from './DeedRow.tsx'
import { ExportButton } from './ExportButton.tsx'
import { type Filter, readFilter, withFilter, withParam } from './filter.ts'
import { auditQuery, type Deed } from './queries.ts'

/** BIZ-6: the audit trail and a monthly review of access. It is read-only. */
export function AuditPage() {
  const [params, setParams] = useFilterParams()
  const filter = readFilter(params)
  const deeds = useInfiniteQuery(auditQuery(filter))
  const items = deeds.data?.pages.flatMap((page) => page.items)
  const change = (more: Filter) => setParams(withFilter(params, more))
  const changeMonth = (month: string) => setParams(withParam(params, 'month', month))
  return (
    <ConsolePage title="기록" action={<ExportButton filter={filter} />}>
      <AccessReview month={params.get('month') ?? undefined} changeMonth={changeMonth} change={change} />
      <AuditFilters filter={filter} change={change} deeds={items ?? []} />
      <PagedRows
        label="기록"
        query={deeds}
        empty="찾는 기록이 없어요"
        renderRow={(deed) => <DeedRow deed={deed} change={change} />}
      />
    </ConsolePage>
  )
}

type FiltersProps = {
  filter: Filter
  change: (more: Filter) => void
  /** The loaded entries, which give the names of the active filters. */
  deeds: readonly Deed[]
}

const actionNames: readonly (readonly [string, string])[] = deedActions.map((action) => [
  action,
  deedText(action),
])

function AuditFilters({ filter, change, deeds }: FiltersProps) {
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
          {operatorId && <RemovableChip name={person} onRemove={() => change({ operatorId: '' })} />}
          {subjectId && <RemovableChip name={thing} onRemove={() => change({ subjectId: '' })} />}
        </div>
      )}
    </div>
  )
}

/** A name filter that updates the address after a pause in typing. */
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
      <Options of={names} />
    </SelectField>
  )
}
