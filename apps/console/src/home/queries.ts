import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { HomePeriod } from '@coffeeattack/domain/upkeep/period'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../api/query.ts'

export type House = ApiResult<'GET /console/house'>
export type Health = ApiResult<'GET /console/house/health'>
export type JobRow = Health['jobs'][number]

export const houseQuery = (period: HomePeriod) =>
  query('GET /console/house', ['house', period], { query: { period } }, { placeholderData: keepPreviousData })

/** Health is reloaded while the page is open. */
const AGAIN_MS = 30_000

export const healthQuery = query(
  'GET /console/house/health',
  ['house', 'health'],
  {},
  { refetchInterval: AGAIN_MS },
)
