import { withJosa } from '@coffeeattack/domain/text/josa'
import type { Alert } from './queries.ts'

type GapBarsProps = { best: string; gap: Alert['gap']; sum: number }

/** The gap to the best group, split into the same reasons as everywhere: hatched is less, solid is more. */
export function GapBars({ best, gap, sum }: GapBarsProps) {
  const all = [...gap.map(({ points }) => points), sum]
  const less = Math.max(0, ...all.map((points) => -points))
  const more = Math.max(0, ...all)
  const whole = less + more || 1
  const zero = (less / whole) * 100
  const bar = { zero, whole }
  return (
    <div>
      <h3 className="flex flex-wrap justify-between gap-x-2 text-caption font-semibold text-ink-2">
        어떤 이유에서 갈렸나요?
        <span className="font-normal text-ink-3">{withJosa(best, '와/과')} 평균 차이</span>
      </h3>
      <dl className="mt-1.5 text-caption tnum">
        {gap.map(({ signal, label, points }) => (
          <GapRow key={signal} name={label} points={points} {...bar} />
        ))}
        <GapRow isSum name="더하면" points={sum} {...bar} />
      </dl>
    </div>
  )
}

type GapRowProps = { name: string; points: number; zero: number; whole: number; isSum?: boolean }

function GapRow({ name, points, zero, whole, isSum = false }: GapRowProps) {
  const width = (Math.abs(points) / whole) * 100
  return (
    <div
      className={`grid grid-cols-[88px_minmax(0,1fr)_44px] items-center gap-2.5 ${isSum ? 'min-h-7.5 border-t-[1.5px] border-ink font-bold' : 'min-h-6'}`}
    >
      <dt>{name}</dt>
      <dd aria-hidden="true" className="relative h-3">
        <i
          style={{ left: `${zero}%` }}
          className="absolute -inset-y-1.5 -translate-x-1/2 border-l-[1.5px] border-line-field"
        />
        <i
          style={{ left: `${points < 0 ? zero - width : zero}%`, width: `${width}%` }}
          className={`absolute inset-y-0 rounded-[3px] ${points < 0 ? 'taken-away' : 'bg-primary'}`}
        />
      </dd>
      <dd className="text-right font-semibold">
        {points < 0 ? '−' : '+'}
        {Math.abs(points).toFixed(1)}
      </dd>
    </div>
  )
}
