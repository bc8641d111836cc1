import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { isSignedIn } from './login.ts'

export type Me = ApiResult<'GET /console/me'>

/** The first query of a tab. It resumes the login before it runs. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    if (isSignedIn()) await api.resume()
    // The login is over and the page is about to be left, so the query never settles.
    return isSignedIn() ? api('GET /console/me') : new Promise<never>(() => {})
  },
  staleTime: Infinity,
})

/** The signed-in operator. Pages inside the frame render only once it is loaded. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data
