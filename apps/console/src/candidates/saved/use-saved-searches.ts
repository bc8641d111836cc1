import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { useCall } from '@coffeeattack/kit/useCall'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { type SavedSearch, savedSearchesQuery } from '../queries.ts'
import { filterText, isOfMarked, readSearch, type Search } from '../search.ts'

/** The saved search with the conditions on the screen. */
export const keptOf = (items: readonly SavedSearch[], search: Search): SavedSearch | undefined =>
  isOfMarked(search)
    ? undefined
    : items.find(({ filter }) => filterText(readSearch(new URLSearchParams(filter))) === filterText(search))

/** Names a search after its query, with a number when the name is taken. */
export function nameFor(search: Search, items: readonly SavedSearch[]): string {
  const taken = new Set(items.map(({ name }) => name))
  const base = search.q.trim() || '새 검색'
  const names = [
    base.slice(0, SAVED_SEARCH.nameLimit),
    ...items.map((_, place) => `${base.slice(0, SAVED_SEARCH.nameLimit - 3)} ${place + 2}`),
  ]
  return names.find((name) => !taken.has(name)) ?? base.slice(0, SAVED_SEARCH.nameLimit)
}

/** The saved searches and the calls that change them. */
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

/** Marks the new people of an opened saved search as seen (BIZ-12). */
export function useMarkSeen(search: Search): void {
  const queries = useQueryClient()
  const { data } = useQuery(savedSearchesQuery)
  const open = data && keptOf(data.items, search)
  const look = useEffectEvent(async (id: string) => {
    // After a failure they stay new; the operator need not know.
    await api('POST /console/searches/:id/look', { params: { id } }).catch(() => null)
    await queries.invalidateQueries(savedSearchesQuery)
  })
  const fresh = open && open.newCount > 0 ? open.id : null
  useEffect(() => {
    if (fresh) void look(fresh)
  }, [fresh])
}

/** A notification links to a saved search by id. Replaces that address with the search itself. */
export function useSavedSearchById(): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get('search')
  const { data } = useQuery({ ...savedSearchesQuery, enabled: id !== null })
  const kept = data?.items.find((item) => item.id === id)
  useEffect(() => {
    if (kept) void navigate({ search: `?${kept.filter}` }, { replace: true })
  }, [kept, navigate])
}
