import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import type { RequestStatus } from '../desk/RequestTabs.tsx'

export type ReportedPost = ApiResult<'GET /console/talk'>['items'][number]

export const reportedQuery = (status: RequestStatus) =>
  infiniteQueryOptions({
    queryKey: ['talk', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/talk', { query: { status, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** After a decision, mine or a colleague's. */
export const talkChanged = () => queries.invalidateQueries({ queryKey: ['talk'] })
