import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { api } from '../api/client.ts'
import { pages, query } from '../api/query.ts'
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
export type OpenedFrom = {
  row: CandidateRow | undefined
  closeTo?: To
  profileTo?: To
  composeTo?: To
  /** In place of why the search found the person. */
  explained?: ReactNode
}
export type SavedSearch = ApiResult<'GET /console/searches'>['items'][number]

export const candidatesQuery = (search: Search) =>
  pages('GET /console/candidates', ['candidates', search], asked(search))

export type Near = ApiResult<'GET /console/candidates/near'>

/** Suggestions and nearest people for a search without results. */
export const nearQuery = (search: Search) =>
  query(
    'GET /console/candidates/near',
    ['candidates', 'near', conditions(search)],
    { query: conditions(search) },
    { staleTime: 60_000 },
  )

export type Facets = ApiResult<'GET /console/candidates/facets'>

const narrowed = (search: Search) => ({ ...conditions(search), keepAll: search.keepAll || undefined })

/** Techniques and jobs of the people found, with counts. */
export const facetsQuery = (search: Search) =>
  query(
    'GET /console/candidates/facets',
    ['facets', narrowed(search)],
    { query: narrowed(search) },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  )

export const savedSearchesQuery = query('GET /console/searches', ['searches'], {})

/** Reference data does not change during a session, so each word is requested once. */
export const skillsQuery = (q: string) =>
  query(
    'GET /users/techStackSearch',
    ['skills', q],
    { query: { q } },
    { enabled: q !== '', staleTime: Infinity, placeholderData: keepPreviousData },
  )

export const jobsQuery = (q: string) =>
  query(
    'GET /users/labels/search',
    ['jobs', q],
    { query: { q } },
    { enabled: q !== '', staleTime: Infinity, placeholderData: keepPreviousData },
  )
