import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import type { CalendarEvent } from './calendar-file.ts'

const now = new Date('2026-11-15T12:00:00+09:00')
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  coffeechatId: '0190-chat',
  sequence: 1,
  slot: { startsAt: new Date('2026-11-20T16:00:00+09:00'), minutes: 30 },
  title: '노을클라우드 커피챗',
  place: '성수 오피스 1층, 카페; 창가',
  description: '첫 줄\n둘째 줄',
  url: 'https://example.com/my/result/like/0190-chat',
  ...more,
})

/** What a calendar reads: lines joined again, one property each. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)

const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length

/** Any UTF-16 unit: controls and halves of characters too. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))

describe('[TRUST-4] calendar file', () => {
  test('the meeting stands in Seoul time', () => {
    const lines = unfolded(calendarFile(event(), now))
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-1)).toBe('END:VCALENDAR')
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:0190-chat@coffeeattack',
        'SEQUENCE:1',
        'DTSTAMP:20261115T030000Z',
        'DTSTART;TZID=Asia/Seoul:20261120T160000',
        'DTEND;TZID=Asia/Seoul:20261120T163000',
        'SUMMARY:노을클라우드 커피챗',
        String.raw`LOCATION:성수 오피스 1층\, 카페\; 창가`,
        String.raw`DESCRIPTION:첫 줄\n둘째 줄`,
        'TZOFFSETTO:+0900',
      ]),
    )
  })

  test('[OFR-19] the place comes out as it went in; without one there is no line for it', () => {
    const letters = fc.constantFrom('가', '😀', 'n', '\\', ';', ',', ' ')
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 100 }), (place) => {
        const line = unfolded(calendarFile(event({ place }), now)).find((one) => one.startsWith('LOCATION:'))!
        expect(line.slice('LOCATION:'.length).replaceAll(/\\([\\;,])/g, '$1')).toBe(place)
      }),
    )
    expect(calendarFile(event({ place: '' }), now)).not.toContain('LOCATION')
  })

  test('a night meeting ends on the next day', () => {
    const late = { startsAt: new Date('2026-12-31T23:30:00+09:00'), minutes: 60 }
    expect(calendarFile(event({ slot: late }), now)).toContain('DTEND;TZID=Asia/Seoul:20270101T003000')
  })

  test('lines end with CR LF and fill at most 75 octets, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 200 }), (description) => {
        const file = calendarFile(event({ description }), now)
        expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(unfolded(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      }),
    )
  })

  test('long lines are full, and joining them gives the text back', () => {
    const long = fc.string({ unit: fc.constantFrom('a', 'é', '가', '😀'), minLength: 80, maxLength: 300 })
    fc.assert(
      fc.property(long, (description) => {
        const file = calendarFile(event({ description }), now)
        const longest = Math.max(...file.split('\r\n').map(octets))
        expect(longest).toBeGreaterThan(71)
        expect(longest).toBeLessThanOrEqual(75)
        expect(unfolded(file)).toContain(`DESCRIPTION:${description}`)
      }),
    )
  })

  test('text from outside can not add properties of its own', () => {
    const file = calendarFile(
      event({ title: '회사\r\nATTENDEE:mailto:x@example.com', url: 'https://example.com\r\nX-BAD:1' }),
      now,
    )
    expect(unfolded(file).some((line) => /^(ATTENDEE|X-BAD)/.test(line))).toBe(false)
  })
})
