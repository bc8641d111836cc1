import { Search } from '@coffeeattack/ui/icons/Search'
import { Logo } from '@coffeeattack/ui/Logo'
import { TextField } from '@coffeeattack/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { api } from '../api/client.ts'

export type PickedCompany = { id: string; name: string }

type CompanyPickerProps = {
  label: string
  error?: string | undefined
  /** Not offered: they are chosen already. */
  without: readonly string[]
  onPick: (company: PickedCompany) => void
}

/** Types a name, gets at most six companies, takes one. */
export function CompanyLookup({ label, error, without, onPick }: CompanyPickerProps) {
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

  function pick({ id, name }: PickedCompany) {
    setTyped('')
    onPick({ id, name })
  }
  /** The form around it is not sent by whoever looks for a company. */
  function pickOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (offered[0]) pick(offered[0])
  }
  return (
    <div>
      <TextField
        label={label}
        placeholder="회사 이름"
        leading={<Search size={18} />}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
        onKeyDown={pickOnEnter}
        error={error}
      />
      {offered.length > 0 && (
        <ul
          aria-label={`${label} 검색 결과`}
          className="mt-2 max-h-56 overflow-y-auto rounded-field bg-surface-2 p-1"
        >
          {offered.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                onClick={() => pick(company)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-button-sm px-2.5 text-left text-body-s font-medium hover:bg-surface-3"
              >
                <Logo name={company.name} src={company.logo} size={28} />
                <span className="truncate">{company.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {q !== '' && found.data && !found.isFetching && offered.length === 0 && (
        <p className="mt-2 text-label text-ink-3">찾는 회사가 없어요</p>
      )}
    </div>
  )
}
