import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { useCall } from '@coffeeattack/kit/useCall'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { type SavedSearch, savedSearchesQuery } from '../queries.ts'
import { filterText, isOfMarked, readSearch, type Search } from '../search.ts'

/** The search that is on the screen, if it is kept. */
export const keptOf = (items: readonly SavedSearch[], search: Search): SavedSearch | undefined =>
  isOfMarked(search)
    ? undefined
    : items.find(({ filter }) => filterText(readSearch(new URLSearchParams(filter))) === filterText(search))

/** The line is a good name; one that another search has gets a number behind it. */
export function nameFor(search: Search, items: readonly SavedSearch[]): string {
  const taken = new Set(items.map(({ name }) => name))
  const base = search.q.trim() || '새 검색'
  const names = [
    base.slice(0, SAVED_SEARCH.nameLimit),
    ...items.map((_, place) => `${base.slice(0, SAVED_SEARCH.nameLimit - 3)} ${place + 2}`),
  ]
  return names.find((name) => !taken.has(name)) ?? base.slice(0, SAVED_SEARCH.nameLimit)
}

/** What one keeps, and what can be done with it. */
export function useSavedSearches() {
  const kept = useQuery(savedSearchesQuery)
  const onSettled = () => kept.refetch()
  const keep = useCall(
    (body: { name: string; filter: string; tells: boolean }, idempotencyKey) =>
      api('POST /console/searches', { body, idempotencyKey }),
    { onSettled },
  )
  const change = useCall(
    ({ id, ...body }: { id: string; name?: string; tells?: boolean }) =>
      api('PATCH /console/searches/:id', { params: { id }, body }),
    { onSettled },
  )
  const forget = useCall((id: string) => api('DELETE /console/searches/:id', { params: { id } }), {
    onSettled,
  })
  return { kept, keep, change, forget }
}
