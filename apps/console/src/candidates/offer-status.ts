import type { OfferStatus } from '@coffeeattack/domain/offers/offer'

/** Names of the offer states for the sender. */
export const statusNames: Readonly<Record<OfferStatus, string>> = {
  WAITING: '답을 기다려요',
  MATCHED: '커피챗 매칭',
  REFUSED: '거절했어요',
  EXPIRED: '기한이 지났어요',
  AGENT: '에이전트와 상담',
}
