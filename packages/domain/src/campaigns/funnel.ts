import { formatDay, kstDay, parseDay, startOfKstDay } from '../kst.ts'

/** How far the visitors of a partner's link went (PUB-8). Each step is a part of the step before. */
const funnelSteps = ['visited', 'registered', 'verified', 'matched'] as const
export type FunnelStep = (typeof funnelSteps)[number]
export type Funnel = Readonly<Record<FunnelStep, number>>

export const funnelNames: Readonly<Record<FunnelStep, string>> = {
  visited: '링크 방문',
  registered: '가입',
  verified: '커리어 인증',
  matched: '커피챗 매칭',
}

export type FunnelRow = {
  step: FunnelStep
  count: number
  /** The share of all visitors: the width of the bar. */
  share: number
  /** Percent of the step before; null for the first step and after an empty one. */
  rate: number | null
}

export function funnelRows(funnel: Funnel): FunnelRow[] {
  return funnelSteps.map((step, place) => {
    const before = place === 0 ? null : funnel[funnelSteps[place - 1]!]
    return {
      step,
      count: funnel[step],
      share: funnel.visited === 0 ? 0 : funnel[step] / funnel.visited,
      rate: before ? (funnel[step] / before) * 100 : null,
    }
  })
}

export const funnelRanges = [7, 30, 90] as const
export type FunnelDays = (typeof funnelRanges)[number]

/** The last N days in Seoul, today included. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const today = kstDay(now)
  return { from: formatDay(today - days + 1), to: formatDay(today) }
}

/** More than a year is never needed and would be a large answer. */
const MOST_DAYS = 366

export function rangeProblem({ from, to }: { from: string; to: string }): string | null {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (first === null || last === null || last < first) return '기간을 다시 골라 주세요'
  return last - first >= MOST_DAYS ? '1년까지 볼 수 있어요' : null
}

/** Up to a month the columns are days, otherwise weeks. */
const MOST_COLUMNS = 31

export type FunnelSpan = { unit: 'day' | 'week'; starts: readonly string[]; begin: Date; end: Date }

/** The columns by their first day, and the range in which visits count. */
export function funnelSpan({ from, to }: { from: string; to: string }): FunnelSpan {
  const [first, last] = [parseDay(from) ?? 0, parseDay(to) ?? 0]
  const step = last - first < MOST_COLUMNS ? 1 : 7
  const starts: string[] = []
  for (let day = first; day <= last; day += step) starts.push(formatDay(day))
  return {
    unit: step === 1 ? 'day' : 'week',
    starts,
    begin: startOfKstDay(first),
    end: startOfKstDay(last + 1),
  }
}

export type DayOfFunnel = Funnel & { day: string }
export type FunnelColumn = Funnel & { from: string }

/** The days summed per column; a column without visitors is 0. */
export function funnelColumns({ starts }: FunnelSpan, days: readonly DayOfFunnel[]): FunnelColumn[] {
  return starts.map((from, place) => {
    const next = starts[place + 1]
    return { from, ...total(days.filter(({ day }) => day >= from && (next === undefined || day < next))) }
  })
}

export function total(parts: readonly Funnel[]): Funnel {
  const sum = (step: FunnelStep) => parts.reduce((count, part) => count + part[step], 0)
  return {
    visited: sum('visited'),
    registered: sum('registered'),
    verified: sum('verified'),
    matched: sum('matched'),
  }
}
