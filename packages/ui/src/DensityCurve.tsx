import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { areaPath, densityAt, frameOf, xOf, yOf, type DensityPoint, type Frame } from './density/area.ts'
import { drawing } from './drawing.ts'

type DensityCurveProps = {
  /** The distribution, by ascending amount. */
  points: readonly DensityPoint[]
  now: { at: number; label: ReactNode }
  expected: { at: number; label: ReactNode }
  hope?: { at: number; label: ReactNode }
  /** On the coloured part, where it is wide enough: '+980'. */
  raise?: ReactNode
  ticks: readonly { at: number; label: ReactNode }[]
  /** The drawing in one sentence. */
  label: string
}

const WIDTH = 350
const HEIGHT = 164
const ROOM_FOR_RAISE = 44
const ROOM_FOR_SLOPE = 90
const ROOM_FOR_WORD = 40
const WORD = 28
const RAISE = 66
/** Above the foot: where the letters of the raise end, in their usual place and just above the foot. */
const RAISE_TOP = { high: 60, low: 32 } as const

/** A position in a distribution: grey up to the current value, coloured up to the expected one, hatched beyond. */
export function DensityCurve({ points, now, expected, hope, raise, ticks, label }: DensityCurveProps) {
  const id = useId()
  const frame = frameOf(points, WIDTH, HEIGHT)
  const area = (from: number, to: number) => areaPath(points, frame, from, to)
  const left = (at: number) => `${(100 * xOf(frame, at)) / WIDTH}%`
  const top = (at: number) => yOf(frame, densityAt(points, at))
  const room = xOf(frame, expected.at) - xOf(frame, now.at)
  // A hope inside the coloured part may be just left of the expected line: then its label and the raise are on its
  // left.
  const isHopeInside = hope !== undefined && now.at < hope.at && hope.at < expected.at
  const behindHope = isHopeInside ? xOf(frame, expected.at) - xOf(frame, hope.at) : Infinity
  const isHopeClose = behindHope < ROOM_FOR_SLOPE
  const hopeSide = behindHope < ROOM_FOR_WORD ? 'left' : 'right'
  // On a long slope it is at the high end, so that its letters stay on the coloured part.
  const raiseAt = {
    left: now.at,
    middle: (now.at + expected.at) / 2,
    right: hope && isHopeClose ? hope.at : expected.at,
  }
  const raiseSide = room < ROOM_FOR_SLOPE ? 'middle' : top(expected.at) < top(now.at) ? 'right' : 'left'
  // Left of a hope the slope may be lower than the letters, which then stand on its foot or not at all.
  const farEnd = raiseAt.right - ((frame.to - frame.from) * RAISE) / WIDTH
  const slope = raiseSide === 'right' ? HEIGHT - top(farEnd) : HEIGHT
  const isLow = slope < RAISE_TOP.high
  const hasRaise = room >= ROOM_FOR_RAISE && (!isLow || (slope >= RAISE_TOP.low && hopeSide === 'right'))
  const grey = Math.min(now.at, expected.at)
  return (
    <div className="relative pt-13" {...drawing(label)}>
      <div className="relative">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full overflow-visible">
          <defs>
            <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="9" height="9" className="fill-surface-2" />
              <rect width="4" height="9" className="fill-track" />
            </pattern>
          </defs>
          <path d={area(frame.from, grey)} className="fill-surface-3" />
          <path d={area(grey, frame.to)} fill={`url(#${id})`} />
          <path d={area(now.at, expected.at)} className="fill-rise" />
          <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line-2" />
          <Upright x={xOf(frame, now.at)} from={top(now.at)} className="stroke-page" width={2} />
          {hope && (
            <Upright x={xOf(frame, hope.at)} from={top(hope.at)} className="stroke-ink" width={1.6} dashed />
          )}
          <Upright x={xOf(frame, expected.at)} from={-32} className="stroke-ink" width={2} />
          <circle
            cx={xOf(frame, expected.at)}
            cy={top(expected.at)}
            r="6"
            className="fill-page stroke-ink"
            strokeWidth="3"
          />
        </svg>
        <Word at={now.at} side="left" {...{ points, frame }}>
          {now.label}
        </Word>
        {hope && (
          <Word at={hope.at} side={hopeSide} onRise={isHopeInside} {...{ points, frame }}>
            {hope.label}
          </Word>
        )}
      </div>
      <span
        className="absolute top-0 -translate-x-1/2 rounded-badge bg-ink px-3.5 py-1.5 text-label font-semibold whitespace-nowrap text-page tnum"
        style={{ left: `clamp(76px, ${left(expected.at)}, calc(100% - 76px))` }}
      >
        {expected.label}
      </span>
      {raise && hasRaise && (
        <span
          className={cx(
            'absolute text-lead font-extrabold tracking-tighter text-on-rise tnum',
            isLow ? 'bottom-9' : 'bottom-16',
            raiseSide === 'middle'
              ? '-translate-x-1/2'
              : raiseSide === 'right'
                ? '-translate-x-full pr-3'
                : 'pl-3',
          )}
          style={{ left: left(raiseAt[raiseSide]) }}
        >
          {raise}
        </span>
      )}
      <div className="relative h-7 text-note text-ink-3 tnum">
        {ticks.map((tick) => (
          <span key={tick.at} className="absolute top-2 -translate-x-1/2" style={{ left: left(tick.at) }}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  )
}

type UprightProps = { x: number; from: number; width: number; className: string; dashed?: boolean }

function Upright({ x, from, width, className, dashed }: UprightProps) {
  return (
    <path
      d={`M${x} ${from}V${HEIGHT}`}
      className={className}
      strokeWidth={width}
      strokeDasharray={dashed ? '4 3' : undefined}
    />
  )
}

type WordProps = {
  at: number
  side: 'left' | 'right'
  onRise?: boolean
  points: readonly DensityPoint[]
  frame: Frame
  children: ReactNode
}

/** A label at the foot of a line, on its left or right. Near the drawing's edge it turns inward, above the curve. */
function Word({ at, side, onRise, points, frame, children }: WordProps) {
  const x = xOf(frame, at)
  const inward = side === 'left' ? 1 : -1
  const fits = side === 'left' ? x >= ROOM_FOR_WORD : x <= WIDTH - ROOM_FOR_WORD
  const span = ((frame.to - frame.from) * WORD) / WIDTH
  const highest = Math.max(...[0, 0.5, 1].map((part) => densityAt(points, at + inward * part * span)))
  return (
    <span
      className={cx(
        'absolute text-caption font-semibold whitespace-nowrap text-ink-2',
        fits ? 'bottom-2' : '-translate-y-full pb-1',
        fits === (side === 'left') ? '-translate-x-full' : '',
        fits && (side === 'left' ? 'pr-2' : 'pl-2'),
      )}
      style={{
        left: `${(100 * x) / WIDTH}%`,
        top: fits ? undefined : `${(100 * yOf(frame, highest)) / HEIGHT}%`,
      }}
    >
      {/* Small text is illegible on the coloured part. */}
      <span className={onRise ? 'rounded-badge bg-page px-1.5 py-0.5' : undefined}>{children}</span>
    </span>
  )
}
