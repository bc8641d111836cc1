import { kstDay } from '@coffeeattack/domain/kst'
import { expect, test } from 'vitest'
import { byDay, dayTitle, notificationTime } from './days.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const dayOf = (text: string) => kstDay(at(`${text}T12:00`))

test.for([
  ['2026-11-18', '오늘 · 11월 18일 수요일'],
  ['2026-11-17', '어제 · 11월 17일 화요일'],
  ['2026-11-15', '11월 15일 일요일'],
  ['2025-12-31', '2025년 12월 31일'],
])('[BIZ-7] on 18 November the heading of %s is %s', ([day, title]) => {
  expect(dayTitle(dayOf(day!), dayOf('2026-11-18'))).toBe(title)
})

test('[BIZ-7] notifications are grouped by day in Seoul and keep their order', () => {
  const items = ['2026-11-17T15:30:00.000Z', '2026-11-17T15:00:00.000Z', '2026-11-17T14:59:00.000Z'].map(
    (one) => ({ at: one }),
  )
  expect(byDay(items)).toEqual([
    { day: dayOf('2026-11-18'), items: items.slice(0, 2) },
    { day: dayOf('2026-11-17'), items: items.slice(2) },
  ])
})

test.for([
  ['2026-11-18T10:20:01', '방금'],
  ['2026-11-18T10:20:00', '10:20'],
  ['2026-11-17T18:42:00', '18:42'],
  // A browser clock that is behind.
  ['2026-11-18T10:22:00', '방금'],
])('[BIZ-7] at 10:21 a notification of %s shows %s', ([told, text]) => {
  expect(notificationTime(at(told!), at('2026-11-18T10:21:00'))).toBe(text)
})
