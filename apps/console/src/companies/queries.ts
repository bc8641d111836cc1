import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../api/queries.ts'
import { pages, query } from '../api/query.ts'

export type StatementRow = ApiResult<'GET /console/statements'>['items'][number]
export type Statement = ApiResult<'GET /console/statements/:companyId/:month'>
export type MonthOfCompany = Pick<Statement, 'companyId' | 'month'>

export type StatementsFilter = { companyId: string | undefined; state: StatementRow['state'] | undefined }

export const statementsQuery = ({ companyId, state }: StatementsFilter) =>
  pages('GET /console/statements', ['statements', 'list', companyId, state], { companyId, state })

export const statementMonthsQuery = (companyId: string | undefined) =>
  query('GET /console/statement-months', ['statements', 'months', companyId], { query: { companyId } })

export const statementQuery = (params: MonthOfCompany) =>
  query('GET /console/statements/:companyId/:month', ['statements', 'one', params.companyId, params.month], {
    params,
  })

/** Caches the changed statement; lists, sums and the later months that it may have added to are reloaded. */
export function keepStatement(statement: Statement): void {
  for (const lists of ['list', 'months']) void queries.invalidateQueries({ queryKey: ['statements', lists] })
  const { companyId } = statement
  void queries.invalidateQueries({ queryKey: ['statements', 'one', companyId], refetchType: 'none' })
  queries.setQueryData(statementQuery(statement).queryKey, statement)
}

export type Company = ApiResult<'GET /console/companies/:id'>

/** `unverified`: only those that an admin still has to look at. */
export const companiesQuery = (q: string, unverified: boolean) =>
  pages('GET /console/companies', ['companies', 'list', q, unverified], {
    q,
    ...(unverified && { unverified }),
  })

export const companyQuery = (id: string) =>
  query('GET /console/companies/:id', ['companies', 'one', id], { params: { id } })

/** Caches the changed company; its affiliates and the lists are reloaded. */
export function keepCompany(company: Company): void {
  void queries.invalidateQueries({ queryKey: ['companies'] })
  queries.setQueryData(companyQuery(company.id).queryKey, company)
}
