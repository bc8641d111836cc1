/** The bar's duration and easing (tokens --t-rise and --ease), for figures that count along with it. */
export const RISE = { delay: 150, ms: 1000 } as const

/** The progress of a rise `elapsed` ms after its start, 0 to 1. */
export function riseAt(elapsed: number): number {
  const part = Math.min(1, Math.max(0, (elapsed - RISE.delay) / RISE.ms))
  return curve(part)
}

/** cubic-bezier(.2,.8,.2,1): its x is solved by bisection, exact to a pixel after 20 steps. */
function curve(x: number): number {
  if (x <= 0 || x >= 1) return Math.min(1, Math.max(0, x))
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const t = (low + high) / 2
    if (bezier(t, 0.2, 0.2) < x) low = t
    else high = t
  }
  return bezier((low + high) / 2, 0.8, 1)
}

function bezier(t: number, first: number, second: number): number {
  const u = 1 - t
  return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
}
