import { expect, test } from 'vitest'
import { hoursText, monthColumns, steps } from './drawn.ts'

const counts = { WAITING: 4, MATCHED: 3, REFUSED: 2, EXPIRED: 1, AGENT: 0 }

test('[BIZ-5] every step is held against what was sent', () => {
  expect(steps({ sent: 10, read: 8, counts }).map(({ name, count, share }) => [name, count, share])).toEqual([
    ['보냄', 10, 100],
    ['읽음', 8, 80],
    ['답함', 5, 50],
    ['커피챗', 3, 30],
  ])
})

test('nothing sent draws nothing', () => {
  const none = { WAITING: 0, MATCHED: 0, REFUSED: 0, EXPIRED: 0, AGENT: 0 }
  expect(steps({ sent: 0, read: 0, counts: none }).every(({ share }) => share === 0)).toBe(true)
})

test('[BIZ-5] six months up to this one in Seoul, empty ones too, over the turn of the year', () => {
  const columns = monthColumns([{ month: '2026-12', sent: 7, matched: 2 }], new Date('2026-12-31T16:00:00Z'))
  expect(columns.map(({ month, sent }) => [month, sent])).toEqual([
    ['2026-08', 0],
    ['2026-09', 0],
    ['2026-10', 0],
    ['2026-11', 0],
    ['2026-12', 7],
    ['2027-01', 0],
  ])
})

test.each([
  [0.4, '1시간 안'],
  [3.2, '3시간'],
  [47, '47시간'],
  [50, '2일'],
])('%d hours are said as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})
