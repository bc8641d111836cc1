import { expect, test } from 'vitest'
import { bodyOf, consentNews, hourText, showChange, switchedQuiet } from './notification-changes.ts'
import type { NotificationSettings } from './queries.ts'

const shown: NotificationSettings = {
  types: [
    { type: 'NEW_OFFER', enabled: true },
    { type: 'NEWS', enabled: false },
  ],
  quietHours: { from: 21, until: 8 },
}

test('[TRUST-5] one switch sends one change', () => {
  const change = { type: 'NEWS', enabled: true } as const
  expect(bodyOf(change)).toEqual({ types: [change] })
  expect(showChange(shown, change)).toEqual({
    types: [{ type: 'NEW_OFFER', enabled: true }, change],
    quietHours: { from: 21, until: 8 },
  })
})

test('[TRUST-5] quiet hours are switched off, and on again from 21 to 8', () => {
  expect(bodyOf(switchedQuiet(false))).toEqual({ quietHours: null })
  expect(showChange(shown, switchedQuiet(false)).quietHours).toBeNull()
  expect(bodyOf(switchedQuiet(true))).toEqual({ quietHours: { from: 21, until: 8 } })
})

test('[TRUST-5] [TRUST-6] consent to advertising is confirmed with the day', () => {
  const now = new Date('2026-11-14T15:00:00Z')
  expect(consentNews({ type: 'NEWS', enabled: true }, now)).toBe('2026년 11월 15일에 광고 알림에 동의했어요')
  expect(consentNews({ type: 'NEWS', enabled: false }, now)).toBe(
    '2026년 11월 15일에 광고 알림 동의를 거뒀어요',
  )
  expect(consentNews({ type: 'SURVEY', enabled: true }, now)).toBeNull()
  expect(consentNews({ quietHours: null }, now)).toBeNull()
})

test.each([
  [0, '밤 12시'],
  [8, '오전 8시'],
  [12, '낮 12시'],
  [21, '오후 9시'],
])('hour %i reads %s', (hour, text) => expect(hourText(hour)).toBe(text))
