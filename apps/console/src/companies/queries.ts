import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export type StatementRow = ApiResult<'GET /console/statements'>['items'][number]
export type Statement = ApiResult<'GET /console/statements/:companyId/:month'>
export type MonthOfCompany = Pick<Statement, 'companyId' | 'month'>

export const statementsQuery = (companyId: string | undefined) =>
  infiniteQueryOptions({
    ...paged,
    placeholderData: keepPreviousData,
    queryKey: ['statements', 'list', companyId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/statements', { query: { companyId, cursor: pageParam }, signal }),
  })

export const statementQuery = (params: MonthOfCompany) =>
  queryOptions({
    queryKey: ['statements', 'one', params.companyId, params.month],
    queryFn: ({ signal }) => api('GET /console/statements/:companyId/:month', { params, signal }),
  })

/** Caches the closed statement and reloads the list. */
export function keepStatement(statement: Statement): void {
  void queries.invalidateQueries({ queryKey: ['statements', 'list'] })
  queries.setQueryData(statementQuery(statement).queryKey, statement)
}

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

/** Caches the changed company; its affiliates and the lists are reloaded. */
export function keepCompany(company: Company): void {
  void queries.invalidateQueries({ queryKey: ['companies'] })
  queries.setQueryData(companyQuery(company.id).queryKey, company)
}
