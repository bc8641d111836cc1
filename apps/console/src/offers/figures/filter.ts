import { formatDay, parseDay } from '@coffeeattack/domain/kst'
import {
  DEFAULT_PERIOD,
  type FigurePeriod,
  figurePeriodNames,
  figurePeriods,
} from '@coffeeattack/domain/offers/figures-period'
import { NO_POSITION } from '@coffeeattack/domain/offers/figures-words.ko'
import type { Figures } from '../queries.ts'

/** Which offers are followed: all of it stands in the address, for the page and for its paper. */
export type FigureFilter = {
  /** One of the periods, or two days that were chosen. */
  period: FigurePeriod | { from: string; to: string }
  by: string | null
  /** `none`: those without one. */
  position: string | null
}

const ID = /^[0-9a-f-]{36}$/

/** Anything the address does not know is how the page opens. */
export function readFigureFilter(params: URLSearchParams): FigureFilter {
  const [from, to] = ['from', 'to'].map((name) => parseDay(params.get(name) ?? ''))
  const idOf = (name: string) => params.get(name)?.match(ID)?.[0] ?? null
  return {
    period:
      from != null && to != null
        ? { from: formatDay(from), to: formatDay(to) }
        : (figurePeriods.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD),
    by: idOf('by'),
    position: params.get('position') === 'none' ? 'none' : idOf('position'),
  }
}

/** The address of a filter; what is as the page opens is left out. */
export function figureAddress({ period, by, position }: FigureFilter): string {
  const params = new URLSearchParams(typeof period === 'string' ? { period } : period)
  if (period === DEFAULT_PERIOD) params.delete('period')
  if (by) params.set('by', by)
  if (position) params.set('position', position)
  return params.size === 0 ? '' : `?${params}`
}

/** As the calls take it. */
export const figureQuery = ({ period, by, position }: FigureFilter) => ({
  ...(typeof period === 'string' ? { period } : period),
  ...(by && { operatorId: by }),
  ...(position && { positionId: position }),
})

export const isNarrowed = ({ by, position }: FigureFilter): boolean => by !== null || position !== null

/** What is shown, in words: '최근 3개월', '이도현', '백엔드 개발자'; what is not narrowed has none. */
export function filterNames(
  { period, by, position }: FigureFilter,
  { colleagues, positions }: Figures['choices'],
) {
  const known = positions.find(({ id }) => id === position)?.title
  return {
    period: typeof period === 'string' ? figurePeriodNames[period] : '고른 기간',
    by: by && (colleagues.find(({ id }) => id === by)?.name ?? '다른 동료'),
    position: position && (position === 'none' ? NO_POSITION : (known ?? '다른 포지션')),
  }
}
