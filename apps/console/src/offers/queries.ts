import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** How much of the month and of today is used up; recruiters alone have a quota. */
export const quotaQuery = queryOptions({ queryKey: ['quota'], queryFn: () => api('GET /console/quota') })

export type Figures = ApiResult<'GET /console/figures'>
type FiguresAsked = NonNullable<ApiInput<'GET /console/figures'>['query']>

/** How the company's offers fare; recruiters alone can read it. */
export const figuresQuery = (query: FiguresAsked) =>
  queryOptions({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => api('GET /console/figures', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Companies that an agent may write for, by name; the first ones while nothing is typed. */
export const companyChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: ['company-choices', q],
    queryFn: ({ signal }) => api('GET /console/companies/choices', { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
  })

export type OfferTemplate = ApiResult<'GET /console/offer-templates'>['items'][number]

/** Messages that the company's people begin with; recruiters alone have them. */
export const templatesQuery = queryOptions({
  queryKey: ['offer-templates'],
  queryFn: ({ signal }) => api('GET /console/offer-templates', { signal }),
})

/** What people like the candidate hope for, drawn up once a night; recruiters alone read it. */
export const marketQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['market', candidateId],
    queryFn: ({ signal }) => api('GET /console/offers/market', { query: { candidateId }, signal }),
    staleTime: 60 * 60_000,
    retry: false,
  })
