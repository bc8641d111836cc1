import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, formatDay, kstDay, startOfKstDay } from '../kst.ts'
import {
  SELECTION_DAYS,
  announcementBetween,
  countdownText,
  deadlineBadge,
  deadlineBand,
  deadlineText,
  expiresAt,
  expiryDay,
  isPastDeadline,
  nextChange,
  timeLeft,
} from './deadline.ts'
import type { TimeLeft } from './deadline.ts'

/** A wall clock in Seoul. */
const seoul = (text: string) => new Date(`${text}+09:00`)
const expiry = seoul('2026-11-22T10:00:00')
const instants = fc.date({
  min: seoul('2020-01-01T00:00:00'),
  max: seoul('2040-01-01T00:00:00'),
  noInvalidDate: true,
})

function expectedFor(untilEnd: number): TimeLeft {
  if (untilEnd <= 0) return { kind: 'over' }
  if (untilEnd <= DAY_MS) return { kind: 'today', ms: untilEnd }
  return { kind: 'days', days: Math.ceil(untilEnd / DAY_MS) - 1 }
}

describe('[OFR-2] deadline', () => {
  test('the deadline is the end of the expiry day in Seoul', () => {
    expect(isPastDeadline(expiry, seoul('2026-11-22T23:59:59.999'))).toBe(false)
    expect(isPastDeadline(expiry, seoul('2026-11-23T00:00:00.000'))).toBe(true)
  })

  test.each([
    ['2026-11-21T23:59:59.999', { kind: 'days', days: 1 }],
    ['2026-11-22T00:00:00', { kind: 'today', ms: 86_400_000 }],
    ['2026-11-22T23:59:59.999', { kind: 'today', ms: 1 }],
    ['2026-11-23T00:00:00', { kind: 'over' }],
  ])('at %s in Seoul: %o', (now, left) => expect(timeLeft(expiry, seoul(now))).toEqual(left))

  test('a live countdown stands exactly when the last 24 hours have begun', () => {
    fc.assert(
      fc.property(instants, instants, (expiredAt, now) => {
        const untilEnd = startOfKstDay(kstDay(expiredAt) + 1).getTime() - now.getTime()
        expect(timeLeft(expiredAt, now)).toEqual(expectedFor(untilEnd))
        expect(isPastDeadline(expiredAt, now)).toBe(untilEnd <= 0)
      }),
    )
  })

  test.each([
    [86_400_000, '24:00:00'],
    [18_758_000, '05:12:38'],
    [3_600_000, '01:00:00'],
    [59_001, '00:01:00'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5, '00:00:00'],
  ])('%i ms reads %s', (ms, text) => expect(countdownText(ms)).toBe(text))

  test('badge and band', () => {
    expect(deadlineBadge({ kind: 'days', days: 3 })).toBe('3일 남았어요')
    expect(deadlineBadge({ kind: 'today', ms: 1 })).toBe('오늘 마감')
    expect(deadlineBadge({ kind: 'over' })).toBe('기한이 지났어요')
    expect(deadlineBand({ kind: 'days', days: 3 })).toBe('3일 남았어요')
    expect(deadlineBand({ kind: 'today', ms: 1 })).toBe('오늘 밤 12시에 마감돼요')
  })

  test('the clock is announced at one hour, at ten minutes and at the end, and at no other second', () => {
    const heard: string[] = []
    const from = seoul('2026-11-22T22:30:00').getTime()
    for (let second = 0; second < 2 * 3600; second += 1) {
      const before = new Date(from + second * 1000)
      const text = announcementBetween(expiry, before, new Date(before.getTime() + 1000))
      if (text) heard.push(text)
    }
    expect(heard).toEqual(['마감까지 1시간 남았어요', '마감까지 10분 남았어요', '기한이 지났어요'])
  })

  test('a clock that slept through several moments announces the last of them', () => {
    expect(announcementBetween(expiry, seoul('2026-11-22T20:00:00'), seoul('2026-11-22T23:55:00'))).toBe(
      '마감까지 10분 남았어요',
    )
    expect(announcementBetween(expiry, seoul('2026-11-22T20:00:00'), seoul('2026-11-24T00:00:00'))).toBe(
      '기한이 지났어요',
    )
  })

  test('what is shown changes at midnight, then every second, then never', () => {
    expect(nextChange(expiry, seoul('2026-11-20T09:00:00'))).toEqual(seoul('2026-11-21T00:00:00'))
    expect(nextChange(expiry, seoul('2026-11-22T09:00:00.250'))).toEqual(seoul('2026-11-22T09:00:01'))
    expect(nextChange(expiry, seoul('2026-11-22T09:00:00'))).toEqual(seoul('2026-11-22T09:00:01'))
    expect(nextChange(expiry, seoul('2026-11-23T00:00:00'))).toBeNull()
  })
})

describe('[OFR-3] selection window', () => {
  test('seven days, whatever the hour of sending', () => {
    expect(SELECTION_DAYS).toBe(7)
    for (const at of ['00:00:00', '23:59:59.999']) {
      expect(formatDay(expiryDay(seoul(`2026-11-15T${at}`)))).toBe('2026-11-22')
    }
  })

  test('the last day is said with its hour, to whoever sends as to whoever chooses', () => {
    expect(deadlineText(expiresAt(seoul('2026-11-15T14:00:00')))).toBe('11월 22일 (일) 밤 12시까지')
  })

  test('a new offer expires at the last millisecond of its expiry day', () => {
    expect(expiresAt(seoul('2026-11-15T14:00:00'))).toEqual(seoul('2026-11-22T23:59:59.999'))
    expect(timeLeft(expiresAt(seoul('2026-11-15T14:00:00')), seoul('2026-11-15T14:00:00'))).toEqual({
      kind: 'days',
      days: 7,
    })
    fc.assert(
      fc.property(instants, (at) => {
        expect(kstDay(expiresAt(at)) - kstDay(at)).toBe(SELECTION_DAYS)
      }),
    )
  })
})
