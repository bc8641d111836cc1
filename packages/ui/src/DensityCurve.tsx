import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { areaPath, densityAt, frameOf, xOf, yOf, type DensityPoint } from './density/area.ts'
import { drawing } from './drawing.ts'

type DensityCurveProps = {
  /** The people alike, by amount; ascending. */
  points: readonly DensityPoint[]
  now: { at: number; label: ReactNode }
  expected: { at: number; label: ReactNode }
  hope?: { at: number; label: ReactNode }
  /** On the cherry part, where it is wide enough: '+980'. */
  raise?: ReactNode
  ticks: readonly { at: number; label: ReactNode }[]
  /** The picture in one sentence. */
  label: string
}

const WIDTH = 350
const HEIGHT = 164
const ROOM_FOR_RAISE = 44

/** Where an income stands among people alike: grey up to now, cherry up to what may be expected, hatched beyond. */
export function DensityCurve({ points, now, expected, hope, raise, ticks, label }: DensityCurveProps) {
  const id = useId()
  const frame = frameOf(points, WIDTH, HEIGHT)
  const area = (from: number, to: number) => areaPath(points, frame, from, to)
  const left = (at: number) => `${(100 * xOf(frame, at)) / WIDTH}%`
  const top = (at: number) => yOf(frame, densityAt(points, at))
  const room = xOf(frame, expected.at) - xOf(frame, now.at)
  const grey = Math.min(now.at, expected.at)
  return (
    <div className="relative pt-13" {...drawing(label)}>
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
      <span
        className="absolute top-0 -translate-x-1/2 rounded-badge bg-ink px-3.5 py-1.5 text-label font-semibold whitespace-nowrap text-page tnum"
        style={{ left: `clamp(76px, ${left(expected.at)}, calc(100% - 76px))` }}
      >
        {expected.label}
      </span>
      <Foot at={left(now.at)} side="left">
        {now.label}
      </Foot>
      {hope && (
        <Foot at={left(hope.at)} side="right">
          {hope.label}
        </Foot>
      )}
      {raise && room >= ROOM_FOR_RAISE && (
        <span
          className="absolute bottom-16 -translate-x-1/2 text-[1.1875rem] font-extrabold tracking-[-.04em] text-on-rise tnum"
          style={{ left: left((now.at + expected.at) / 2) }}
        >
          {raise}
        </span>
      )}
      <div className="relative h-7 text-[.75rem] text-ink-3 tnum">
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

/** A word at the foot of a line, on its left or right. */
function Foot({ at, side, children }: { at: string; side: 'left' | 'right'; children: ReactNode }) {
  return (
    <span
      className={cx(
        'absolute bottom-9 text-caption font-semibold text-ink-2',
        side === 'left' ? '-translate-x-full pr-2' : 'pl-2',
      )}
      style={{ left: at }}
    >
      {children}
    </span>
  )
}
