import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** How much of the month and of today is used up; recruiters alone have a quota. */
export const quotaQuery = queryOptions({ queryKey: ['quota'], queryFn: () => api('GET /console/quota') })

export type Figures = ApiResult<'GET /console/figures'>

/** How the company's offers fare; recruiters alone can read it. */
export const figuresQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: () => api('GET /console/figures'),
})

/** Companies that an agent may write for, by name; the first ones while nothing is typed. */
export const companyChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: ['company-choices', q],
    queryFn: ({ signal }) => api('GET /console/companies/choices', { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
  })
