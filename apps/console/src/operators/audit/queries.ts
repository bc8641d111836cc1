import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { pages, query } from '../../api/query.ts'
import type { Filter } from './filter.ts'

export type Access = ApiResult<'GET /console/audit/review'>['items'][number] & { id: string }
export type Deed = ApiResult<'GET /console/audit'>['items'][number]

export const auditQuery = (filter: Filter) => pages('GET /console/audit', ['audit', filter], filter)

/** The single entries of a grouped row. */
export const eachQuery = (filter: Filter) =>
  query('GET /console/audit', ['audit', 'each', filter], { query: { ...filter, isEach: true, limit: 100 } })

export const reviewQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['audit', 'review', month],
    queryFn: ({ signal }) => api('GET /console/audit/review', { query: month ? { month } : {}, signal }),
    select: ({ items, ...review }) => ({
      ...review,
      items: items.map((access) => ({ ...access, id: access.operator.id })),
    }),
    placeholderData: keepPreviousData,
  })
