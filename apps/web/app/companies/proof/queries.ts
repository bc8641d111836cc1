import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type CompanyProof = ApiResult<'GET /users/company-proofs'>['items'][number]['proof']

/** Institutions are asked at night; a suspension must be seen soon after. */
const staleTime = 5 * 60_000

/** How far companies were checked, by id; companies that have not sent the person anything are absent (FIRM-7). */
const proofsQuery = (companyIds: readonly string[]) =>
  queryOptions({
    queryKey: ['company-proofs', ...companyIds],
    queryFn: ({ signal }) => api('GET /users/company-proofs', { query: { ids: [...companyIds] }, signal }),
    select: ({ items }): ReadonlyMap<string, CompanyProof> =>
      new Map(items.map(({ id, proof }) => [id, proof])),
    enabled: companyIds.length > 0,
    staleTime,
  })

/** Undefined while it loads, or when nothing is known. `among`: companies of the same page, asked for together. */
export function useProof(
  companyId: string | null | undefined,
  among: readonly string[] = companyId ? [companyId] : [],
): CompanyProof | undefined {
  const { data } = useQuery(proofsQuery(among))
  return companyId ? data?.get(companyId) : undefined
}
