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

/** What `보냄` counts, and why the list shows fewer where it does. */
export function sentMeans({ sent, listed }: Pick<Figures, 'sent' | 'listed'>): string {
  const all =
    '우리 회사 이름으로 보내고 5분 안에 되돌리지 않은 어택 모두예요. 에이전트가 보낸 것과 우리가 거둔 것도 세요.'
  if (sent === listed) return `${all} 보낸 어택의 전체와 같은 수예요.`
  return `${all} 보낸 어택에는 ${listed}건이 보이고, 탈퇴했거나 더는 볼 수 없는 분께 보낸 ${sent - listed}건은 여기에만 남아요.`
}

/** How the column of this month and the quota in the menu belong together. */
export function monthMeans(months: Figures['months'], now: Date): string | null {
  const current = months.find(({ month }) => month === formatMonth(kstMonth(now)))
  if (!current) return null
  const { sent, byAgents } = current
  const own = `메뉴의 이번 달 어택이 세는 ${sent - byAgents}건`
  if (byAgents === 0) return `이번 달 ${sent}건은 ${own}과 같아요.`
  return `이번 달 ${sent}건은 ${own}과 에이전트가 우리 회사 이름으로 보낸 ${byAgents}건이에요.`
}
