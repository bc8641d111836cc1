import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../../api/queries.ts'
import { query } from '../../api/query.ts'

export type OwnChecks = ApiResult<'GET /console/own-checks'>
export type DomainProof = NonNullable<OwnChecks['domainProof']>
export type Evidence = ApiResult<'GET /console/companies/:id/evidence'>

/** Until the next look at the DNS, which a job makes every ten minutes. */
const LOOK_MS = 60_000

export const ownChecksQuery = query(
  'GET /console/own-checks',
  ['own-checks'],
  {},
  {
    refetchInterval: ({ state }) => (state.data?.domainProof?.state === 'WAITING' ? LOOK_MS : false),
  },
)

export const keepOwnChecks = (own: OwnChecks): void => void queries.setQueryData(ownChecksQuery.queryKey, own)

export const evidenceQuery = (id: string) =>
  query('GET /console/companies/:id/evidence', ['companies', 'evidence', id], { params: { id } })
