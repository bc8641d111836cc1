import { formatDay, parseDay } from '@coffeeattack/domain/kst'
import {
  DEFAULT_PERIOD,
  type FigurePeriod,
  figurePeriodNames,
  figurePeriods,
} from '@coffeeattack/domain/offers/figures-period'
import { NO_POSITION } from '@coffeeattack/domain/offers/figures-words.ko'
import type { Figures } from '../queries.ts'

/** The filter of the figures; the address holds all of it. */
export type FigureFilter = {
  /** A preset, or two chosen days. */
  period: FigurePeriod | { from: string; to: string }
  by: string | null
  /** `none` for offers without a position. */
  position: string | null
}

const ID = /^[0-9a-f-]{36}$/

/** Unknown values in the address fall back to the default. */
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

/** Values that equal the default are left out of the address. */
export function figureAddress({ period, by, position }: FigureFilter): string {
  const params = new URLSearchParams(typeof period === 'string' ? { period } : period)
  if (period === DEFAULT_PERIOD) params.delete('period')
  if (by) params.set('by', by)
  if (position) params.set('position', position)
  return params.size === 0 ? '' : `?${params}`
}

/** The query of the calls. */
export const figureQuery = ({ period, by, position }: FigureFilter) => ({
  ...(typeof period === 'string' ? { period } : period),
  ...(by && { operatorId: by }),
  ...(position && { positionId: position }),
})

export const isNarrowed = ({ by, position }: FigureFilter): boolean => by !== null || position !== null

/** The filter in words: '최근 3개월', '이도현', '백엔드 개발자'. Unset filters have no name. */
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
