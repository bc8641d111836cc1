import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { CompanyMode } from '@coffeeattack/domain/companies/choosing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { caching } from '../api/query-client.ts'

export type CompanyCard = ApiResult<'GET /companies'>['items'][number]
export type ChosenCompanies = ApiResult<'GET /users/companies/:mode'>

/** All participating companies (UI-9). */
export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => api('GET /companies', { query: { sort: 'random' }, signal }),
  ...caching.companies,
})

/** The selected companies: those of interest, or those that must not see the profile (PRO-11). */
export const chosenCompaniesQuery = (mode: CompanyMode) =>
  queryOptions({
    queryKey: ['companies', mode],
    queryFn: ({ signal }) => api('GET /users/companies/:mode', { params: { mode }, signal }),
  })

/** Search by name, initials or part of a name; keeps the previous list until the next one has loaded. */
export const companySearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['company-search', q],
    queryFn: ({ signal }) => api('GET /users/companies/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
