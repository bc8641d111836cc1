import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type CompanyPage = ApiResult<'GET /users/company/:id'>
export type CompanyRecord = CompanyPage['record']

/** Records move once a night, so whoever leafs through offers asks once. */
const staleTime = 30 * 60_000

/** How companies kept their word, by their id; those that never reached the person are not among them (KEEP-4). */
export const recordsQuery = (companyIds: readonly string[]) =>
  queryOptions({
    queryKey: ['company-records', ...companyIds],
    queryFn: ({ signal }) => api('GET /users/company-records', { query: { ids: [...companyIds] }, signal }),
    select: ({ items }): ReadonlyMap<string, CompanyRecord> =>
      new Map(items.map(({ id, record }) => [id, record])),
    enabled: companyIds.length > 0,
    staleTime,
  })

/** A company's record; undefined until it has come. */
export type RecordOf = (companyId: string) => CompanyRecord | undefined

export const companyPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['company-page', id],
    queryFn: ({ signal }) => api('GET /users/company/:id', { params: { id }, signal }),
    meta: { load: 'coffeechat' },
  })

/** Of how many people the figures tell at least; null where too few have answered for any. */
export function leastPeople({ answers, came, payKept }: CompanyRecord): number | null {
  const shown = [answers, came, payKept].flatMap((figure) => figure?.people ?? [])
  return shown.length === 0 ? null : Math.min(...shown)
}
