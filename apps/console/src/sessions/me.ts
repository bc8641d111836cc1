import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { isSignedIn } from './login.ts'

export type Me = ApiResult<'GET /console/me'>

/** The first thing that a tab asks for: it takes the login up before it. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    if (isSignedIn()) await api.resume()
    // The login is over and the page is being left: there is nobody to ask about.
    return isSignedIn() ? api('GET /console/me') : new Promise<never>(() => {})
  },
  staleTime: Infinity,
})

/** Who works here. Pages inside the frame are shown only once this is known. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data
