import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { Filter } from './filter.ts'

export type Deed = ApiResult<'GET /console/audit'>['items'][number]

export const auditQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/audit', { query: { ...filter, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })
