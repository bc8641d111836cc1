import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Partner = ApiResult<'GET /console/partners'>['items'][number]

export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: () => api('GET /console/partners'),
})
