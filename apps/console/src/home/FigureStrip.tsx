import { parseDay, dayText } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { beforeNames } from '@coffeeattack/domain/upkeep/period'
import type { House } from './queries.ts'
import { changeText } from './words.ts'

export const figureNames: Readonly<Record<keyof House['figures'], string>> = {
  sent: '보낸 어택',
  answered: '답',
  matched: '커피챗 매칭',
  hired: '채용 확정',
}

/** From the offer to the hire: four figures, each beside its days. */
export function FigureStrip({ house }: { house: House }) {
  const names = Object.entries(figureNames) as [keyof House['figures'], string][]
  return (
    <section
      aria-label="어택에서 채용까지"
      className="grid grid-cols-2 gap-y-4 rounded-card bg-surface py-4 lg:grid-cols-4"
    >
      {names.map(([name, label]) => (
        <FigureBox key={name} label={label} house={house} figure={house.figures[name]} />
      ))}
    </section>
  )
}

type FigureBoxProps = { label: string; house: House; figure: House['figures']['sent'] }

function FigureBox({ label, house, figure: { count, before, days } }: FigureBoxProps) {
  const change = changeText(count, before)
  return (
    <div className="flex items-end justify-between gap-3 px-4 even:border-l even:border-line lg:px-5 lg:not-first:border-l lg:not-first:border-line">
      <div className="min-w-0">
        <p className="text-caption text-ink-3">{label}</p>
        <p className="text-money-24 tnum">{groupDigits(count)}</p>
        <p className="text-caption text-ink-3 tnum">
          {beforeNames[house.period]} {groupDigits(before)}{' '}
          {change && (
            <span className={count > before ? 'font-semibold text-rise-text' : 'font-semibold text-ink-2'}>
              {change}
            </span>
          )}
        </p>
      </div>
      <DayBars days={days} first={house.days.from} />
    </div>
  )
}

/** A bar a day. A phone has no room for them. */
function DayBars({ days, first }: { days: readonly number[]; first: string }) {
  const from = parseDay(first) ?? 0
  const isLong = days.length > 10
  return (
    <div className="shrink-0 max-sm:hidden">
      <p className="sr-only">{`${dayText(from)}부터 ${days.join(', ')}`}</p>
      <Bars
        className={`h-13 ${isLong ? 'gap-px' : 'gap-1'}`}
        barClassName={isLong ? 'w-[3px]' : 'w-2.5'}
        counts={days.map((count, at) => [from + at, count])}
      />
    </div>
  )
}

type BarsProps = {
  /** When, and how much. */
  counts: readonly (readonly [key: number, count: number])[]
  className: string
  barClassName: string
}

/** Bars from zero; the last one is espresso. Words beside them say the same. */
export function Bars({ counts, className, barClassName }: BarsProps) {
  const most = Math.max(1, ...counts.map(([, count]) => count))
  const last = counts.at(-1)?.[0]
  return (
    <div aria-hidden="true" className={`flex items-end ${className}`}>
      {counts.map(([key, count]) => (
        <i
          key={key}
          className={`block rounded-xs ${barClassName} ${key === last ? 'bg-primary' : 'bg-track'}`}
          style={{ height: `${Math.max(4, (count / most) * 100)}%` }}
        />
      ))}
    </div>
  )
}
