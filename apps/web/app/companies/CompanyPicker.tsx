import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Search } from '@coffeeattack/ui/icons/Search'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../api/use-debounced.ts'
import { onePerCompany } from './cards.ts'
import { CompanyGrid } from './CompanyGrid.tsx'
import { CompanyGridShapes } from './CompanyGridShapes.tsx'
import { CompanyResults } from './CompanyResults.tsx'
import { companiesQuery, type CompanyCard } from './queries.ts'

type CompanyPickerProps = {
  label: string
  /** What is chosen now. Those chosen before the picker opened stand first and stay there. */
  chosen: readonly CompanyCard[]
  fixed?: readonly string[] | undefined
  onToggle: (name: string) => void
  /** Says what adding a company does that nobody knows yet; without it only known companies can be chosen. */
  addLabel?: (name: string) => string
}

const NAME_LIMIT = 100

/** All companies as a grid, and a search by name or initials over them (PRO-11). */
export function CompanyPicker({ label, chosen, fixed, onToggle, addLabel }: CompanyPickerProps) {
  const companies = useQuery(companiesQuery)
  const [chosenBefore] = useState(chosen)
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), DEBOUNCE_MS.companySearch)
  const selected = chosen.map(({ name }) => name)
  const known = [...chosenBefore, ...(companies.data?.items ?? [])]
  const addedByHand = chosen.filter(({ name }) => !known.some((card) => card.name === name))
  return (
    <>
      <TextField
        label="회사 검색"
        hideLabel
        inputMode="search"
        name="company"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="회사 이름이나 초성으로 찾아요"
        maxLength={NAME_LIMIT}
        leading={<Search size={20} />}
        value={typed}
        onValueChange={setTyped}
      />
      <div className="mt-5">
        {typed.trim() !== '' && (
          <CompanyResults {...{ label, selected, fixed, typed, query, onToggle, addLabel }} />
        )}
        {typed.trim() === '' && companies.data && (
          <CompanyGrid
            {...{ label, selected, fixed, onToggle }}
            companies={onePerCompany([...addedByHand, ...known])}
          />
        )}
        {typed.trim() === '' && companies.isError && !companies.data && (
          <ErrorState
            title="회사를 불러오지 못했어요"
            busy={companies.isFetching && '불러오는 중'}
            onRetry={() => void companies.refetch()}
          />
        )}
        {typed.trim() === '' && companies.isPending && <CompanyGridShapes />}
      </div>
    </>
  )
}
