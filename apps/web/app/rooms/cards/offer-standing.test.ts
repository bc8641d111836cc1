import { expect, test } from 'vitest'
import { type CarriedOffer, offerStanding } from './offer-standing.ts'

const now = new Date('2026-11-15T14:00:00+09:00')
const standing = (status: CarriedOffer['status'], expiredAt: string) =>
  offerStanding({ status, expiredAt: `${expiredAt}T23:59:59+09:00` }, now)

test('[OFR-2] [OFR-12] an offer inside the conversation tells how it stands', () => {
  expect(standing('WAITING', '2026-11-18')).toBe('3일 남았어요')
  expect(standing('WAITING', '2026-11-15')).toBe('오늘 마감')
  expect(standing('WAITING', '2026-11-14')).toBe('기한이 지났어요')
  expect(standing('MATCHED', '2026-11-14')).toBe('매칭 완료')
  expect(standing('REFUSED', '2026-11-18')).toBe('거절했어요')
})
