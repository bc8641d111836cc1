import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type SentCuration = ApiResult<'GET /console/curations'>['items'][number]

export const curationsQuery = infiniteQueryOptions({
  queryKey: ['curations'],
  queryFn: ({ pageParam, signal }) => api('GET /console/curations', { query: { cursor: pageParam }, signal }),
  ...paged,
})
