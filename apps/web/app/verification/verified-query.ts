import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { caching } from '../api/query-client.ts'

/** Everything that was verified about the person. */
export const verifiedQuery = queryOptions({
  queryKey: ['verified'],
  queryFn: ({ signal }) => api('GET /users/verify', { signal }),
  meta: { load: 'verify-profile' },
  ...caching.verify,
})
