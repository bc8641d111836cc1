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
import { isOpening } from '../early/early-calls.ts'
import { createQueryClient, onTheWay } from './query-client.ts'

/** The query cache of this browser tab. It stays empty on the server, because only the browser has the token. */
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
 * Fetches a screen's data while its code is still loading (`clientLoader`). Cached data is left to the screen, and
 * without a token the login follows instead. Navigation inside the app does not wait for the data; the first page
 * does, so that React renders it once, complete.
 */
export function prefetch(...wanted: PrefetchedQuery[]): Promise<null> | null {
  onTheWay.clear()
  return prefetchMore(...wanted)
}

/** Fetches what only an answer to `prefetch` shows to be needed. */
export function prefetchMore(...wanted: PrefetchedQuery[]): Promise<null> | null {
  if (!tokens.access()) return null
  const ask = () =>
    Promise.all(wanted.filter(({ queryKey }) => queries.getQueryData(queryKey) === undefined).map(askFor))
  if (isOpening())
    return taskOfItsOwn()
      .then(ask)
      .then(() => null)
  void ask()
  return null
}

function askFor(query: PrefetchedQuery): Promise<void> {
  onTheWay.add(hashKey(query.queryKey))
  return 'initialPageParam' in query
    ? queries.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
    : queries.prefetchQuery(query as FetchQueryOptions)
}

/** The head has sent the calls already, so they need not compete with React's hydration. */
const taskOfItsOwn = () => new Promise<void>((resolve) => void setTimeout(resolve))
