import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { ListMode } from '@coffeeattack/domain/offers/list'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { caching } from '../api/query-client.ts'
import { offerRead, offersChanged } from './offer-query.ts'

type OfferList = ApiResult<'GET /v3/users/offers'>
export type OfferEntry = OfferList['offerItems'][number]
export type GroupHistory = ApiResult<'GET /v2/users/offers/history'>['groupItems'][number]

const filters = { all: {}, select: { isSelected: true }, expired: { isExpired: true } } as const

/** The lists of /my/attack, /my/attack/select and /my/attack/expired: cached for 60 s, fresh for 30 s (OFR-9). */
export const offerListQuery = (mode: ListMode) =>
  queryOptions({
    queryKey: ['offers', 'list', mode],
    queryFn: ({ signal }) => api('GET /v3/users/offers', { query: filters[mode], signal }),
    ...caching.offerList,
    // An expired login is told; any other failure can be retried in place.
    meta: { load: 'account' },
  })

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: ['offers', 'one', id],
    queryFn: async ({ signal }) => {
      const offer = await api('GET /v2/users/offers/:id', { params: { id }, signal })
      markRead(id)
      offerRead()
      return offer
    },
    meta: { load: 'offer-detail' },
  })

/** The history of decided and expired offers. */
export const historyQuery = (isSelected: boolean) =>
  queryOptions({
    queryKey: ['offers', 'history', isSelected],
    queryFn: ({ signal }) => api('GET /v2/users/offers/history', { query: { isSelected }, signal }),
    ...caching.offerList,
    meta: { load: 'account' },
  })

/** Opening an offer marks it as read on the server, so the cached lists are updated without a request. */
function markRead(id: string): void {
  queries.setQueriesData<OfferList>(
    { queryKey: ['offers', 'list'] },
    (list) =>
      list && {
        offerItems: list.offerItems.map((item) => (item.id === id ? { ...item, isNew: false } : item)),
      },
  )
}

/**
 * A 409 means that another answer or the deadline came first: the offer is refetched, and its page shows the result
 * (OFR-1).
 */
export async function isDecidedElsewhere(offerId: string, failure: unknown): Promise<boolean> {
  if (!isApiError(failure) || failure.status !== 409) return false
  await offersChanged()
  const { queryKey } = offerQuery(offerId)
  await queries.refetchQueries({ queryKey })
  return queries.getQueryData(queryKey)?.status !== 'WAITING'
}
