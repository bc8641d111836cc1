import { expect, test } from 'vitest'
import { arrangementOf, type Coffeechat, type CoffeechatTime, lengthText, meetingDay } from './queries.ts'

const time = (proposedBy: CoffeechatTime['proposedBy']): CoffeechatTime => ({
  id: 't',
  startsAt: '2026-11-20T07:00:00Z',
  minutes: 30,
  proposedBy,
  canConfirm: proposedBy === 'company',
  isTaken: false,
})
const at = (given: Partial<Coffeechat>) =>
  arrangementOf({ status: 'NEW', timeItems: [], confirmedTime: null, ...given } as Coffeechat)

test('[TRUST-4] the proposals decide who must answer', () => {
  expect(at({})).toEqual({ kind: 'open' })
  expect(at({ status: 'PROPOSED', timeItems: [time('candidate')] }).kind).toBe('waiting')
  expect(at({ status: 'PROPOSED', timeItems: [time('company')] }).kind).toBe('offered')
  expect(at({ status: 'CONFIRMED', confirmedTime: time('company') }).kind).toBe('fixed')
  const moving = at({ status: 'CONFIRMED', confirmedTime: time('company'), timeItems: [time('candidate')] })
  expect(moving).toMatchObject({ kind: 'fixed', move: { by: 'me' } })
  expect(at({ status: 'DONE', confirmedTime: time('company') }).kind).toBe('met')
  expect(at({ status: 'CANCELLED', confirmedTime: time('company') }).kind).toBe('cancelled')
})

test("[TRUST-4] the meeting's day is Seoul's, whatever the device's zone", () => {
  const startsAt = new Date('2026-11-19T15:30:00Z')
  expect(meetingDay(startsAt)).toBe('11월 20일 금요일')
  expect([30, 60, 90].map(lengthText)).toEqual(['30분', '1시간', '1시간 30분'])
})
