import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { agoText } from '@coffeeattack/domain/kst'
import { deadlineBadge, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { type OfferStatus, offerStatuses } from '@coffeeattack/domain/offers/offer'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type SentPage = ApiResult<'GET /console/offers'>
export type SentOffer = SentPage['items'][number]
export type SentCounter = NonNullable<SentOffer['counter']>

export const sentOffersQuery = (status: OfferStatus) =>
  infiniteQueryOptions({
    queryKey: ['sent-offers', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/offers', { query: { status, ...uncountered(status), cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
  })

/** What waits for an answer of ours stands above the list of what waits for theirs. */
const uncountered = (status: OfferStatus) => (status === 'WAITING' ? { isCountered: false } : {})

/** 연봉 되묻기 that nobody has answered (OFR-16). */
export const counteredQuery = queryOptions({
  queryKey: ['sent-offers', 'countered'],
  queryFn: ({ signal }) => api('GET /console/offers', { query: { isCountered: true, limit: 100 }, signal }),
  select: ({ items }) => items.filter(({ counter }) => counter?.answer === null),
})

const names: Readonly<Record<OfferStatus, string>> = {
  WAITING: '답을 기다려요',
  MATCHED: '커피챗',
  REFUSED: '거절',
  EXPIRED: '기한 지남',
  AGENT: '에이전트 상담',
}

export const readStatus = (text: string | null): OfferStatus =>
  offerStatuses.find((status) => status.toLowerCase() === text) ?? 'WAITING'

export const statusAddress = (status: OfferStatus): string =>
  status === 'WAITING' ? '' : `?status=${status.toLowerCase()}`

const order: readonly OfferStatus[] = ['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED', 'AGENT']

/** With an agent decides only what an agent sent: the tab is there when there is something in it. */
export function tabsOf(counts: SentPage['counts'] | undefined, chosen: OfferStatus) {
  return order
    .filter((status) => status !== 'AGENT' || status === chosen || (counts?.AGENT ?? 0) > 0)
    .map((status) => ({ status, name: names[status], count: counts?.[status] ?? null }))
}

type Progress = Pick<SentOffer, 'status' | 'sentAt' | 'deliverAt' | 'expiredAt' | 'readAt' | 'decidedAt'>

/** '어제 보냄 · 읽음 · 3일 남았어요' */
export function progressText(offer: Progress, now: Date): string {
  const { status, sentAt, deliverAt, expiredAt, readAt, decidedAt } = offer
  const sent = `${agoText(new Date(sentAt), now)} 보냄`
  if (status === 'WAITING') {
    if (new Date(deliverAt) > now) return `${sent} · 곧 전해져요`
    const left = deadlineBadge(timeLeft(new Date(expiredAt), now))
    return [sent, readAt ? '읽음' : '아직 안 읽음', left].join(' · ')
  }
  if (status === 'EXPIRED') return [sent, readAt ? '읽음' : '읽지 않음'].join(' · ')
  return decidedAt ? `${sent} · ${agoText(new Date(decidedAt), now)} 답함` : sent
}
