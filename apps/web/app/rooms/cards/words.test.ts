import { expect, test } from 'vitest'
import type { CoffeechatTime } from '../../coffeechats/queries.ts'
import { type CarriedOffer, offerStanding, sentences, timeSlots } from './words.ts'

const now = new Date('2026-11-15T14:00:00+09:00')
const standing = (status: CarriedOffer['status'], expiredAt: string) =>
  offerStanding({ status, expiredAt: `${expiredAt}T23:59:59+09:00` }, now)

test('[OFR-2] [OFR-12] an offer in the conversation shows its status', () => {
  expect(standing('WAITING', '2026-11-18')).toBe('3일 남았어요')
  expect(standing('WAITING', '2026-11-15')).toBe('오늘 마감')
  expect(standing('WAITING', '2026-11-14')).toBe('기한이 지났어요')
  expect(standing('MATCHED', '2026-11-14')).toBe('매칭 완료')
  expect(standing('REFUSED', '2026-11-18')).toBe('거절했어요')
})

const times = (...starts: string[]) =>
  starts.map((startsAt, index) => ({ id: `t${index}`, startsAt: `${startsAt}:00+09:00` }) as CoffeechatTime)

test("[TRUST-4] times to choose read as Seoul's days and hours", () => {
  expect(timeSlots(times('2026-11-17T19:00', '2026-11-19T16:00'))).toEqual([
    { id: 't0', day: '17', weekday: '화', time: '오후 7:00' },
    { id: 't1', day: '19', weekday: '목', time: '오후 4:00' },
  ])
})

test('[TRUST-4] the month is written when the times span two', () => {
  expect(timeSlots(times('2026-11-30T10:30', '2026-12-01T10:30')).map(({ day }) => day)).toEqual([
    '11/30',
    '12/1',
  ])
})

test('a system message has a title and details', () => {
  expect(sentences('커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.')).toEqual([
    '커피챗 매칭이 완료되었어요.',
    '이제 서로 이름과 연락처를 볼 수 있어요.',
  ])
  expect(sentences('커피챗이 취소됐어요.')).toEqual(['커피챗이 취소됐어요.', ''])
})
