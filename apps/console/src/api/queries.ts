import { QueryClient } from '@tanstack/react-query'

/** The one cache of this tab. A failed load is told where it happened, with a way to try again. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 15_000 } },
})
