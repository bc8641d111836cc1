import { BRAND } from '../brand.ts'
import { SEOUL_ZONE, seoulTime, uidOf, utcTime } from '../calendars/ical.ts'
import { contentLines, escaped, oneLine } from '../text/content-lines.ts'
import { endOf } from './slot-end.ts'
import type { Slot } from './times.ts'

export type CalendarEvent = {
  coffeechatId: string
  /** Grows with every change of time and place, so that calendars replace the old entry. */
  sequence: number
  slot: Slot
  /** A locked phone shows it: '노을클라우드 커피챗', or only '커피챗'. */
  title: string
  /** An address or the link to a call; empty until they agree on one (OFR-19). */
  place: string
  description: string
  /** The link to open: the call, or our page of the coffee chat. */
  url: string
}

export const CALENDAR_FILE = { name: 'coffeechat.ics', type: 'text/calendar; charset=utf-8' } as const

/** The meeting as an iCalendar file (RFC 5545), always in Seoul's time (TRUST-4). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { startsAt } = event.slot
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.en}//coffeechat//KO`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...SEOUL_ZONE,
    'BEGIN:VEVENT',
    `UID:${escaped(uidOf(event.coffeechatId))}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART;TZID=Asia/Seoul:${seoulTime(startsAt)}`,
    `DTEND;TZID=Asia/Seoul:${seoulTime(endOf(event.slot))}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${oneLine(event.url)}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(`${event.title}이 한 시간 뒤에 있어요`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return contentLines(lines)
}
