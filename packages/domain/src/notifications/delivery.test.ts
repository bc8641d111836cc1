import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGathered, notificationTypeNames, sendsAt } from './candidate-notifications.ts'
import {
  DEFAULT_QUIET_HOURS,
  DELIVERY,
  gatheredAt,
  isQuiet,
  linkEndsAt,
  retryAt,
  viewsDay,
} from './delivery.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-16T10:00:00')
test('[TRUST-5] quiet hours run from 21 to 08 in Seoul', () => {
  expect(DEFAULT_QUIET_HOURS).toEqual({ from: 21, until: 8 })
  const quiet = ['20:59:59', '21:00:00', '23:59:59', '00:00:00', '07:59:59', '08:00:00'].map((time) =>
    isQuiet(seoul(`2026-11-15T${time}`)),
  )
  expect(quiet).toEqual([false, true, true, true, true, false])
})

test('[TRUST-5] what can wait is sent at eight in the morning', () => {
  const eight = seoul('2026-11-16T08:00:00')
  expect(sendsAt('NEW_OFFER', seoul('2026-11-15T21:00:00'))).toEqual(eight)
  expect(sendsAt('NEW_OFFER', seoul('2026-11-16T03:00:00'))).toEqual(eight)
  expect(sendsAt('NEW_OFFER', seoul('2026-11-15T20:59:59'))).toEqual(seoul('2026-11-15T20:59:59'))
})

test('[TRUST-5] what cannot wait is sent at once', () => {
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

test('[TRUST-5] a provider that fails is tried again, each time later', () => {
  const minutes = [1, 2, 3, 4].map((attempts) => (retryAt(attempts, now).getTime() - now.getTime()) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64])
})

test('[TRUST-5] several of a type within minutes become one text', () => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  expect(gatheredAt(null, now)).toEqual(now)
  expect(gatheredAt(ago(DELIVERY.gatherMs), now)).toEqual(now)
  expect(gatheredAt(ago(60_000), now)).toEqual(new Date(now.getTime() + DELIVERY.gatherMs - 60_000))
  expect(notificationTypeNames.filter(isGathered)).toEqual([
    'NEW_OFFER',
    'OFFER_REMINDER',
    'MESSAGE',
    'REPORT',
  ])
})

test('[ROUTE-9] a link outlives its offer by three days, any other link lasts two weeks', () => {
  expect(linkEndsAt(seoul('2026-11-20T23:59:59'), now)).toEqual(seoul('2026-11-23T23:59:59'))
  expect(linkEndsAt(null, now)).toEqual(seoul('2026-11-30T10:00:00'))
})

test.each([
  ['2026-11-16T18:00:00', '2026-11-16T18:00:00'],
  ['2026-11-16T23:30:00', '2026-11-16T18:00:00'],
  ['2026-11-17T09:00:00', '2026-11-16T18:00:00'],
  ['2026-11-17T17:59:59', '2026-11-16T18:00:00'],
])('[TRUST-2] at %s the last whole day of views ended at %s', (at, until) => {
  const day = viewsDay(seoul(at))
  expect(day.until).toEqual(seoul(until))
  expect(day.until.getTime() - day.from.getTime()).toBe(86_400_000)
})
