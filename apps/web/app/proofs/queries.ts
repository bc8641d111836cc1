import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Proof = ApiResult<'GET /users/proofs/:id'>
export type ProofCard = ApiResult<'GET /users/proofs'>['items'][number]
export type Offered = ApiResult<'GET /users/proofs/offered'>
export type Look = ApiResult<'GET /users/proofs/:id/looks'>['items'][number]

const meta = { load: 'account' } as const

/** The person's proofs, newest first (PROOF-1). */
export const proofsQuery = queryOf('GET /users/proofs', ['proofs', 'list'], {}, { meta })

/** What can be proved now. */
export const offeredQuery = queryOf('GET /users/proofs/offered', ['proofs', 'offered'], {}, { meta })

export const proofQuery = (id: string) =>
  queryOf('GET /users/proofs/:id', ['proofs', 'one', id], { params: { id } }, { meta })

/** Who opened it, newest first (PROOF-5). */
export const looksQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['proofs', 'looks', id],
    queryFn: ({ pageParam, signal }) =>
      api('GET /users/proofs/:id/looks', { params: { id }, query: { cursor: pageParam }, signal }),
    ...paged,
    meta,
  })

/** Shown from now on; the lists are read anew when they are shown next. */
export function keepProof(proof: Proof): void {
  queries.setQueryData(proofQuery(proof.id).queryKey, proof)
  for (const { queryKey } of [proofsQuery, offeredQuery])
    void queries.invalidateQueries({ queryKey, refetchType: 'none' })
}
