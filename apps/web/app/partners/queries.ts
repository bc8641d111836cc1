import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type FunnelDays, lastDays } from '@coffeeattack/domain/campaigns/funnel'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { asPartner, partnerApi } from './api.ts'

export type Partner = ApiResult<'GET /partners/me'>
export type FunnelAnswer = ApiResult<'GET /partners/funnel'>

export const partnerQuery = queryOptions({
  queryKey: ['partner'],
  queryFn: ({ signal }) => asPartner(() => partnerApi('GET /partners/me', { signal })),
  staleTime: Infinity,
})

/** The days are counted when it is asked, so a page left open over midnight moves on with the next look. */
export const funnelQuery = (days: FunnelDays) =>
  queryOptions({
    queryKey: ['partner', 'funnel', days],
    queryFn: ({ signal }) =>
      asPartner(() => partnerApi('GET /partners/funnel', { query: lastDays(days, new Date()), signal })),
    placeholderData: keepPreviousData,
  })
