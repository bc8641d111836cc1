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
import { isOpening } from './early-calls.ts'
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
 * Asks for what a screen will show while its code is still on the way (`clientLoader`). What is known already is left to
 * the screen, and whoever is not signed in is on the way to the login instead. Between screens nobody waits for it; the
 * page that the browser opened shows its shapes until it has come, and is then drawn once, whole.
 */
export function prefetch(...wanted: PrefetchedQuery[]): Promise<null> | null {
  onTheWay.clear()
  return prefetchMore(...wanted)
}

/** What only an answer to `prefetch` shows to be wanted. */
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

/** React is just taking the page over, and what is asked for is on the way already: the head sent it. */
const taskOfItsOwn = () => new Promise<void>((resolve) => void setTimeout(resolve))
