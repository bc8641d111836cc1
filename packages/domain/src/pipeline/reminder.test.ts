import { expect, test } from 'vitest'
import { isPast, reminderProblem } from './reminder.ts'

const now = new Date('2026-11-16T10:00:00+09:00')

test.for<[string, string | null]>([
  ['2026-11-15', '오늘이나 앞으로 올 날짜를 골라 주세요'],
  ['2026-11-16', null],
  ['2027-11-16', null],
  ['2027-11-17', '1년 안의 날짜를 골라 주세요'],
])('[BIZ-10] a reminder on %s: %s', ([day, problem]) => {
  expect(reminderProblem(day, now)).toBe(problem)
})

test('[BIZ-10] the hour of today is over from nine on', () => {
  const at = (time: string) => new Date(`2026-11-16T${time}:00+09:00`)
  expect(['08:59', '09:00'].map((time) => isPast('2026-11-16', at(time)))).toEqual([false, true])
  expect(isPast('2026-11-17', now)).toBe(false)
})
