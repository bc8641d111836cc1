import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import type { Order } from './people/order.ts'

export type PositionsPage = ApiResult<'GET /console/positions'>
export type ListedPosition = PositionsPage['items'][number]
export type Position = ApiResult<'GET /console/positions/:id'>
export type PeoplePage = ApiResult<'GET /console/positions/:id/suggestions'>
export type SuggestedPerson = PeoplePage['items'][number]
export type PositionStatus = 'open' | 'closed'

export const positionsQuery = (status: PositionStatus) =>
  infiniteQueryOptions({
    queryKey: ['positions', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/positions', { query: { status, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

/** Every position for choosers, not paged. */
export const openPositionsQuery = queryOptions({
  queryKey: ['positions', 'choices'],
  queryFn: ({ signal }) => api('GET /console/positions', { query: { limit: 100 }, signal }),
})

export const positionQuery = (id: string) =>
  queryOptions({
    queryKey: ['position', id],
    queryFn: ({ signal }) => api('GET /console/positions/:id', { params: { id }, signal }),
  })

export const howReadQuery = (line: string) =>
  queryOptions({
    queryKey: ['must-have', line],
    queryFn: ({ signal }) => api('GET /console/positions/must-have', { query: { line }, signal }),
    staleTime: Infinity,
  })

export const peopleQuery = (id: string, order: Order) =>
  infiniteQueryOptions({
    queryKey: ['position', id, 'people', order],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/positions/:id/suggestions', {
        params: { id },
        query: { order, cursor: pageParam },
        signal,
      }),
    ...paged,
  })

/** One person's place and reasons, for a profile that was opened by its address. */
export const suggestedPersonQuery = (id: string, candidateId: string) =>
  queryOptions({
    queryKey: ['position', id, 'person', candidateId],
    queryFn: ({ signal }) =>
      api('GET /console/positions/:id/suggestions/:candidateId', { params: { id, candidateId }, signal }),
    retry: false,
  })

/** Everybody who is loaded, those who said '관심 있어요' first. */
export const peopleIn = (pages: readonly PeoplePage[]): readonly SuggestedPerson[] =>
  pages.flatMap(({ interested, items }) => [...interested, ...items])

export const namingQuery = (id: string) =>
  queryOptions({
    queryKey: ['position', id, 'naming'],
    queryFn: ({ signal }) => api('GET /console/positions/:id/naming', { params: { id }, signal }),
  })

/** Puts the answer of a change into the cache and reloads the lists that depend on it. */
export function keepPosition(position: Position): void {
  queries.setQueryData(positionQuery(position.id).queryKey, position)
  void queries.invalidateQueries({ queryKey: ['positions'] })
  void queries.invalidateQueries({ queryKey: ['position', position.id, 'people'] })
}
