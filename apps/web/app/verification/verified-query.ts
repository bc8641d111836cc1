import { queryOf } from '../api/client.ts'
import { caching } from '../api/query-client.ts'

/** Everything that was verified about the person. */
export const verifiedQuery = queryOf(
  'GET /users/verify',
  ['verified'],
  {},
  { meta: { load: 'verify-profile' }, ...caching.verify },
)
