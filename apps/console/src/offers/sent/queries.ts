import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type SentPage = ApiResult<'GET /console/offers'>
export type SentOffer = SentPage['items'][number]

export const sentOffersQuery = (status: OfferStatus) =>
  infiniteQueryOptions({
    queryKey: ['sent-offers', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/offers', { query: { status, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })
