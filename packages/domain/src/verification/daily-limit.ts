import { kstDay, startOfKstDay } from '../kst.ts'

/** Requests a person may make in one Seoul day (VER-13); the setting DAILY_VERIFICATION_LIMIT replaces it. */
export const DEFAULT_DAILY_LIMIT = 5

/** What is kept per person: how many requests on which day. A new day starts from zero by itself. */
export type DailyCount = { day: number; count: number }

export function requestsToday(kept: DailyCount | null, now: Date): number {
  return kept !== null && kept.day === kstDay(now) ? kept.count : 0
}

/** The count after one more request, or null when today's requests are used up (412). */
export function countRequest(
  kept: DailyCount | null,
  now: Date,
  limit = DEFAULT_DAILY_LIMIT,
): DailyCount | null {
  const used = requestsToday(kept, now)
  return used >= limit ? null : { day: kstDay(now), count: used + 1 }
}

/** Midnight in Seoul, when requests are possible again. */
export function limitResetsAt(now: Date): Date {
  return startOfKstDay(kstDay(now) + 1)
}
