import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api, queryOf } from '../../api/client.ts'

export type CompanyPage = ApiResult<'GET /users/company/:id'>
export type CompanyRecord = CompanyPage['record']

/** Records change once a night. */
const staleTime = 30 * 60_000

/** Companies' track records by id; companies that have not sent the person anything are absent (KEEP-4). */
export const recordsQuery = (companyIds: readonly string[]) =>
  queryOptions({
    queryKey: ['company-records', ...companyIds],
    queryFn: ({ signal }) => api('GET /users/company-records', { query: { ids: [...companyIds] }, signal }),
    select: ({ items }): ReadonlyMap<string, CompanyRecord> =>
      new Map(items.map(({ id, record }) => [id, record])),
    enabled: companyIds.length > 0,
    staleTime,
  })

/** A company's record; undefined while it loads. */
export type RecordOf = (companyId: string) => CompanyRecord | undefined

export const companyPageQuery = (id: string) =>
  queryOf(
    'GET /users/company/:id',
    ['company-page', id],
    { params: { id } },
    { meta: { load: 'coffeechat' } },
  )

/** The smallest number of people behind the figures of what was said, which the confirmed one stands beside with its own; null when no figure has enough answers. */
export function leastPeople({ answers, came, payKept, payReceived }: CompanyRecord): number | null {
  const shown = [answers, came, payKept].flatMap((figure) => figure?.people ?? [])
  return shown.length === 0 ? (payReceived?.people ?? null) : Math.min(...shown)
}
