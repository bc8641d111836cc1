import { useNavigate, useSearchParams, useLocation } from 'react-router'
import { readSearch, writeSearch, type Search } from './search.ts'

/** The search in the address, and the way to another one; what is open beside the list stays open. */
export function useSearch() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = readSearch(params)

  /** Words are typed letter by letter: they do not each become a step back. */
  function change(next: Partial<Search>, { replace = false } = {}) {
    const query = writeSearch({ ...search, ...next }).toString()
    void navigate({ pathname, search: query && `?${query}` }, { replace })
  }
  return { search, change }
}

export type Change = ReturnType<typeof useSearch>['change']
