import { sumOf, type SuggestionReason } from '@coffeeattack/domain/suggestions/reasons'

type Counted = Pick<SuggestionReason, 'points'>

/** A part of the drawing on the scale from 0 to 100. */
export type Part = { readonly from: number; readonly width: number; readonly points: number }

const WHOLE = 100

export const onScale = (value: number): number => Math.min(WHOLE, Math.max(0, value))

/** Each reason's part begins where the one before it ended: to the right for those for, back for those against. */
export function partsOf(reasons: readonly Counted[]): readonly Part[] {
  let end = 0
  return reasons.map(({ points }) => {
    const start = onScale(end)
    end += points
    const stop = onScale(end)
    return { from: Math.min(start, stop), width: Math.abs(stop - start), points }
  })
}

/** The points for, the points against and their sum. */
export function sumsOf(reasons: readonly Counted[]) {
  const pros = sumOf(reasons.filter(({ points }) => points > 0))
  const sum = sumOf(reasons)
  return { pros, cons: pros - sum, sum }
}
