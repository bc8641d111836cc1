import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { asked, type Search } from './search.ts'

export type CandidateRow = ApiResult<'GET /console/candidates'>['items'][number]
export type SavedSearch = ApiResult<'GET /console/searches'>['items'][number]

export const candidatesQuery = (search: Search) =>
  infiniteQueryOptions({
    queryKey: ['candidates', search],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/candidates', { query: { ...asked(search), cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

export const savedSearchesQuery = queryOptions({
  queryKey: ['searches'],
  queryFn: () => api('GET /console/searches'),
})

/** Reference data is asked for once per word. */
export const skillsQuery = (q: string) =>
  queryOptions({
    queryKey: ['skills', q],
    queryFn: ({ signal }) => api('GET /users/techStackSearch', { query: { q }, signal }),
    enabled: q !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

export const jobsQuery = (q: string) =>
  queryOptions({
    queryKey: ['jobs', q],
    queryFn: ({ signal }) => api('GET /users/labels/search', { query: { q }, signal }),
    enabled: q !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
