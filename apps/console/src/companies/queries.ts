import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type Company = ApiResult<'GET /console/companies/:id'>

export const companiesQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['companies', 'list', q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/companies', { query: { q, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'one', id],
    queryFn: ({ signal }) => api('GET /console/companies/:id', { params: { id }, signal }),
  })

/** The answer of a change is the company; its affiliates and the lists changed with it. */
export function keepCompany(company: Company): void {
  void queries.invalidateQueries({ queryKey: ['companies'] })
  queries.setQueryData(companyQuery(company.id).queryKey, company)
}
