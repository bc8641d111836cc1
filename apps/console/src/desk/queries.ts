import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import type { RequestStatus } from './RequestTabs.tsx'

export type MoreRequest = ApiResult<'GET /console/more-requests'>['items'][number]
export type Application = ApiResult<'GET /console/applications'>['items'][number]
export type SentSurvey = ApiResult<'GET /console/surveys'>['items'][number]

const steady = { ...paged, placeholderData: keepPreviousData }

export const moreRequestsQuery = (status: RequestStatus) =>
  infiniteQueryOptions({
    ...steady,
    queryKey: ['more-requests', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/more-requests', { query: { status, cursor: pageParam }, signal }),
  })

/** Reading is recorded, so the query does not refetch on window focus. */
export const applicationsQuery = (status: RequestStatus) =>
  infiniteQueryOptions({
    ...steady,
    queryKey: ['applications', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/applications', { query: { status, cursor: pageParam }, signal }),
    refetchOnWindowFocus: false,
  })

export const surveysQuery = infiniteQueryOptions({
  ...steady,
  queryKey: ['surveys'],
  queryFn: ({ pageParam, signal }) => api('GET /console/surveys', { query: { cursor: pageParam }, signal }),
})
