import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { CompanyMode } from '@coffeeattack/domain/companies/choosing'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../api/client.ts'
import { caching } from '../api/query-client.ts'

export type CompanyCard = ApiResult<'GET /companies'>['items'][number]
export type ChosenCompanies = ApiResult<'GET /users/companies/:mode'>

/** All participating companies (UI-9). */
export const companiesQuery = queryOf(
  'GET /companies',
  ['companies'],
  { query: { sort: 'random' } },
  { ...caching.companies },
)

/** The selected companies: those of interest, or those that must not see the profile (PRO-11). */
export const chosenCompaniesQuery = (mode: CompanyMode) =>
  queryOf('GET /users/companies/:mode', ['companies', mode], { params: { mode } })

/** Search by name, initials or part of a name; keeps the previous list until the next one has loaded. */
export const companySearchQuery = (q: string) =>
  queryOf(
    'GET /users/companies/search',
    ['company-search', q],
    { query: { q } },
    { enabled: q !== '', placeholderData: keepPreviousData, staleTime: Infinity },
  )
