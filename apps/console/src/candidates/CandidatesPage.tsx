import { consolePaths } from '@coffeeattack/contract/pages'
import { useCallback, useRef } from 'react'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { CandidateList } from './CandidateList.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { useSearch } from './search.ts'
import { SearchField } from './SearchField.tsx'

/** BIZ-2: who could be written to. The profile and the composer open beside the list. */
export function CandidatesPage() {
  const { search, change } = useSearch()
  const { id } = useParams()
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const list = useRef<HTMLTableElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const close = useCallback(() => {
    if (!id) return
    list.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    void navigate({ pathname: consolePaths.candidates(), search: address })
  }, [id, address, navigate])
  useListKeys(list, field, close)

  return (
    <div className="flex h-full min-h-0">
      <PageTitle name="후보자 찾기" />
      <main className="min-w-0 flex-1 overflow-y-auto px-4 pt-6 lg:px-6">
        <div className="mx-auto max-w-console">
          <h1 className="text-h1">후보자 찾기</h1>
          <SearchField ref={field} value={search.q} onValueChange={(q) => change({ q }, { replace: true })} />
          <FilterBar search={search} change={change} />
          <CandidateList ref={list} search={search} change={change} openId={id} />
        </div>
      </main>
      <Outlet />
    </div>
  )
}
