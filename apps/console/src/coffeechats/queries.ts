import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type CoffeechatRow = ApiResult<'GET /console/coffeechats'>['items'][number]
export type Coffeechat = ApiResult<'GET /console/coffeechats/:id'>

export const coffeechatsQuery = infiniteQueryOptions({
  queryKey: ['coffeechats'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /console/coffeechats', { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})

export const coffeechatQuery = (id: string) =>
  queryOptions({
    queryKey: ['coffeechat', id],
    queryFn: () => api('GET /console/coffeechats/:id', { params: { id } }),
  })
