import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../../api/queries.ts'
import { query } from '../../api/query.ts'

export type OwnCompany = ApiResult<'GET /console/own-company'>

/** What the recruiter's own company may do, and what is left to its first offer. */
export const ownCompanyQuery = query('GET /console/own-company', ['own-company'], {})

/** The rail and the candidate's view name and draw the company too. */
export function keepOwnCompany(own: OwnCompany): void {
  queries.setQueryData(ownCompanyQuery.queryKey, own)
  void queries.invalidateQueries({ queryKey: ['own-checks'] })
  void queries.invalidateQueries({ queryKey: ['me'] })
}
