import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import type { RequestStatus } from '../RequestTabs.tsx'

export type Inquiry = ApiResult<'GET /console/inquiries'>['items'][number]
export type OpenedInquiry = ApiResult<'GET /console/inquiries/:id'>

export const inquiriesQuery = (status: RequestStatus) =>
  infiniteQueryOptions({
    queryKey: ['inquiries', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/inquiries', { query: { status, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Opening is recorded, so it does not happen by itself when the window is looked at again. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['inquiry', id],
    queryFn: ({ signal }) => api('GET /console/inquiries/:id', { params: { id }, signal }),
    refetchOnWindowFocus: false,
  })

/** After an act, mine or a colleague's. */
export function refreshInquiry(id: string): Promise<unknown> {
  const changed = [['inquiries'], ['inquiry', id]]
  return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
