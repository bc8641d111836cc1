import { HILL_REACH, hillHeight, spreadsAtTop } from '@coffeeattack/domain/insight/hill'

export const HILL = { width: 350, height: 150 } as const

/** Steps along the ground; more would not be seen. */
const STEPS = 70

/** Where a place stands, from the left. */
export function placeX(topPercent: number): number {
  return xOf(spreadsAtTop(topPercent))
}

/** The hill's edge over a place, from the top. */
export function edgeY(x: number): number {
  return HILL.height * (1 - hillHeight((x / HILL.width) * 2 * HILL_REACH - HILL_REACH))
}

/** The outline of the hill between two points of its ground. */
export function hillPath(from: number, to: number): string {
  const steps = Math.max(1, Math.round((STEPS * (to - from)) / HILL.width))
  const edge = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps
    return `${x.toFixed(1)} ${edgeY(x).toFixed(1)}`
  })
  return `M${from.toFixed(1)} ${HILL.height}L${edge.join('L')}L${to.toFixed(1)} ${HILL.height}Z`
}

function xOf(spreads: number): number {
  return (HILL.width * (spreads + HILL_REACH)) / (2 * HILL_REACH)
}
