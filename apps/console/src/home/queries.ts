import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { HomePeriod } from '@coffeeattack/domain/upkeep/period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type House = ApiResult<'GET /console/house'>
export type Health = ApiResult<'GET /console/house/health'>
export type JobRow = Health['jobs'][number]

export const houseQuery = (period: HomePeriod) =>
  queryOptions({
    queryKey: ['house', period],
    queryFn: ({ signal }) => api('GET /console/house', { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })

/** Health is reloaded while the page is open. */
const AGAIN_MS = 30_000

export const healthQuery = queryOptions({
  queryKey: ['house', 'health'],
  queryFn: ({ signal }) => api('GET /console/house/health', { signal }),
  refetchInterval: AGAIN_MS,
})
