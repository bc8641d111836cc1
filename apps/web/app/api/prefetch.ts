import { type FetchInfiniteQueryOptions, type FetchQueryOptions, hashKey } from '@tanstack/react-query'
import { tokens } from '../sessions/tokens.ts'
import { queries } from './queries.ts'
import { onTheWay } from './query-client.ts'

type PrefetchedQuery = { queryKey: readonly unknown[]; initialPageParam?: unknown }

/**
 * Asks for what a screen will show while its code is still on the way (`clientLoader`); nobody waits for it here. What
 * is known already is left to the screen, and whoever is not signed in is on the way to the login instead.
 */
export function prefetch(...wanted: PrefetchedQuery[]): null {
  onTheWay.clear()
  if (!tokens.access()) return null
  for (const query of wanted) {
    if (queries.getQueryData(query.queryKey) !== undefined) continue
    onTheWay.add(hashKey(query.queryKey))
    if ('initialPageParam' in query) void queries.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
    else void queries.prefetchQuery(query as FetchQueryOptions)
  }
  return null
}
