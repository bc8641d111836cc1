import { dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { reasonWords, signalWords } from '@coffeeattack/domain/safety/report-words.ko'
import type { CaseRow } from './queries.ts'

/** '10:31' today, '어제' and '11월 3일' before. */
export function shortTime(at: string, now: Date): string {
  const moment = new Date(at)
  const [day, today] = [kstDay(moment), kstDay(now)]
  if (day === today) return timeText(moment)
  return day === today - 1 ? '어제' : dayText(day)
}

/** '오늘 10:31', '11월 15일 10:31'. */
export function longTime(at: string, now: Date): string {
  const moment = new Date(at)
  const day = kstDay(moment)
  return `${day === kstDay(now) ? '오늘' : dayText(day)} ${timeText(moment)}`
}

/** What the newest report, or else the newest signal, says. */
export function summary({ reason, signal }: Pick<CaseRow, 'reason' | 'signal'>): string {
  if (reason) return reasonWords[reason].short
  return signal ? signalWords[signal] : '알린 일을 되돌렸어요'
}

export const outcomeNames = {
  NOTHING: '문제없어요',
  STOPPED: '멈춤 확정',
  TAKEN_DOWN: '내렸어요',
} as const
