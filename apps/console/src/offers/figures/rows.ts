import { funnelSteps, shareOf } from '@coffeeattack/domain/offers/figures'
import { NO_POSITION, raiseNames, reasonName, withinText } from '@coffeeattack/domain/offers/figures-words.ko'
import type { Figures } from '../queries.ts'
import type { NamedBar } from './charts.tsx'
import type { FunnelRow } from './FunnelTable.tsx'

const among = (counts: readonly number[]) => Math.max(1, ...counts)

export function reasonBars(reasons: NonNullable<Figures['reasons']>): NamedBar[] {
  const most = among(reasons.map(({ count }) => count))
  return reasons.map(({ code, count }) => ({
    key: code,
    name: reasonName(code),
    share: count / most,
    figure: `${count}명`,
  }))
}

export function timeBars(times: NonNullable<Figures['answerTimes']>): NamedBar[] {
  const most = among(times.map(({ count }) => count))
  return times.map(({ hours, count }) => ({
    key: String(hours),
    name: withinText(hours),
    share: count / most,
    figure: `${count}건`,
  }))
}

/** The share of accepted offers per raise band. A band with too few people has neither bar nor figure. */
export const raiseBars = (raises: NonNullable<Figures['raises']>): NamedBar[] =>
  raises.map(({ band, answered, matched }) => {
    const shown = { key: band, name: raiseNames[band] }
    if (answered === null || matched === null) return { ...shown, share: 0, figure: '–', note: '5명 미만' }
    const share = shareOf(matched, answered)
    return { ...shown, share: share / 100, figure: `${share}%`, note: `${answered}건 중 ${matched}건` }
  })

export const answeredWithRaise = (raises: NonNullable<Figures['raises']>): number =>
  raises.reduce((all, { answered }) => all + (answered ?? 0), 0)

export const positionRows = (positions: Figures['positions']): FunnelRow[] =>
  positions.map(({ id, title, ...funnel }) => ({ key: id ?? 'none', name: title ?? NO_POSITION, ...funnel }))

export const colleagueRows = (colleagues: Figures['colleagues']): FunnelRow[] =>
  colleagues.map(({ id, name, isAgent, ...funnel }) => ({
    key: id,
    name: isAgent ? `${name} · 에이전트` : name,
    ...funnel,
  }))

/** Cuts the rows to what fits; the last row sums up the others, so the column still adds up. */
export function cutRows(rows: readonly FunnelRow[], most: number, unit: '개' | '명'): FunnelRow[] {
  if (rows.length <= most) return [...rows]
  const [shown, rest] = [rows.slice(0, most - 1), rows.slice(most - 1)]
  const sums = Object.fromEntries(
    funnelSteps.map((step) => [step, rest.reduce((all, row) => all + row[step], 0)]),
  ) as Pick<FunnelRow, (typeof funnelSteps)[number]>
  return [...shown, { key: 'rest', name: `그 밖 ${rest.length}${unit}`, ...sums, answerHours: null }]
}

/** Rows in the lower half of an A4 page, shared by three blocks. */
const LINES = 17
const TIMES = 5
const MOST_COLLEAGUES = 4

/** The number of rows per table: positions get what reasons and colleagues leave. */
export function paperRows({ reasons, colleagues }: Pick<Figures, 'reasons' | 'colleagues'>) {
  const shownColleagues = Math.min(MOST_COLLEAGUES, colleagues.length)
  const lower = Math.max(TIMES, shownColleagues + 2)
  const middle = Math.max(3, reasons?.length ?? 0)
  return { positions: LINES - lower - middle - 1, colleagues: MOST_COLLEAGUES }
}
