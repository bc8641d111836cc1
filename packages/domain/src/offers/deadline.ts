import { dayText, endOfKstDay, fullDayText, kstDay, parseDay, startOfKstDay } from '../kst.ts'

/** Days a candidate has to choose, whoever sends (OFR-3). The day of sending is not counted. */
export const SELECTION_DAYS = 7

/** The Seoul day on which an offer runs out. */
export function expiryDay(createdAt: Date): number {
  return kstDay(createdAt) + SELECTION_DAYS
}

/** `expiredAt` of a new offer. */
export function expiresAt(createdAt: Date): Date {
  return endOfKstDay(expiryDay(createdAt))
}

/** `expiredAt` of an offer whose last day is known as it is stored ('2026-11-22'): the last millisecond of it in Seoul (OFR-2). */
export function deadlineOf(day: string): Date {
  return endOfKstDay(parseDay(day)!)
}

/** The end of the expiry day in Seoul is the deadline, whichever instant of that day `expiredAt` is (OFR-2). */
export function isPastDeadline(expiredAt: Date, now: Date): boolean {
  return kstDay(now) > kstDay(expiredAt)
}

export type TimeLeft = { kind: 'days'; days: number } | { kind: 'today'; ms: number } | { kind: 'over' }

export function timeLeft(expiredAt: Date, now: Date): TimeLeft {
  const today = kstDay(now)
  const days = kstDay(expiredAt) - today
  if (days > 0) return { kind: 'days', days }
  if (days < 0) return { kind: 'over' }
  return { kind: 'today', ms: startOfKstDay(today + 1).getTime() - now.getTime() }
}

/** HH:MM:SS. A second that has begun still counts, so 00:00:00 means over. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

/** The badge on a card: '3일 남았어요', '오늘 마감', '기한이 지났어요'. */
export function deadlineBadge(left: TimeLeft): string {
  switch (left.kind) {
    case 'days':
      return `${left.days}일 남았어요`
    case 'today':
      return '오늘 마감'
    case 'over':
      return '기한이 지났어요'
  }
}

/** Where the row says '남은 시간' and four stand side by side: '3일', '오늘', '끝'. */
export function shortDeadline(left: TimeLeft): string {
  switch (left.kind) {
    case 'days':
      return `${left.days}일`
    case 'today':
      return '오늘'
    case 'over':
      return '끝'
  }
}

/** The band over an offer; on the last day the countdown stands beside it. */
export function deadlineBand(left: TimeLeft): string {
  return left.kind === 'today' ? '오늘 밤 12시에 마감돼요' : deadlineBadge(left)
}

/** '11월 22일 (일) 밤 12시까지': to whoever chooses and to whoever sends alike. */
export function deadlineText(expiredAt: Date): string {
  return `${dayText(kstDay(expiredAt))} 밤 12시까지`
}

/** '7일 · 11월 22일 밤 12시': how long somebody may think who gets an offer now. It is said, not asked (OFR-3). */
export function selectionText(now: Date): string {
  const day = fullDayText(expiryDay(now)).replace(/^\d+년 /, '')
  return `${SELECTION_DAYS}일 · ${day} 밤 12시`
}

/** A screen reader hears the running clock only when these moments pass. */
const announcements = [
  { leftMs: 0, text: '기한이 지났어요' },
  { leftMs: 10 * 60_000, text: '마감까지 10분 남았어요' },
  { leftMs: 60 * 60_000, text: '마감까지 1시간 남았어요' },
] as const

/** What to announce when the clock went from `before` to `now`: the latest moment passed, or null. */
export function announcementBetween(expiredAt: Date, before: Date, now: Date): string | null {
  const end = startOfKstDay(kstDay(expiredAt) + 1).getTime()
  const passed = announcements.find(({ leftMs }) => {
    const moment = end - leftMs
    return before.getTime() < moment && moment <= now.getTime()
  })
  return passed?.text ?? null
}

/** When the badge or the countdown next changes by itself, so that a screen can wake up then. */
export function nextChange(expiredAt: Date, now: Date): Date | null {
  const left = timeLeft(expiredAt, now)
  if (left.kind === 'over') return null
  if (left.kind === 'days') return startOfKstDay(kstDay(now) + 1)
  return new Date(now.getTime() + (left.ms % 1000 || 1000))
}
