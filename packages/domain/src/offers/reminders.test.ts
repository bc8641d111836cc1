import { expect, test } from 'vitest'
import { kstDay } from '../kst.ts'
import { remindedDays, reminderKeys, reminderNow } from './reminders.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

test.each([
  ['2026-11-19T09:59:59', null],
  ['2026-11-19T10:00:00', { key: 'D-3', text: '고를 수 있는 날이 3일 남았어요' }],
  ['2026-11-19T23:59:59', { key: 'D-3', text: '고를 수 있는 날이 3일 남았어요' }],
  ['2026-11-20T12:00:00', null],
  ['2026-11-21T10:00:00', { key: 'D-1', text: '고를 수 있는 날이 1일 남았어요' }],
  ['2026-11-22T10:00:00', { key: 'D-0', text: '오늘 밤 12시에 마감돼요' }],
  ['2026-11-23T10:00:00', null],
])(
  '[TRUST-5] an offer has a reminder three days and one day before its last day, and on it: %s',
  (at, due) => {
    const now = seoul(at)
    const expiredAt = seoul('2026-11-22T23:59:59.999')
    const reminder = reminderNow(expiredAt, now)
    expect(reminder && { key: reminder.key, text: reminder.text }).toEqual(due)
    expect(remindedDays(now).includes(kstDay(expiredAt))).toBe(['19', '21', '22'].includes(at.slice(8, 10)))
  },
)

test('[TRUST-5] a reminder is due at ten in the morning', () => {
  const reminder = reminderNow(seoul('2026-11-22T00:00:00'), seoul('2026-11-21T18:00:00'))
  expect(reminder?.dueAt).toEqual(seoul('2026-11-21T10:00:00'))
  expect(reminderKeys).toEqual(['D-3', 'D-1', 'D-0'])
})
