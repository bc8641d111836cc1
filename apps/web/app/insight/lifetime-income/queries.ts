import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { mergeIncomes, totalIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'

export type Incomes = ApiResult<'GET /income/lifetime/item'>
export type Progress = ApiResult<'GET /income/lifetime/verify/status'>

/** Everything gathered so far, and how the newest load stands. */
export const incomesQuery = queryOptions({
  queryKey: ['lifetime-incomes'],
  queryFn: ({ signal }) => api('GET /income/lifetime/item', { signal }),
})

/** The result; asking for it ends the gathering. */
export const resultQuery = queryOptions({
  queryKey: ['lifetime-result'],
  queryFn: ({ signal }) => api('POST /income/lifetime/complete', { signal }),
  staleTime: 0,
})

/** What a poll brought joins what is on the screen. */
export function addProgress({ status, items, next }: Progress): void {
  queries.setQueryData(incomesQuery.queryKey, (kept) => {
    const merged = mergeIncomes(kept?.items ?? [], items)
    return { items: merged, total: totalIncome(merged), status, next }
  })
}
