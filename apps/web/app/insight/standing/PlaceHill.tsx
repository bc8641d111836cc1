import { HILL_REACH, hillHeight, spreadsAtTop } from '@coffeeattack/domain/insight/hill'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import type { CSSProperties } from 'react'

export const HILL = { width: 350, height: 150 } as const

/** Points of the outline; more would not be visible. */
const STEPS = 70

/** The x coordinate of a rank. */
export function rankX(topPercent: number): number {
  return xOf(spreadsAtTop(topPercent))
}

/** The y coordinate of the hill above a rank. */
export function hillY(x: number): number {
  return HILL.height * (1 - hillHeight((x / HILL.width) * 2 * HILL_REACH - HILL_REACH))
}

/** The outline of the hill between two x coordinates. */
export function hillPath(from: number, to: number): string {
  const steps = Math.max(1, Math.round((STEPS * (to - from)) / HILL.width))
  const edge = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps
    return `${x.toFixed(1)} ${hillY(x).toFixed(1)}`
  })
  return `M${from.toFixed(1)} ${HILL.height}L${edge.join('L')}L${to.toFixed(1)} ${HILL.height}Z`
}

function xOf(spreads: number): number {
  return (HILL.width * (spreads + HILL_REACH)) / (2 * HILL_REACH)
}

type PlaceHillProps = {
  /** Top percents. The pin moves from the guess to the rank. */
  guess: number | null
  place: number
  /** The drawing in one sentence. */
  label: string
}

/** Similar people as a hill: those below darker, a pin at the income, a dashed line at the guess. */
export function PlaceHill({ guess, place, label }: PlaceHillProps) {
  const x = rankX(place)
  const guessX = guess === null ? null : rankX(guess)
  const walk = { '--walk': `${((guessX ?? x) - x).toFixed(1)}px` } as CSSProperties
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    <div role="img" aria-label={label} className="relative pt-11">
      <svg viewBox={`0 0 ${HILL.width} ${HILL.height}`} className="block h-auto w-full overflow-visible">
        <path d={hillPath(0, x)} className="fill-track" />
        <path d={hillPath(x, HILL.width)} className="fill-surface-3" />
        <path d={`M0 ${HILL.height}H${HILL.width}`} className="stroke-line-2" />
        {guessX !== null && (
          <path
            data-guess
            d={`M0 0V${HILL.height}`}
            transform={`translate(${guessX.toFixed(1)} 0)`}
            className="stroke-ink-2"
            strokeWidth="1.6"
            strokeDasharray="4 3"
          />
        )}
        <g
          data-pin
          style={walk}
          className="transition-[translate] duration-(--t-rise) ease-enter motion-reduce:transition-none starting:translate-x-(--walk)"
        >
          <path d={`M${x.toFixed(1)} -14V${HILL.height}`} className="stroke-ink" strokeWidth="2" />
          <circle
            cx={x.toFixed(1)}
            cy={hillY(x).toFixed(1)}
            r="6"
            className="fill-page stroke-ink"
            strokeWidth="3"
          />
        </g>
      </svg>
      <span
        className="absolute top-0 -translate-x-1/2 rounded-badge bg-ink px-3.5 py-1.5 text-label font-semibold whitespace-nowrap text-page tnum"
        style={{ left: `clamp(48px, ${((100 * x) / HILL.width).toFixed(1)}%, calc(100% - 48px))` }}
      >
        {topPercentText(place)}
      </span>
      <div className="mt-1.5 flex justify-between text-caption text-ink-3">
        <span>적게 벌어요</span>
        {guessX !== null && (
          <span className="flex items-center gap-1.5">
            <i className="w-4 border-t-2 border-dashed border-ink-2" />내 짐작
          </span>
        )}
        <span>많이 벌어요</span>
      </div>
    </div>
  )
}
