import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../api/queries.ts'
import { pages, query } from '../api/query.ts'

export type StatementRow = ApiResult<'GET /console/statements'>['items'][number]
export type Statement = ApiResult<'GET /console/statements/:companyId/:month'>
export type MonthOfCompany = Pick<Statement, 'companyId' | 'month'>

export const statementsQuery = (companyId: string | undefined) =>
  pages('GET /console/statements', ['statements', 'list', companyId], { companyId })

export const statementQuery = (params: MonthOfCompany) =>
  query('GET /console/statements/:companyId/:month', ['statements', 'one', params.companyId, params.month], {
    params,
  })

/** Caches the closed statement and reloads the list. */
export function keepStatement(statement: Statement): void {
  void queries.invalidateQueries({ queryKey: ['statements', 'list'] })
  queries.setQueryData(statementQuery(statement).queryKey, statement)
}

export type Company = ApiResult<'GET /console/companies/:id'>

export const companiesQuery = (q: string) => pages('GET /console/companies', ['companies', 'list', q], { q })

export const companyQuery = (id: string) =>
  query('GET /console/companies/:id', ['companies', 'one', id], { params: { id } })

/** Caches the changed company; its affiliates and the lists are reloaded. */
export function keepCompany(company: Company): void {
  void queries.invalidateQueries({ queryKey: ['companies'] })
  queries.setQueryData(companyQuery(company.id).queryKey, company)
}
