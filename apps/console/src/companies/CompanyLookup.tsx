import { Combobox } from '@coffeeattack/ui/Combobox'
import { Search } from '@coffeeattack/ui/icons/Search'
import { Logo } from '@coffeeattack/ui/Logo'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../api/client.ts'

export type PickedCompany = { id: string; name: string }

type CompanyPickerProps = {
  label: string
  /** The field's name in the form's problems. */
  name?: string
  error?: string | undefined
  /** Companies that are chosen already and are not offered. */
  without: readonly string[]
  onPick: (company: PickedCompany) => void
}

/** Finds a company by name, among at most six suggestions. */
export function CompanyLookup({ label, name, error, without, onPick }: CompanyPickerProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['companies', 'picker', q],
    queryFn: ({ signal }) => api('GET /console/companies', { query: { q, limit: 10 }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const offered = (q === '' ? [] : (found.data?.items ?? []))
    .filter(({ id }) => !without.includes(id))
    .slice(0, 6)

  function pick({ id, name: called }: PickedCompany) {
    setTyped('')
    onPick({ id, name: called })
  }
  return (
    <Combobox
      label={label}
      name={name}
      placeholder="회사 이름"
      leading={<Search size={18} />}
      value={typed}
      onValueChange={setTyped}
      error={error}
      list={`${label} 검색 결과`}
      options={offered}
      keyOf={({ id }) => id}
      takesFirst
      onChoose={pick}
      nothing={q !== '' && found.data && !found.isFetching && '찾는 회사가 없어요'}
      listClassName="rounded-field bg-surface-2 p-1 [&_[role=option]:is(:hover,[aria-selected=true])]:bg-surface-3"
    >
      {(company) => (
        <>
          <Logo name={company.name} src={company.logo} size={28} />
          <span className="truncate font-medium">{company.name}</span>
        </>
      )}
    </Combobox>
  )
}
