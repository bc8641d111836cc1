import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { pages, query } from '../../api/query.ts'
import { type Filter, filterQuery } from './filter.ts'

export type SentPage = ApiResult<'GET /console/offers'>
export type SentOffer = SentPage['items'][number]
export type SentCounter = NonNullable<SentOffer['counter']>

export const sentOffersQuery = (filter: Filter) =>
  pages('GET /console/offers', ['sent-offers', filter], filterQuery(filter))

/** A single offer, for links from notifications. */
export const sentOfferQuery = (id: string) =>
  query('GET /console/offers/:id', ['sent-offers', 'one', id], { params: { id } })

const names: Readonly<Record<OfferStatus, string>> = {
  WAITING: '답을 기다려요',
  MATCHED: '커피챗',
  REFUSED: '거절',
  EXPIRED: '기한 지남',
  AGENT: '에이전트 상담',
}

const order: readonly OfferStatus[] = ['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED', 'AGENT']

export type Tab = { status: OfferStatus | null; name: string; count: number | null }

/**
 * The tabs with their counts. The agent's tab is shown only when it is not empty, because only offers of
 * agents can reach that state.
 */
export function tabsOf(counts: SentPage['counts'] | undefined, chosen: OfferStatus | null): Tab[] {
  const all = counts ? order.reduce((sum, status) => sum + counts[status], 0) : null
  return [
    { status: null, name: '전체', count: all },
    ...order
      .filter((status) => status !== 'AGENT' || status === chosen || (counts?.AGENT ?? 0) > 0)
      .map((status) => ({ status, name: names[status], count: counts?.[status] ?? null })),
  ]
}
