import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile } from '../coffeechats/calendar-file.ts'
import { placeKinds } from '../coffeechats/place.ts'
import { TIMES } from '../coffeechats/times.ts'
import type { CalendarEntry } from './entry.ts'
import { calendarFeed } from './feed.ts'

const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  coffeechatId: '0190-chat',
  sequence: 1,
  changedAt: new Date('2026-11-15T12:00:00+09:00'),
  slot: { startsAt: new Date('2026-11-20T16:00:00+09:00'), minutes: 30 },
  isCancelled: false,
  placeKind: null,
  number: 1,
  details: null,
  ...more,
})
const pageOf = (id: string) => `https://example.com/my/result/like/${id}`
const written = (...entries: CalendarEntry[]) => calendarFeed({ entries, pageOf })

type Component = { name: string; values: Record<string, string>; within: Component[] }

/** Reads as a calendar does: lines joined again, components inside each other, one value for each property. */
function parsed(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const open: Component[] = [{ name: '', values: {}, within: [] }]
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)) {
    const [, property, parameters, value] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line)!
    const here = open.at(-1)!
    if (property === 'BEGIN') open.push({ name: value!, values: {}, within: [] })
    else if (property === 'END') {
      expect(here.name).toBe(value)
      open.pop()
      open.at(-1)!.within.push(here)
    } else {
      expect(here.values).not.toHaveProperty(property!)
      here.values[property!] = `${parameters ? `${parameters.slice(1)}=` : ''}${value}`
    }
  }
  expect(open).toHaveLength(1)
  return open[0]!.within[0]!
}

const eventsIn = (text: string) =>
  parsed(text)
    .within.filter(({ name }) => name === 'VEVENT')
    .map(({ values }) => values)

/** A moment on Seoul's clock, back from its letters. */
function moment(value: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^TZID=Asia\/Seoul=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(value)!
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
}

const octetsOf = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length

const anyEntry: fc.Arbitrary<CalendarEntry> = fc.record({
  coffeechatId: fc.uuid(),
  sequence: fc.nat(1000),
  changedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  slot: fc.record({
    startsAt: fc.integer({ min: 5_900_000, max: 6_300_000 }).map((step) => new Date(step * 300_000)),
    minutes: fc.constantFrom(...TIMES.minutes),
  }),
  isCancelled: fc.boolean(),
  placeKind: fc.constantFrom(null, ...placeKinds),
  number: fc.integer({ min: 1, max: 99 }),
  details: fc.constant(null),
})

describe('[BIZ-17] a calendar to follow', () => {
  test('says what it is called and how often to look, in the words of every calendar', () => {
    const { name, values } = parsed(written())
    expect(name).toBe('VCALENDAR')
    expect(values).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      NAME: '커피어택 커피챗',
      'X-WR-CALNAME': '커피어택 커피챗',
      'REFRESH-INTERVAL': 'VALUE=DURATION=PT1H',
      'X-PUBLISHED-TTL': 'PT1H',
    })
  })

  test('its titles and places name nobody, and a number tells two apart', () => {
    const [open, called, off] = eventsIn(
      written(
        entry({ placeKind: 'ADDRESS' }),
        entry({ coffeechatId: 'b', placeKind: 'LINK', number: 2 }),
        entry({ coffeechatId: 'c', isCancelled: true, number: 3 }),
      ),
    )
    expect([open!['SUMMARY'], open!['LOCATION']]).toEqual(['커피챗 1', '직접 만나요'])
    expect([called!['SUMMARY'], called!['LOCATION']]).toEqual(['커피챗 2', '화상으로 만나요'])
    expect(off).toMatchObject({ SUMMARY: '커피챗 3 (취소됨)', STATUS: 'CANCELLED', TRANSP: 'TRANSPARENT' })
    expect(off).not.toHaveProperty('LOCATION')
  })

  test('on its owner’s wish it names the other side, the place and the link to join', () => {
    const link = { kind: 'LINK', text: 'https://meet.example.com/abc' } as const
    const cafe = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' } as const
    const title = '노을클라우드 커피챗'
    const [met, called, open, off] = eventsIn(
      written(
        entry({ placeKind: 'ADDRESS', details: { title, place: cafe } }),
        entry({ coffeechatId: 'b', placeKind: 'LINK', details: { title, place: link } }),
        entry({ coffeechatId: 'c', details: { title, place: null } }),
        entry({ coffeechatId: 'd', isCancelled: true, details: { title, place: null } }),
      ),
    )
    expect(met).toMatchObject({ SUMMARY: title, LOCATION: cafe.text, URL: pageOf('0190-chat') })
    expect(called).toMatchObject({ SUMMARY: title, LOCATION: link.text, URL: link.text })
    expect(open).toMatchObject({ SUMMARY: title, URL: pageOf('c') })
    expect(open).not.toHaveProperty('LOCATION')
    expect(off!['SUMMARY']).toBe('노을클라우드 커피챗 (취소됨)')
  })

  test('a move keeps the UID, that of the downloaded file too, and has a higher number', () => {
    const [before] = eventsIn(written(entry()))
    const [after] = eventsIn(
      written(entry({ sequence: 3, slot: { startsAt: new Date('2026-11-21T10:00:00+09:00'), minutes: 60 } })),
    )
    const file = calendarFile({ ...entry(), title: '', place: '', description: '', url: '' }, new Date(0))
    expect(after!['UID']).toBe(before!['UID'])
    expect(file).toContain(`UID:${before!['UID']}\r\n`)
    expect(Number(after!['SEQUENCE'])).toBeGreaterThan(Number(before!['SEQUENCE']))
    expect(after!['DTSTART']).toBe('TZID=Asia/Seoul=20261121T100000')
  })

  test('whatever is in it comes out as it went in, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyEntry, { selector: (one) => one.coffeechatId, maxLength: 5 }),
        (entries) => {
          const text = written(...entries)
          const octets = text.split('\r\n').map(octetsOf)
          expect(Math.max(...octets)).toBeLessThanOrEqual(75)
          const events = eventsIn(text)
          expect(events.map((event) => event['UID'])).toEqual(
            entries.map(({ coffeechatId }) => `${coffeechatId}@coffeeattack`),
          )
          for (const [place, { slot, sequence, isCancelled, coffeechatId }] of entries.entries()) {
            const event = events[place]!
            expect(moment(event['DTSTART']!)).toEqual(slot.startsAt)
            expect(moment(event['DTEND']!).getTime()).toBe(slot.startsAt.getTime() + slot.minutes * 60_000)
            expect([event['SEQUENCE'], event['STATUS'], event['URL']]).toEqual([
              String(sequence),
              isCancelled ? 'CANCELLED' : 'CONFIRMED',
              pageOf(coffeechatId),
            ])
          }
        },
      ),
    )
  })
})
