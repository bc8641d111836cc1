import type { Compared, ComparedOffer } from '@coffeeattack/domain/offers/comparison'
import { NEGOTIABLE_NOTE } from '@coffeeattack/domain/offers/increase-rate'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { Card } from '@coffeeattack/ui/Card'
import { OriginLine, useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'

type ScaleParts = {
  /** Grey: the current salary, or the offered one where there is no raise. */
  base: number
  /** Solid: the certain raise. */
  sure: number
  /** Hatched: the possible raise up to the maximum. */
  beyond: number
}

/** A salary bar divided at the current income; all parts are fractions of the common scale. */
export function scaleParts(bar: { min: number; max: number }, nowAt: number | null): ScaleParts {
  const base = Math.min(bar.max, nowAt ?? bar.min)
  const sure = Math.max(0, bar.min - base)
  return { base, sure, beyond: Math.max(0, bar.max - base - sure) }
}

/** Every salary on one scale from zero; a line marks the current salary. */
export function SalaryScale({
  comparison: { offers, nowAt, scaleMax },
  origin,
}: {
  comparison: Compared
  origin: IncomeOrigin | null
}) {
  const word = useIncomeWord(origin)
  return (
    <Card title="같은 눈금으로 본 연봉">
      <ul className="mt-4 flex flex-col gap-4">
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} nowAt={nowAt} />
        ))}
      </ul>
      {nowAt !== null && <NowMark at={nowAt} label={`${word} ${moneyText(Math.round(nowAt * scaleMax))}`} />}
      {nowAt !== null && <OriginLine origin={origin} className="mt-1 text-caption text-ink-3" />}
    </Card>
  )
}

function Row({
  offer: { name, bar, salaryMin, salaryMax },
  nowAt,
}: {
  offer: ComparedOffer
  nowAt: number | null
}) {
  const top = salaryMax ?? salaryMin
  return (
    <li>
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-body-s">
        <b className="min-w-0 truncate">{name}</b>
        {top !== null && (
          <span className="shrink-0 font-semibold tnum">{rangeText(salaryMin ?? top, top)}</span>
        )}
      </p>
      {bar ? (
        <ScaleBar bar={bar} nowAt={nowAt} />
      ) : (
        <p className="text-caption text-ink-3">{NEGOTIABLE_NOTE}</p>
      )}
    </li>
  )
}

/** Under the bars, at the current income. Past the middle its label is left of the mark. */
function NowMark({ at, label }: { at: number; label: string }) {
  const place = at > 0.5 ? { right: `${(1 - at) * 100}%` } : { left: `${at * 100}%` }
  return (
    <div className="relative mt-2.5 h-5 text-caption text-ink-3 tnum">
      <span className="absolute whitespace-nowrap" style={place}>
        {label}
      </span>
    </div>
  )
}

const hatched = {
  rise: 'hatched',
  /** Without an income there is no raise, so nothing is coloured. */
  flat: 'bg-[repeating-linear-gradient(-45deg,var(--track)_0_3px,var(--surface-2)_3px_7px)]',
}

/** One salary on the common scale. The figures stand beside it, so it is hidden from screen readers. */
function ScaleBar({ bar, nowAt }: { bar: { min: number; max: number }; nowAt: number | null }) {
  const { base, sure, beyond } = scaleParts(bar, nowAt)
  const above = sure + beyond
  return (
    <div aria-hidden="true" className="relative h-5.5">
      <i
        className={`absolute inset-y-0 left-0 rounded-l-tag bg-track ${above === 0 ? 'rounded-r-tag' : 'rounded-r-xs'}`}
        style={{ width: `${base * 100}%` }}
      />
      {above > 0 && (
        <span
          className="absolute inset-y-0 flex animate-rise gap-0.5 pl-0.5"
          style={{ left: `${base * 100}%`, width: `${above * 100}%` }}
        >
          {sure > 0 && (
            <i
              className={`rounded-l-xs bg-rise ${beyond > 0 ? 'rounded-r-xs' : 'rounded-r-tag'}`}
              style={{ flexGrow: sure / above }}
            />
          )}
          {beyond > 0 && (
            <i
              className={`rounded-l-xs rounded-r-tag ${nowAt === null ? hatched.flat : hatched.rise}`}
              style={{ flexGrow: beyond / above }}
            />
          )}
        </span>
      )}
      {nowAt !== null && (
        <i
          className="absolute -inset-y-1.5 border-r-[1.5px] border-dashed border-ink"
          style={{ left: 0, width: `${nowAt * 100}%` }}
        />
      )}
    </div>
  )
}
