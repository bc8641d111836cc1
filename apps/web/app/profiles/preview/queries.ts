import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type AnonymousProfile = ApiResult<'GET /users/profile/:id'>

/** The profile as companies see it (ROUTE-10). Read anew each time: whoever looks has often just changed it. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['preview', id],
    queryFn: ({ signal }) => api('GET /users/profile/:id', { params: { id }, signal }),
    meta: { load: 'profile' },
  })
