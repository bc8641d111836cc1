import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { caching } from '../../api/query-client.ts'

export type SalaryReport = ApiResult<'GET /v3/users/salary'>
export type CompanyCard = ApiResult<'GET /companies'>['items'][number]

/** Jobs that answer what was typed; the list before stays until the next one is there (PRO-10). */
export const jobSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['job-search', q],
    queryFn: ({ signal }) => api('GET /users/labels/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

/** The expected salary and what it rests on. The analysis has just asked for it; what changes it says so. */
export const salaryReportQuery = queryOptions({
  queryKey: ['salary-report'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api('GET /v3/users/salary', { signal }),
  meta: { load: 'salary' },
})

/** Everything that was verified about the person. */
export const verifiedQuery = queryOptions({
  queryKey: ['verified'],
  queryFn: ({ signal }) => api('GET /users/verify', { signal }),
  meta: { load: 'verify-profile' },
  ...caching.verify,
})

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => api('GET /companies', { query: { sort: 'random' }, signal }),
  ...caching.companies,
})

/** The companies that were chosen already. */
export const interestQuery = queryOptions({
  queryKey: ['companies', 'interest'],
  queryFn: ({ signal }) => api('GET /users/companies/:mode', { params: { mode: 'interest' }, signal }),
})
