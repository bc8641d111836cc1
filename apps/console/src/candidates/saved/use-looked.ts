import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { savedSearchesQuery } from '../queries.ts'
import type { Search } from '../search.ts'
import { keptOf } from './use-saved-searches.ts'

/** Whoever opens a kept search, from the list or by its address, has seen who is new in it (BIZ-12). */
export function useLooked(search: Search): void {
  const queries = useQueryClient()
  const { data } = useQuery(savedSearchesQuery)
  const open = data && keptOf(data.items, search)
  const look = useEffectEvent(async (id: string) => {
    // What could not be told stays new: nobody has to hear of that.
    await api('POST /console/searches/:id/look', { params: { id } }).catch(() => null)
    await queries.invalidateQueries(savedSearchesQuery)
  })
  const fresh = open && open.newCount > 0 ? open.id : null
  useEffect(() => {
    if (fresh) void look(fresh)
  }, [fresh])
}

/** A notification links to a saved search by its id; the URL then becomes the search itself. */
export function useOpenedById(): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get('search')
  const { data } = useQuery({ ...savedSearchesQuery, enabled: id !== null })
  const kept = data?.items.find((item) => item.id === id)
  useEffect(() => {
    if (kept) void navigate({ search: `?${kept.filter}` }, { replace: true })
  }, [kept, navigate])
}
