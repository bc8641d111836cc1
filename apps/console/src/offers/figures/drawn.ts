import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import type { Figures } from '../queries.ts'

export type Step = { name: string; count: number; share: number }

/** From sent to matched: each step in percent of what was sent. */
export function steps({ sent, read, counts }: Pick<Figures, 'sent' | 'read' | 'counts'>): Step[] {
  const answered = counts.MATCHED + counts.REFUSED
  const share = (count: number) => (sent === 0 ? 0 : Math.min(100, Math.round((count / sent) * 100)))
  return [
    { name: '보냄', count: sent, share: sent === 0 ? 0 : 100 },
    { name: '읽음', count: read, share: share(read) },
    { name: '답함', count: answered, share: share(answered) },
    { name: '커피챗', count: counts.MATCHED, share: share(counts.MATCHED) },
  ]
}

export type MonthColumn = { month: string; name: string; sent: number; matched: number }

const SHOWN = 6

/** The last half year; a month in which nothing was sent is an empty column, not a missing one. */
export function monthColumns(months: Figures['months'], now: Date): MonthColumn[] {
  const known = new Map(months.map((one) => [one.month, one]))
  const last = kstMonth(now)
  return Array.from({ length: SHOWN }, (_, index) => {
    const month = formatMonth(last - SHOWN + 1 + index)
    const { sent = 0, matched = 0 } = known.get(month) ?? {}
    return { month, name: `${Number(month.slice(5))}월`, sent, matched }
  })
}

/** '3시간', '2일'; under an hour '1시간 안'. */
export function hoursText(hours: number): string {
  if (hours < 1) return '1시간 안'
  return hours < 48 ? `${Math.round(hours)}시간` : `${Math.round(hours / 24)}일`
}
