import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOf } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'

export type ProofRequest = ApiResult<'GET /users/proof-requests/:id'>

/** All requests of companies, newest first: for the cards that lead to them (PROOF-6). */
export const requestsQuery = queryOf(
  'GET /users/proof-requests',
  ['proofs', 'requests'],
  {},
  { staleTime: 30_000 },
)

export const requestQuery = (id: string) =>
  queryOf(
    'GET /users/proof-requests/:id',
    ['proofs', 'request', id],
    { params: { id } },
    { meta: { load: 'account' } },
  )

/** Shown from now on; what lists requests and proofs is read anew when it is shown next. */
export function keepRequest(request: ProofRequest): void {
  queries.setQueryData(requestQuery(request.id).queryKey, request)
  for (const name of ['requests', 'list', 'offered'])
    void queries.invalidateQueries({ queryKey: ['proofs', name], refetchType: 'none' })
}
