import { QueryClient } from '@tanstack/react-query'

/** The query cache of this tab. Queries show their own errors with a retry button, so the cache reports none. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 15_000 } },
})
