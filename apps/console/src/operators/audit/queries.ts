import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { Filter } from './filter.ts'

export type Access = ApiResult<'GET /console/audit/review'>['items'][number] & { id: string }
export type Deed = ApiResult<'GET /console/audit'>['items'][number]

export const auditQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/audit', { query: { ...filter, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

/** The single entries of a grouped row. */
export const eachQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['audit', 'each', filter],
    queryFn: ({ signal }) =>
      api('GET /console/audit', { query: { ...filter, isEach: true, limit: 100 }, signal }),
  })

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
