import { offerStatuses, type OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { SentPage } from './queries.ts'

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
