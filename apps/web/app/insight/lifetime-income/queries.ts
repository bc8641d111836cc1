import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { mergeIncomes, totalIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { queryOf } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { tellChange } from './tell-change.ts'

export type Incomes = ApiResult<'GET /income/lifetime/item'>
export type Progress = ApiResult<'GET /income/lifetime/verify/status'>

/** The years so far, and the state of the newest load. */
export const incomesQuery = queryOf('GET /income/lifetime/item', ['lifetime-incomes'], {})

/** The result; fetching it ends the loading. */
export const resultQuery = queryOf(
  'POST /income/lifetime/complete',
  ['lifetime-result'],
  {},
  { staleTime: 0 },
)

/** Adds a poll's years to the cached ones. */
export function addProgress({ status, items, next }: Progress): void {
  queries.setQueryData(incomesQuery.queryKey, (kept) => {
    const merged = mergeIncomes(kept?.items ?? [], items)
    return { items: merged, total: totalIncome(merged), status, next }
  })
  if (status === 'DONE' || status === 'FAILED') void tellChange()
}
