import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { totalIncome, yearColumns, type YearColumn } from '@coffeeattack/domain/lifetime-income/incomes'
import { isOver } from '@coffeeattack/domain/lifetime-income/progress'
import { standing } from '@coffeeattack/domain/lifetime-income/standing'
import type { Queries } from '../../../../platform/db/queries.ts'
import { itemsOf, totalsOfOthers, newestRequests } from './store.ts'

export type Result = { total: number; percentile: number | null; columns: YearColumn[] }

/** The sum and where it stands among others', once nothing loads any more and something was loaded. */
export async function resultOf(db: Queries, userId: string): Promise<Result> {
  const requests = await newestRequests(db, userId)
  const isReady =
    requests.every(({ status }) => isOver(status)) && requests.some(({ status }) => status === 'DONE')
  if (!isReady) throw new Refusal('LIFETIME_INCOME_NOT_READY')
  const items = await itemsOf(db, userId)
  const total = totalIncome(items)
  // Who earned nothing stands nowhere.
  const percentile = total > 0 ? standing(total, await totalsOfOthers(db, userId)) : null
  return { total, percentile, columns: yearColumns(items) }
}
