import type { ApiInput, ApiResult } from '@coffeeattack/contract/client/typing'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../api/query.ts'

/** The used quota of the month and the day. Recruiters only. */
export const quotaQuery = query('GET /console/quota', ['quota'], {})

export type Figures = ApiResult<'GET /console/figures'>
type FiguresAsked = NonNullable<ApiInput<'GET /console/figures'>['query']>

/** The figures of the company's offers. Recruiters only. */
export const figuresQuery = (asked: FiguresAsked) =>
  query('GET /console/figures', ['figures', asked], { query: asked }, { placeholderData: keepPreviousData })

/** Companies that an agent may write for, by name. */
export const companyChoicesQuery = (q: string) =>
  query(
    'GET /console/companies/choices',
    ['company-choices', q],
    { query: q ? { q } : {} },
    { placeholderData: keepPreviousData },
  )

export type OfferTemplate = ApiResult<'GET /console/offer-templates'>['items'][number]

/** The company's message templates. Recruiters only. */
export const templatesQuery = query('GET /console/offer-templates', ['offer-templates'], {})

/** Desired salaries of similar people, computed every night. Recruiters only. */
export const marketQuery = (candidateId: string) =>
  query(
    'GET /console/offers/market',
    ['market', candidateId],
    { query: { candidateId } },
    { staleTime: 60 * 60_000 },
  )
