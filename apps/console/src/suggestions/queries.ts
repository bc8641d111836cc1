import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstMoment, parseDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { pages } from '../api/query.ts'

export type Fairness = ApiResult<'GET /console/fairness'>
export type Alert = Fairness['alerts'][number]
export type Dimension = Fairness['dimensions'][number]
export type LedgerPage = ApiResult<'GET /console/suggestions/models'>
export type LedgerRow = LedgerPage['items'][number]

/** The newest month when none is named. */
export const fairnessQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['fairness', month ?? 'newest'],
    queryFn: ({ signal }) => api('GET /console/fairness', { query: { month }, signal }),
    placeholderData: keepPreviousData,
  })

export const ledgerQuery = pages('GET /console/suggestions/models', ['suggestion-models'], {})

/** An answer is the whole month as it is now. */
export function keepFairness(month: string | undefined, saved: Fairness): void {
  queries.setQueryData(fairnessQuery(month).queryKey, saved)
}

/** '11월 18일' */
export function shortDay(day: string): string {
  const { month, day: date } = kstMoment(startOfKstDay(parseDay(day) ?? 0))
  return `${month}월 ${date}일`
}

/** '10월' of '2026-10' */
export const shortMonth = (month: string): string => `${Number(month.slice(5))}월`
