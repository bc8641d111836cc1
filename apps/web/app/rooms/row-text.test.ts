import { expect, test } from 'vitest'
import { rowTime } from './row-text.ts'

test("[MSG-1] today's carry their time, earlier ones their day", () => {
  const now = new Date('2026-11-15T14:00:00+09:00')
  const times = ['2026-11-15T00:05', '2026-11-14T23:59', '2026-11-12T10:00', '2026-10-02T10:00']
  expect(times.map((at) => rowTime(new Date(`${at}:00+09:00`), now))).toEqual([
    '오전 12:05',
    '어제',
    '3일 전',
    '10월 2일',
  ])
})
