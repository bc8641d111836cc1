import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** The used quota of the month and the day. Recruiters only. */
export const quotaQuery = queryOptions({ queryKey: ['quota'], queryFn: () => api('GET /console/quota') })

export type Figures = ApiResult<'GET /console/figures'>
type FiguresAsked = NonNullable<ApiInput<'GET /console/figures'>['query']>

/** The figures of the company's offers. Recruiters only. */
export const figuresQuery = (query: FiguresAsked) =>
  queryOptions({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => api('GET /console/figures', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Companies that an agent may write for, by name. */
export const companyChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: ['company-choices', q],
    queryFn: ({ signal }) => api('GET /console/companies/choices', { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
  })

export type OfferTemplate = ApiResult<'GET /console/offer-templates'>['items'][number]

/** The company's message templates. Recruiters only. */
export const templatesQuery = queryOptions({
  queryKey: ['offer-templates'],
  queryFn: ({ signal }) => api('GET /console/offer-templates', { signal }),
})

/** Desired salaries of similar people, computed every night. Recruiters only. */
export const marketQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['market', candidateId],
    queryFn: ({ signal }) => api('GET /console/offers/market', { query: { candidateId }, signal }),
    staleTime: 60 * 60_000,
    retry: false,
  })
