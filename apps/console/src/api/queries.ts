import { Queries, untilBack } from '@coffeeattack/kit/away'

/** The query cache of this tab. Queries show their own errors, so the cache reports none. */
export const queries = new Queries({
  defaultOptions: { queries: { ...untilBack, refetchOnWindowFocus: true, staleTime: 15_000 } },
})
