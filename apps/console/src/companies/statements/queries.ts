import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'

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

/** The answer of the closing is the statement; the list tells of it too. */
export function keepStatement(statement: Statement): void {
  void queries.invalidateQueries({ queryKey: ['statements', 'list'] })
  queries.setQueryData(statementQuery(statement).queryKey, statement)
}
