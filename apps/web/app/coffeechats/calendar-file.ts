import { BRAND } from '@coffeeattack/domain/brand'
import { endOf } from '@coffeeattack/domain/coffeechats/times'
import type { Slot } from '@coffeeattack/domain/coffeechats/times'
import { kstMoment } from '@coffeeattack/domain/kst'

export type CalendarEvent = {
  coffeechatId: string
  /** Grows with every change of time, so that calendars replace the old entry. */
  sequence: number
  slot: Slot
  company: string
  place: string
  description: string
  url: string
}

export const CALENDAR_FILE = { name: 'coffeechat.ics', type: 'text/calendar; charset=utf-8' } as const

/** The meeting as an iCalendar file (RFC 5545), in Seoul's time wherever the calendar is opened (TRUST-4). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { startsAt } = event.slot
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.en}//coffeechat//KO`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Seoul has one offset all year, so the zone needs one rule.
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Seoul',
    'BEGIN:STANDARD',
    'DTSTART:19881009T030000',
    'TZOFFSETFROM:+1000',
    'TZOFFSETTO:+0900',
    'TZNAME:KST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${text(event.coffeechatId)}@coffeeattack`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=Asia/Seoul:${local(startsAt)}`,
    `DTEND;TZID=Asia/Seoul:${local(endOf(event.slot))}`,
    `SUMMARY:${text(`${event.company} 커피챗`)}`,
    `LOCATION:${text(event.place)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${oneLine(event.url)}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${text(`${event.company} 커피챗이 한 시간 뒤에 있어요`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A text value: backslash, semicolon, comma and line ends escaped, other control characters gone. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(CONTROLS, '')
}

/** Controls of every kind would start a new line or break a reader. */
const CONTROLS = /\p{Cc}/gu

function oneLine(value: string): string {
  return value.toWellFormed().replaceAll(CONTROLS, '')
}

const LINE_OCTETS = 75

/** Lines longer than 75 octets go on in the next line after a space; no character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** 20261120T160000 on Seoul's clock. */
function local(at: Date): string {
  const { year, month, day, hour, minute, second } = kstMoment(at)
  const [date, time] = [
    [year, month, day],
    [hour, minute, second],
  ].map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''))
  return `${date}T${time}`
}

/** 20261115T030000Z */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
