import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { pages } from '../api/query.ts'
import type { RequestStatus } from './Handling.tsx'

export type MoreRequest = ApiResult<'GET /console/more-requests'>['items'][number]
export type Application = ApiResult<'GET /console/applications'>['items'][number]
export type SentSurvey = ApiResult<'GET /console/surveys'>['items'][number]

/** The key of every list of wishes, and of the one that a curation answers. */
export const WISHES = ['more-requests'] as const

export const WISH_CALLS = {
  take: 'POST /console/more-requests/:id/take',
  done: 'POST /console/more-requests/:id/done',
} as const

export const moreRequestsQuery = (status: RequestStatus) =>
  pages('GET /console/more-requests', [...WISHES, status], { status })

/** Reading is recorded, so the query does not refetch on window focus. */
export const applicationsQuery = (status: RequestStatus) =>
  pages('GET /console/applications', ['applications', status], { status }, { refetchOnWindowFocus: false })

export const surveysQuery = pages('GET /console/surveys', ['surveys'], {})
