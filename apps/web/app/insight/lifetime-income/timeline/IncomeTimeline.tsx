import type { YearIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { useId } from 'react'
import { timelineSentence } from '../words.ts'
import { BASE, geometryOf, SIZE, type Column, type Strip } from './geometry.ts'

type IncomeTimelineProps = {
  items: readonly YearIncome[]
  /** More years are loading. */
  loading?: boolean
  /** Draws the columns without animation, for a page that is rendered with them. */
  isStill?: boolean
}

/** The delay between two columns. */
const STAGGER_MS = 60

/** Space for the column that is loading. */
const GHOST = SIZE.column + SIZE.gap

/**
 * A column per year, with a strip per employer below. It grows to the left. Where it is wider than the page it
 * reaches the page's edge (`--gut`) and scrolls sideways, starting at its right end.
 */
export function IncomeTimeline({ items, loading = false, isStill = false }: IncomeTimelineProps) {
  const base = useId()
  const { columns, strips, ...size } = geometryOf(items)
  const width = size.width + (loading ? GHOST : 0)
  if (columns.length === 0) return null
  return (
    <section
      aria-label="해마다 번 소득 그림"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be pushed sideways can be reached by keys
      tabIndex={0}
      className="-mx-(--gut) flex flex-row-reverse overflow-x-auto overscroll-x-contain px-(--gut) pb-2"
    >
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
        role="img"
        aria-label={timelineSentence(items)}
        viewBox={`${-width} 0 ${width} ${size.height}`}
        width={width}
        height={size.height}
        className="max-w-none shrink-0 tnum"
      >
        <clipPath id={base}>
          <rect x={-width} y={0} width={width} height={BASE} />
        </clipPath>
        <g clipPath={`url(#${base})`}>
          {columns.toReversed().map((column, index) => (
            <Bar
              key={column.year}
              column={column}
              isNewest={index === 0}
              delayMs={isStill ? null : index * STAGGER_MS}
            />
          ))}
          {loading && (
            <rect
              x={-width}
              y={BASE - 36}
              width={SIZE.column}
              height={44}
              rx={7}
              className="animate-pulse fill-surface-2 motion-reduce:animate-none"
            />
          )}
        </g>
        <line x1={-width} x2={0} y1={BASE} y2={BASE} className="stroke-line-2" />
        {columns.map((column) => (
          <Labels key={column.year} column={column} isNewest={column === columns.at(-1)} />
        ))}
        {strips.map((strip) => (
          <Employer key={`${strip.company} ${strip.from}`} strip={strip} />
        ))}
      </svg>
    </section>
  )
}

type BarProps = {
  column: Column
  isNewest: boolean
  /** The delay before it grows; null without animation. */
  delayMs: number | null
}

const GROWS =
  'origin-bottom transition-[scale] duration-500 ease-enter [transform-box:fill-box] motion-safe:starting:scale-y-0'

/** Rounded at the top, cut off at the axis. */
function Bar({ column, isNewest, delayMs }: BarProps) {
  const { x, height } = column
  if (height === 0) return null
  return (
    <rect
      x={x}
      y={BASE - height}
      width={SIZE.column}
      height={height + 8}
      rx={7}
      style={delayMs === null ? undefined : { transitionDelay: `${delayMs}ms` }}
      className={`${delayMs === null ? '' : GROWS} ${isNewest ? 'fill-primary' : 'fill-surface-3'}`}
    />
  )
}

function Labels({ column: { year, income, x, height }, isNewest }: { column: Column; isNewest: boolean }) {
  const middle = x + SIZE.column / 2
  const look = isNewest ? 'fill-ink font-bold' : 'fill-ink-3'
  return (
    <g textAnchor="middle" className={`text-fine ${look}`}>
      {income > 0 && (
        <text x={middle} y={BASE - height - 7}>
          {groupDigits(income)}
        </text>
      )}
      <text x={middle} y={BASE + 19}>
        {year}
      </text>
    </g>
  )
}

function Employer({ strip: { x, y, width, text } }: { strip: Strip }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={SIZE.strip} rx={10} className="fill-surface-2" />
      {/* At the right end, which is visible first. */}
      <text x={x + width - 10} y={y + 20} textAnchor="end" className="fill-ink-2 text-[.8125rem]">
        {text}
      </text>
    </g>
  )
}
