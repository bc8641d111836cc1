import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  agoText,
  atKst,
  dayAgoText,
  dayText,
  endOfKstDay,
  firstDayOfMonth,
  formatDay,
  formatMonth,
  fullDayText,
  kstDay,
  kstMoment,
  kstMonth,
  kstYear,
  longDayText,
  momentText,
  monthNumber,
  parseDay,
  parseMonth,
  spokenTimeText,
  startOfKstDay,
  timeText,
} from './kst.ts'

const at = (iso: string) => new Date(iso)
const day = (text: string) => parseDay(text)!

/** Instants after Korea's last summer time, far into the future. */
const instants = fc.date({
  min: at('1989-01-01T00:00:00Z'),
  max: at('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
})

const seoul = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

describe('Seoul days', () => {
  test('[OFR-2] a Seoul day turns at 15:00:00 UTC, to the millisecond', () => {
    const last = at('2026-11-15T14:59:59.999Z')
    const first = at('2026-11-15T15:00:00.000Z')
    expect(formatDay(kstDay(last))).toBe('2026-11-15')
    expect(formatDay(kstDay(first))).toBe('2026-11-16')
    expect(endOfKstDay(day('2026-11-15'))).toEqual(last)
    expect(startOfKstDay(day('2026-11-16'))).toEqual(first)
  })

  test('day and time agree with the zone database for any instant', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const parts = Object.fromEntries(seoul.formatToParts(instant).map(({ type, value }) => [type, value]))
        expect(formatDay(kstDay(instant))).toBe(`${parts.year}-${parts.month}-${parts.day}`)
        expect(timeText(instant)).toBe(`${parts.hour}:${parts.minute}`)
        expect(kstYear(instant)).toBe(Number(parts.year))
        expect(formatMonth(kstMonth(instant))).toBe(`${parts.year}-${parts.month}`)
      }),
    )
  })

  test('every instant lies between the start and the end of its own day', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const today = kstDay(instant)
        expect(startOfKstDay(today).getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(endOfKstDay(today).getTime()).toBeGreaterThanOrEqual(instant.getTime())
        expect(endOfKstDay(today).getTime() + 1).toBe(startOfKstDay(today + 1).getTime())
      }),
    )
  })

  test('a wall clock in Seoul becomes its instant', () => {
    expect(atKst(day('2026-11-20'), 16)).toEqual(at('2026-11-20T07:00:00Z'))
    expect(atKst(day('2026-11-20'), 8, 30)).toEqual(at('2026-11-19T23:30:00Z'))
  })

  test('the weekday is Seoul’s', () => {
    expect(kstMoment(at('2026-11-14T15:00:00Z')).weekday).toBe(0)
    expect(kstMoment(at('2026-11-14T14:59:59Z')).weekday).toBe(6)
  })
})

describe('reading and writing dates', () => {
  test.each(['2024-02-29', '2026-12-31', '1970-01-01', '1969-12-31', '1900-03-01'])('%s survives', (text) => {
    expect(formatDay(day(text))).toBe(text)
  })

  test.each(['2023-02-29', '2026-13-01', '2026-11-31', '0026-11-15', '2026-1-1', '', ' 2026-11-15'])(
    '%j is no day',
    (text) => expect(parseDay(text)).toBeNull(),
  )

  test.each(['2026-00', '2026-13', '2026-1', '2026-11-15', ''])('%j is no month', (text) =>
    expect(parseMonth(text)).toBeNull(),
  )

  test('months are numbers that subtract to their distance', () => {
    expect(parseMonth('2020-10')! - parseMonth('2018-09')!).toBe(25)
    expect(formatMonth(monthNumber(2026, 1) - 1)).toBe('2025-12')
    expect(formatDay(firstDayOfMonth(monthNumber(2024, 3)))).toBe('2024-03-01')
  })

  test('a later month keeps the date, or ends with the shorter month', () => {
    expect(formatDay(addMonths(day('2026-11-15'), 3))).toBe('2027-02-15')
    expect(formatDay(addMonths(day('2026-11-30'), 3))).toBe('2027-02-28')
    expect(formatDay(addMonths(day('2023-12-31'), 2))).toBe('2024-02-29')
    expect(formatDay(addMonths(day('2026-01-31'), 12))).toBe('2027-01-31')
  })
})

describe('Korean wording', () => {
  test('dates and times', () => {
    expect(dayText(day('2026-11-15'))).toBe('11월 15일 (일)')
    expect(longDayText(day('2026-11-20'))).toBe('11월 20일 금요일')
    expect(fullDayText(day('2026-11-05'))).toBe('2026년 11월 5일')
    expect(timeText(at('2026-11-15T00:05:00Z'))).toBe('09:05')
    expect(momentText(at('2026-11-15T15:05:00Z'))).toBe('2026년 11월 16일 00:05')
  })

  test.each([
    ['2026-11-14T15:00:00Z', '오전 12:00'],
    ['2026-11-15T02:59:59Z', '오전 11:59'],
    ['2026-11-15T03:00:00Z', '오후 12:00'],
    ['2026-11-15T05:14:00Z', '오후 2:14'],
  ])('%s is spoken as %s', (iso, text) => expect(spokenTimeText(at(iso))).toBe(text))

  const now = at('2026-11-15T03:00:00Z')
  test.each([
    ['2026-11-15T02:59:01Z', '방금 전'],
    ['2026-11-15T02:59:00Z', '1분 전'],
    ['2026-11-15T02:00:01Z', '59분 전'],
    ['2026-11-15T02:00:00Z', '1시간 전'],
    ['2026-11-14T03:00:01Z', '23시간 전'],
    ['2026-11-14T03:00:00Z', '어제'],
    ['2026-11-09T03:00:00Z', '6일 전'],
    ['2026-11-08T03:00:00Z', '11월 8일'],
    ['2025-12-31T03:00:00Z', '2025년 12월 31일'],
  ])('%s reads %s', (iso, text) => expect(agoText(at(iso), now)).toBe(text))

  test('days ago', () => {
    expect(dayAgoText(day('2026-11-15'), day('2026-11-15'))).toBe('오늘')
    expect(dayAgoText(day('2026-11-16'), day('2026-11-15'))).toBe('오늘')
  })
})
