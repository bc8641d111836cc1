import { BAND_YEARS, bandOf } from '../insight/alike.ts'
import { UPPER_QUARTER } from '../insight/expected-salary.ts'
import { marketOf, salaryAt } from '../insight/market.ts'
import { TOLD_TOGETHER } from './in-fives.ts'

/** What people alike hope for, as a company reads it beside its offer (BIZ-13). */
export type Hopes = {
  /** In whole fives. */
  readonly people: number
  /** The middle half lies between low and high. In 만원, to the 100만원. */
  readonly low: number
  readonly middle: number
  readonly high: number
}

const HOPES = { blur: 100, keptDays: 180 } as const

/** Two blurred figures of everybody in the circle, as in the salary report (decision 8): none of them is one person's. */
const GRAIN = { middle: HOPES.blur, spread: { least: 0.06, most: 0.6, step: 0.02 } }

export type HopingPerson = {
  readonly hope: number
  /** A figure of this circle has held them before, whatever they hoped for then. */
  readonly isCounted: boolean
}

/**
 * The figure of a circle, when it may move: it holds five people whom no earlier one held. So two looks are the same, or five
 * people lie between them; somebody who changes a hope, comes or leaves is not seen (as in a company's record).
 */
export function nextHopes(circle: readonly HopingPerson[]): Hopes | null {
  if (circle.filter(({ isCounted }) => !isCounted).length < TOLD_TOGETHER) return null
  const market = marketOf(
    circle.map(({ hope }) => hope),
    GRAIN,
  )
  if (!market) return null
  const [low, high] = [-UPPER_QUARTER, UPPER_QUARTER].map((spreads) => blurred(salaryAt(market, spreads)))
  const people = circle.length - (circle.length % TOLD_TOGETHER)
  return { people, low: low!, middle: market.middle, high: high! }
}

const blurred = (salary: number) => Math.round(salary / HOPES.blur) * HOPES.blur

/** Who stands together: the same kind of job, and years that go together in twos. The first of them names the band. */
export const yearsBand = (months: number): number => bandOf(months) * BAND_YEARS

/** A figure that nobody new has moved for so long tells of another market. Both are Seoul days. */
export const isHopeTold = (onDay: number, today: number): boolean => today - onDay < HOPES.keptDays

/** '120여 명', '5명 이상': at least so many, in whole tens from ten on. */
export const aboutPeople = (people: number): string =>
  people < 10 ? `${people}명 이상` : `${people - (people % 10)}여 명`
