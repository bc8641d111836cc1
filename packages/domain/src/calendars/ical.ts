import { kstMoment } from '../kst.ts'

/* How every calendar text of ours (RFC 5545) names a coffee chat and writes its moments. */

/** The same UID in a downloaded file and in the feed, so that a moved meeting replaces its entry. */
export const uidOf = (coffeechatId: string): string => `${coffeechatId}@coffeeattack`

/** Seoul has one offset all year, so one rule is enough. */
export const SEOUL_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const

/** 20261120T160000 on Seoul's clock. */
export function seoulTime(at: Date): string {
  const { year, month, day, hour, minute, second } = kstMoment(at)
  const [date, time] = [
    [year, month, day],
    [hour, minute, second],
  ].map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''))
  return `${date}T${time}`
}

/** 20261115T030000Z */
export function utcTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
