import { moneyText } from '@coffeeattack/domain/salary/format'
import type { ReactNode } from 'react'
import { peerLines, barsOf, type PathColumn, type Point } from './path-shapes.ts'

const WIDTH = 350
const HEIGHT = 170
/** Room above the columns for the others' line. */
const ROOF = 8
/** The height of a label. */
const FOOT = 22

type PathChartProps = {
  columns: readonly PathColumn[]
  /** The drawing in one sentence. */
  label: string
}

/** A column per year on one baseline: the rise since the first full year coloured, the others as a line. */
export function PathChart({ columns, label }: PathChartProps) {
  const frame = { width: WIDTH, height: HEIGHT, gap: columns.length > 6 ? 8 : 12 }
  const bars = barsOf(columns, frame)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    <div role="img" aria-label={label} className="tnum">
      <div className="relative">
        <svg
          viewBox={`0 ${-ROOF} ${WIDTH} ${HEIGHT + ROOF}`}
          className="block h-auto w-full overflow-visible"
        >
          {bars.map(({ x, width, base, rise }, index) => (
            <g key={columns[index]!.label}>
              <path
                d={columnPath(x, HEIGHT - base, width, base, rise > 1 ? 0 : 7)}
                className={columns[index]!.whole ? 'fill-track' : 'fill-surface-3'}
              />
              {rise > 1 && (
                <path
                  d={columnPath(x, HEIGHT - base - rise, width, rise - 2, 7)}
                  className="fill-rise motion-safe:animate-rise"
                />
              )}
            </g>
          ))}
          <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line-2" />
          {peerLines(columns, frame).map((line) => (
            <AlikeLine key={line[0]!.x} line={line} />
          ))}
        </svg>
        {bars.map(({ x, width, base, rise }, index) => (
          <span
            key={columns[index]!.label}
            className="absolute -translate-x-1/2 pb-1.5 text-[.7rem] leading-none text-ink-2 data-newest:font-bold data-newest:text-ink"
            data-newest={index === bars.length - 1 || undefined}
            style={{
              left: percent(x + width / 2, WIDTH),
              // Inside the column's foot, clear of the others' line; above a column that is too low for it.
              bottom: percent(base + rise < FOOT ? base + rise : 0, HEIGHT + ROOF),
            }}
          >
            {columns[index]!.figure}
          </span>
        ))}
      </div>
      <div className="mt-1.5 grid auto-cols-fr grid-flow-col text-center text-note text-ink-3">
        {columns.map((column) => (
          <span key={column.label}>{column.label}</span>
        ))}
      </div>
    </div>
  )
}

function AlikeLine({ line }: { line: readonly Point[] }) {
  const points = line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return (
    <g className="stroke-ink">
      <path d={`M${points.join('L')}`} fill="none" strokeWidth="2" strokeDasharray="5 4" />
      {line.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" className="fill-page" strokeWidth="2" />
      ))}
    </g>
  )
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

function columnPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, height, width / 2)
  return `M${x} ${y + height}V${y + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${y + height}Z`
}

type PathLegendProps = { hasRise: boolean; hasAlike: boolean; hasParts: boolean; hasFigures: boolean }

/** The legend of the path's colours and the unit of its figures. Screen readers get the drawing's own sentence. */
export function PathLegend({ hasRise, hasAlike, hasParts, hasFigures }: PathLegendProps) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-3">
      <Key mark={<i className="size-3 rounded-xs bg-track" />}>처음 소득</Key>
      {hasRise && <Key mark={<i className="size-3 rounded-xs bg-rise" />}>오른 만큼</Key>}
      {hasParts && <Key mark={<i className="size-3 rounded-xs bg-surface-3" />}>몇 달만 일한 해</Key>}
      {hasAlike && (
        <Key mark={<i className="w-4 border-t-2 border-dashed border-ink" />}>비슷한 사람들의 가운데</Key>
      )}
      {hasFigures && <li>단위 만 원</li>}
    </ul>
  )
}

function Key({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      {mark}
      {children}
    </li>
  )
}

type PathRow = { label: string; income: number; alike: number | null }

/** The same path as a table. */
export function PathTable({ rows }: { rows: readonly PathRow[] }) {
  const hasAlike = rows.some(({ alike }) => alike !== null)
  return (
    <details className="mt-4 rounded-field bg-surface-2 px-4 text-body-s">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-ink-2">
        숫자로 보기
      </summary>
      <table className="mb-3 w-full text-right tnum">
        <thead className="text-caption text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              해
            </th>
            <th scope="col" className="py-1 font-medium">
              내 소득
            </th>
            {hasAlike && (
              <th scope="col" className="py-1 font-medium">
                비슷한 사람들
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, income, alike }) => (
            <tr key={label} className="border-t border-line-2">
              <th scope="row" className="py-2 text-left font-medium text-ink-2">
                {label}
              </th>
              <td className="py-2 text-ink">{moneyText(income)}</td>
              {hasAlike && <td className="py-2 text-ink-3">{alike === null ? '-' : moneyText(alike)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
