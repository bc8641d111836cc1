/** One reason with the points that it adds to the sum, or takes from it. */
export type Reason = {
  readonly text: string
  /** What the sentence rests on: 'Spring, JPA, Kafka'. */
  readonly detail?: string | null
  readonly points: number
}

/** A part of the drawing on the scale from 0 to 100. */
export type Part = { readonly from: number; readonly width: number; readonly points: number }

const WHOLE = 100

const isFor = ({ points }: Reason) => points > 0
const isAgainst = ({ points }: Reason) => points < 0
const total = (reasons: readonly Pick<Reason, 'points'>[]) =>
  reasons.reduce((sum, { points }) => sum + points, 0)

/** Reasons for, heaviest first, then reasons against, heaviest first. A reason of no points is no reason. */
export function inOrder<R extends Reason>(reasons: readonly R[]): readonly R[] {
  const heaviestFirst = (a: R, b: R) => Math.abs(b.points) - Math.abs(a.points)
  return [
    ...reasons.filter(isFor).toSorted(heaviestFirst),
    ...reasons.filter(isAgainst).toSorted(heaviestFirst),
  ]
}

const onScale = (value: number) => Math.min(WHOLE, Math.max(0, value))

/** A part between two values, cut off at both ends of the scale. */
function between(start: number, end: number, points: number): Part {
  const from = onScale(Math.min(start, end))
  return { from, width: onScale(Math.max(start, end)) - from, points }
}

/** Each reason's part begins where the one before it ended: to the right for those for, back for those against. */
export function partsOf(reasons: readonly Reason[]): readonly Part[] {
  let end = 0
  return inOrder(reasons).map(({ points }) => {
    const start = end
    end += points
    return between(start, end, points)
  })
}

/** The points for, the points against and their sum. */
export function sumsOf(reasons: readonly Reason[]) {
  const forIt = total(reasons.filter(isFor))
  const against = -total(reasons.filter(isAgainst))
  return { forIt, against, sum: forIt - against }
}

export type KeyRow = Reason & { readonly kind: 'for' | 'against' | 'folded' }

/** The rows of a short list. Those that are left out stand as one row with their sum, so that all rows add up. */
export function keyRows(
  reasons: readonly Reason[],
  most: { readonly for: number; readonly against: number },
): readonly KeyRow[] {
  const ordered = inOrder(reasons)
  return [
    ...folded(ordered.filter(isFor), most.for, 'for', '다른 이유'),
    ...folded(ordered.filter(isAgainst), most.against, 'against', '다른 걸리는 이유'),
  ]
}

function folded(
  reasons: readonly Reason[],
  most: number,
  kind: 'for' | 'against',
  others: string,
): readonly KeyRow[] {
  // Instead of one reason that is left out, the reason itself takes the row.
  const shown = reasons.length === most + 1 ? reasons : reasons.slice(0, most)
  const rest = reasons.slice(shown.length)
  const rows: KeyRow[] = shown.map((reason) => ({ ...reason, kind }))
  if (rest.length > 0) rows.push({ text: `${others} ${rest.length}개`, points: total(rest), kind: 'folded' })
  return rows
}

/** '+30', '−5' */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
