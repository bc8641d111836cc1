import { pointsText, runText, type SuggestionReason } from '@coffeeattack/domain/suggestions/reasons'
import { cx } from '@coffeeattack/ui/cx'
import { Sum } from './Sum.tsx'
import { onScale, type Part, partsOf, sumsOf } from './reasonParts.ts'

const sizes = {
  /** With figures, the two sums and the bracket. */
  whole: { up: 'h-6', down: 'mt-[3px] h-4.5' },
  /** For a card whose sum stands in its head. */
  card: { up: 'h-4.5', down: 'mt-[3px] h-3.5' },
  /** For a row of a table. */
  row: { up: 'h-3.5', down: 'mt-0.5 h-[11px]' },
  /** For weights that stand by themselves. */
  large: { up: 'h-8.5', down: 'mt-[3px] h-4.5' },
}

type Size = keyof typeof sizes

/** The narrowest part, on the scale to 100, that has room for its figure. */
const narrowest: Readonly<Record<Size, number>> = { whole: 4, card: 4, row: 12, large: 4 }

type ReasonRunProps = {
  reasons: readonly SuggestionReason[]
  size: Size
  /** For screen readers; the three sums when left out. */
  label?: string
  /** Every part with its figure. */
  figures?: boolean
  className?: string
}

/**
 * Reasons as parts on a scale from 0 to 100: solid parts run to the right, one for each reason for; below their end
 * hatched parts come back, one for each reason against. Shape and direction carry the meaning, not colour.
 */
export function ReasonRun({ reasons, size, label, figures = size === 'whole', className }: ReasonRunProps) {
  const { pros, cons, sum } = sumsOf(reasons)
  const parts = partsOf(reasons)
  const back = parts.filter(({ points }) => points < 0)
  const { up, down } = sizes[size]
  const isWhole = size === 'whole'
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={label ?? runText({ reasons, sum })}
      className={cx('tnum', isWhole && 'pr-10', className)}
    >
      <div className={cx('relative', up)}>
        {parts
          .filter(({ points }) => points > 0)
          .map((part) => (
            <Solid
              key={part.from}
              part={part}
              size={size}
              hasFigure={figures && part.width >= narrowest[size]}
            />
          ))}
        {isWhole && pros > 0 && <SumOfSide at={onScale(pros)} points={pros} tone="text-ink-2" />}
      </div>
      {back.length > 0 && (
        <div className={cx('relative', down)}>
          {back.map(({ from, width }) => (
            <i
              key={`${from} ${width}`}
              style={{ left: `${from}%`, width: `calc(${width}% - 2px)` }}
              className="absolute inset-y-0 taken-away rounded-tail"
            />
          ))}
          {isWhole && <SumOfSide at={onScale(pros)} points={-cons} tone="text-ink-3" />}
        </div>
      )}
      {isWhole && <Bracket sum={sum} />}
    </div>
  )
}

const figureSizes: Readonly<Record<Size, string>> = {
  whole: 'text-note',
  card: 'text-micro',
  row: 'text-[0.65625rem] leading-none',
  large: 'text-caption',
}

/** A figure that its part is too narrow for is left out. */
type SolidProps = { part: Part; size: Size; hasFigure: boolean }

function Solid({ part: { from, width, points }, size, hasFigure }: SolidProps) {
  return (
    <i
      style={{ left: `${from}%`, width: `${width}%` }}
      className={cx(
        'absolute inset-y-0 grid place-items-center overflow-hidden border-r-2 border-transparent bg-primary bg-clip-padding font-bold tracking-tight text-on-primary not-italic',
        size === 'row' ? 'rounded-[3px] first:rounded-l-[5px]' : 'rounded-tail first:rounded-l-tag',
        figureSizes[size],
      )}
    >
      {hasFigure && points}
    </i>
  )
}

function SumOfSide({ at, points, tone }: { at: number; points: number; tone: string }) {
  return (
    <span
      style={{ left: `${at}%` }}
      className={cx(
        'absolute top-1/2 -translate-y-1/2 pl-1.5 text-caption leading-none font-semibold whitespace-nowrap',
        tone,
      )}
    >
      {pointsText(points)}
    </span>
  )
}

/** From zero to where the parts stop. A sum that is too small for its words has them beside its end. */
function Bracket({ sum }: { sum: number }) {
  const width = onScale(sum)
  return (
    <div className="relative mt-1 h-8.5">
      <i
        style={{ width: `${width}%` }}
        className="absolute top-0 left-0 h-2 rounded-b-tag border-[1.5px] border-t-0 border-line-field"
      />
      <span
        style={{ left: `max(${width}%, 5.5rem)` }}
        className="absolute top-3 -translate-x-full text-label leading-[1.375rem] font-medium whitespace-nowrap text-ink-2"
      >
        더하면{' '}
        <b className="ml-0.5 text-h2 leading-none font-bold tracking-tight text-ink">
          <Sum of={sum} />
        </b>
      </span>
    </div>
  )
}
