import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kstDay } from '../kst.ts'
import { DEFAULT_QUIET_HOURS, isQuiet, sendsAt } from './delivery.ts'
import { remindedDays, reminderKeys, reminderNow } from '../offers/reminders.ts'
import { isWanted, notificationTypeNames, notificationTypes } from './types.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

test('[TRUST-5] quiet hours run from 21 to 08 in Seoul', () => {
  expect(DEFAULT_QUIET_HOURS).toEqual({ from: 21, until: 8 })
  const quiet = ['20:59:59', '21:00:00', '23:59:59', '00:00:00', '07:59:59', '08:00:00'].map((time) =>
    isQuiet(seoul(`2026-11-15T${time}`)),
  )
  expect(quiet).toEqual([false, true, true, true, true, false])
})

test('[TRUST-5] what can wait goes out at eight in the morning', () => {
  const eight = seoul('2026-11-16T08:00:00')
  expect(sendsAt('NEW_OFFER', seoul('2026-11-15T21:00:00'))).toEqual(eight)
  expect(sendsAt('NEW_OFFER', seoul('2026-11-16T03:00:00'))).toEqual(eight)
  expect(sendsAt('NEW_OFFER', seoul('2026-11-15T20:59:59'))).toEqual(seoul('2026-11-15T20:59:59'))
})

test('[TRUST-5] what cannot wait goes out at once', () => {
  const night = seoul('2026-11-16T03:00:00')
  expect(sendsAt('SECURITY', night)).toEqual(night)
  expect(sendsAt('COFFEECHAT_SOON', night)).toEqual(night)
})

test('[TRUST-5] quiet hours can be changed and switched off', () => {
  const noon = seoul('2026-11-15T12:30:00')
  expect(sendsAt('MESSAGE', noon, { from: 12, until: 14 })).toEqual(seoul('2026-11-15T14:00:00'))
  expect(sendsAt('MESSAGE', seoul('2026-11-16T03:00:00'), null)).toEqual(seoul('2026-11-16T03:00:00'))
  expect(isQuiet(noon, { from: 12, until: 12 })).toBe(false)
})

test('[TRUST-5] whatever the hours, nothing that can wait is sent within them, nor early, nor a day late', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  const due = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(due, hour, hour, (at, from, until) => {
      const sent = sendsAt('MESSAGE', at, { from, until })
      expect(isQuiet(sent, { from, until })).toBe(false)
      expect(sent.getTime() - at.getTime()).toBeGreaterThanOrEqual(0)
      expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
    }),
  )
})

test('[TRUST-5] each type can be switched, except what concerns security', () => {
  for (const type of notificationTypeNames) {
    const rule = notificationTypes[type]
    expect(isWanted(type, {})).toBe(rule.onByDefault)
    expect(isWanted(type, { [type]: true })).toBe(true)
    expect(isWanted(type, { [type]: false })).toBe(type === 'SECURITY')
  }
})

test('[TRUST-5] news need a yes first', () => {
  expect(isWanted('NEWS', {})).toBe(false)
})

test.each([
  ['2026-11-19T09:59:59', null],
  ['2026-11-19T10:00:00', { key: 'D-3', text: '고를 수 있는 날이 3일 남았어요' }],
  ['2026-11-19T23:59:59', { key: 'D-3', text: '고를 수 있는 날이 3일 남았어요' }],
  ['2026-11-20T12:00:00', null],
  ['2026-11-21T10:00:00', { key: 'D-1', text: '고를 수 있는 날이 1일 남았어요' }],
  ['2026-11-22T10:00:00', { key: 'D-0', text: '오늘 밤 12시에 마감돼요' }],
  ['2026-11-23T10:00:00', null],
])('[TRUST-5] an offer is recalled three days and one day before its last day, and on it: %s', (at, due) => {
  const now = seoul(at)
  const expiredAt = seoul('2026-11-22T23:59:59.999')
  const reminder = reminderNow(expiredAt, now)
  expect(reminder && { key: reminder.key, text: reminder.text }).toEqual(due)
  expect(remindedDays(now).includes(kstDay(expiredAt))).toBe(['19', '21', '22'].includes(at.slice(8, 10)))
})

test('[TRUST-5] a reminder is due at ten in the morning', () => {
  const reminder = reminderNow(seoul('2026-11-22T00:00:00'), seoul('2026-11-21T18:00:00'))
  expect(reminder?.dueAt).toEqual(seoul('2026-11-21T10:00:00'))
  expect(reminderKeys).toEqual(['D-3', 'D-1', 'D-0'])
})
