import { cdp } from 'vitest/browser'

/** A finger, in the browser's own touch events. */

type Point = { x: number; y: number }

/** Pulls slowly. */
export const pull = (from: Point, by: number) => drag(from, by, { steps: 8, stepMs: 60 })

/** A short flick. */
export const flick = (from: Point, by: number) => drag(from, by, { steps: 4, stepMs: 16 })

export const tap = (at: Point) => drag(at, 0, { steps: 0, stepMs: 0 })

/** Each touch event carries its own time, so that a busy machine cannot turn a flick into a slow pull. */
async function drag(from: Point, by: number, { steps, stepMs }: { steps: number; stepMs: number }) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
  const start = performance.timeOrigin + performance.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: frame.x + from.x, y: frame.y + from.y + (by * step) / Math.max(1, steps) }],
      timestamp: (start + step * stepMs) / 1000,
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step)
  await touch('touchEnd', steps)
}
