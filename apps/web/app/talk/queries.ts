import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { caching } from '../api/query-client.ts'

export type Post = ApiResult<'GET /talk/posts'>['items'][number]
export type Reply = Post['replies'][number]

export const talkQuery = infiniteQueryOptions({
  queryKey: ['talk'],
  queryFn: ({ pageParam, signal }) => api('GET /talk/posts', { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})

export const talkChanged = () => queries.invalidateQueries({ queryKey: talkQuery.queryKey })

export const blogQuery = queryOptions({
  queryKey: ['blog'],
  queryFn: ({ signal }) => api('GET /v3/users/forums/blog', { signal }),
  ...caching.blog,
})
