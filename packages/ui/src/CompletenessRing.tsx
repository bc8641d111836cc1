import { drawing } from './drawing.ts'

/** Half of the gap between two segments, in degrees: leaves room for their round ends. */
const GAP = 10.5

/** The path of segment `index` of `count` on a ring, clockwise from the top. */
function ringSegment(index: number, count: number, size: number, stroke: number): string {
  const radius = (size - stroke) / 2
  const turn = 360 / count
  const start = point(index * turn + GAP, radius, size)
  const end = point((index + 1) * turn - GAP, radius, size)
  return `M${start}A${radius} ${radius} 0 0 1 ${end}`
}

function point(degrees: number, radius: number, size: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  const at = (n: number) => (size / 2 + n).toFixed(2)
  return `${at(radius * Math.cos(angle))} ${at(radius * Math.sin(angle))}`
}

type CompletenessRingProps = {
  /** One segment per flag, in order. */
  flags: readonly boolean[]
  percent: number
  /** '프로필 완성도 64퍼센트'. */
  label: string
  size?: number
}

/** How many parts are done and how many remain. */
export function CompletenessRing({ flags, percent, label, size = 72 }: CompletenessRingProps) {
  const stroke = Math.max(3.5, size * 0.097)
  return (
    <span
      {...drawing(label)}
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        width={size}
        height={size}
        fill="none"
        strokeWidth={stroke}
        strokeLinecap="round"
        className="absolute inset-0"
      >
        {Array.from(flags.entries(), ([i, done]) => (
          <path
            key={i}
            d={ringSegment(i, flags.length, size, stroke)}
            className={done ? 'stroke-primary' : 'stroke-line-2'}
          />
        ))}
      </svg>
      <span
        aria-hidden="true"
        className="font-bold tracking-tighter tnum"
        style={{ fontSize: Math.max(11, size * 0.25) }}
      >
        {percent}
        {size >= 56 && <span className="text-[.6em] font-semibold">%</span>}
      </span>
    </span>
  )
}
