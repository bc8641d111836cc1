import { expect, test } from 'vitest'
import type { CoffeechatTime } from '../../coffeechats/queries.ts'
import { timeSlots } from './time-slots.ts'

const times = (...starts: string[]) =>
  starts.map((startsAt, index) => ({ id: `t${index}`, startsAt: `${startsAt}:00+09:00` }) as CoffeechatTime)

test("[TRUST-4] times to choose read as Seoul's days and hours", () => {
  expect(timeSlots(times('2026-11-17T19:00', '2026-11-19T16:00'))).toEqual([
    { id: 't0', day: '17', weekday: '화', time: '오후 7:00' },
    { id: 't1', day: '19', weekday: '목', time: '오후 4:00' },
  ])
})

test('[TRUST-4] the month is named when there are two', () => {
  expect(timeSlots(times('2026-11-30T10:30', '2026-12-01T10:30')).map(({ day }) => day)).toEqual([
    '11/30',
    '12/1',
  ])
})
