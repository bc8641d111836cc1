import { paths } from '@coffeeattack/contract/pages'
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
} from '@tanstack/react-query'
import { endExpiredLogin, tellUnproved } from '../sessions/end-expired-login.ts'
import { SENT_HOME, type SentHome } from '../sessions/sent-home.ts'
import { tokens } from '../sessions/tokens.ts'
import { createQueryClient, onTheWay } from './query-client.ts'

/**
 * The one cache of this browser tab. On the server it stays empty: a person's data needs the token, and only the
 * browser has that.
 */
export const queries: QueryClient = createQueryClient({
  goHome(isOver) {
    if (isOver) window.localStorage.clear()
    const why: SentHome = isOver ? 'login-over' : 'load-failed'
    window.location.replace(paths.home() + SENT_HOME + why)
  },
  alertExpiredLogin: () => endExpiredLogin(queries),
  tellUnproved,
  isOnline: () => navigator.onLine,
})

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
