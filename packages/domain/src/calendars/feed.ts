import { BRAND } from '../brand.ts'
import { type PlaceKind, placeToOpen } from '../coffeechats/place.ts'
import { endOf } from '../coffeechats/slot-end.ts'
import { contentLines, escaped, oneLine } from '../text/content-lines.ts'
import type { CalendarEntry } from './entry.ts'
import { SEOUL_ZONE, seoulTime, uidOf, utcTime } from './ical.ts'

export type CalendarFeed = {
  entries: readonly CalendarEntry[]
  /** Our page of the coffee chat. Its URL contains no name, and it requires a login. */
  pageOf: (coffeechatId: string) => string
}

/**
 * Bystanders can read the title, and the calendar provider stores the rest: neither contains names, unless the owner
 * wishes for details. A number tells two meetings apart.
 */
const words = {
  title: '커피챗',
  cancelled: ' (취소됨)',
  about: '누구와 어디서 만나는지는 여기서 볼 수 있어요.',
}

const titleOf = ({ details, number, isCancelled }: CalendarEntry): string =>
  (details?.title ?? `${words.title} ${number}`) + (isCancelled ? words.cancelled : '')

/** A place may name the company, so the feed only says whether they meet or call. */
const placeWords: Readonly<Record<PlaceKind, string>> = { ADDRESS: '직접 만나요', LINK: '화상으로 만나요' }

/**
 * A calendar feed (RFC 5545, 7986). An entry keeps its UID; a higher SEQUENCE moves it, CANCELLED removes it. The text
 * does not depend on the time of the request, so that its ETag stays the same.
 */
export function calendarFeed({ entries, pageOf }: CalendarFeed): string {
  const name = `${BRAND.ko} ${words.title}`
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.en}//coffeechats//KO`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The name and the refresh interval of the standard, and those of Google, Apple and Outlook.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Seoul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...SEOUL_ZONE,
    ...entries.flatMap((entry) => eventLines(entry, pageOf(entry.coffeechatId))),
    'END:VCALENDAR',
  ])
}

function locationOf({ placeKind, details }: CalendarEntry): string | null {
  if (details?.place) return details.place.text
  return placeKind && placeWords[placeKind]
}

function eventLines(entry: CalendarEntry, page: string): string[] {
  const { slot, isCancelled, changedAt, details } = entry
  const location = locationOf(entry)
  const call = details?.place ? placeToOpen(details.place).href : null
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uidOf(entry.coffeechatId))}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `DTSTART;TZID=Asia/Seoul:${seoulTime(slot.startsAt)}`,
    `DTEND;TZID=Asia/Seoul:${seoulTime(endOf(slot))}`,
    `SUMMARY:${escaped(titleOf(entry))}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(details ? page : `${words.about}\n${page}`)}`,
    `URL:${oneLine(call ?? page)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}
