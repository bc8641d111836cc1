import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { To } from 'react-router'
import { api } from '../api/client.ts'
import { asked, conditions, type Search } from './search.ts'

export type Compared = ApiResult<'GET /console/candidates/compare'>['people'][number]

/** Each load is recorded and shown to the candidates (OFR-14), so the query never refetches by itself. */
export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', ...ids],
    queryFn: () => api('GET /console/candidates/compare', { query: { ids: [...ids] } }),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    // A load that failed offline was not recorded, so it may run again on reconnect.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })

export type FoundPage = ApiResult<'GET /console/candidates'>
export type CandidateRow = FoundPage['items'][number]
/** What the profile panel gets from the list: the opened row, and the addresses to use in place of the search's. */
export type OpenedFrom = { row: CandidateRow | undefined; closeTo?: To; profileTo?: To; composeTo?: To }
export type SavedSearch = ApiResult<'GET /console/searches'>['items'][number]

export const candidatesQuery = (search: Search) =>
  infiniteQueryOptions({
    queryKey: ['candidates', search],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/candidates', { query: { ...asked(search), cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

export type Near = ApiResult<'GET /console/candidates/near'>

/** Suggestions and nearest people for a search without results. */
export const nearQuery = (search: Search) =>
  queryOptions({
    queryKey: ['candidates', 'near', conditions(search)],
    queryFn: ({ signal }) => api('GET /console/candidates/near', { query: conditions(search), signal }),
    staleTime: 60_000,
  })

export type Facets = ApiResult<'GET /console/candidates/facets'>

/** Techniques and jobs of the people found, with counts. */
export const facetsQuery = (search: Search) =>
  queryOptions({
    queryKey: ['facets', conditions(search)],
    queryFn: ({ signal }) => api('GET /console/candidates/facets', { query: conditions(search), signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

export const savedSearchesQuery = queryOptions({
  queryKey: ['searches'],
  queryFn: () => api('GET /console/searches'),
})

/** Reference data does not change during a session, so each word is requested once. */
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
