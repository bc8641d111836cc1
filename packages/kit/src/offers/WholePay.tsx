import { Amounts } from '@coffeeattack/ui/Amounts'
import { cx } from '@coffeeattack/ui/cx'
import { SlipRule } from '@coffeeattack/ui/Slip'
import { useId } from 'react'
import { PayKey, type PayLook, PayMark } from './PayMark.tsx'

type Figure = { readonly label: string; readonly figure: string }

type Column = {
  readonly label: string
  /** The year's pay, for screen readers. */
  readonly spoken: string
  /** From the bottom, as fractions of the highest column. */
  readonly layers: readonly { readonly kind: PayLook; readonly share: number }[]
  readonly beyond: number
}

export type WholePayProps = {
  readonly title: string
  readonly unit: string
  readonly first: Figure
  readonly further: readonly Figure[]
  readonly fourYears: Figure
  /** Four years; the first one is set apart. */
  readonly years: readonly Column[]
  readonly rows: readonly (Figure & { readonly kind: PayLook; readonly note: string })[]
  readonly notes: string
  readonly monthly: Figure & { readonly note: string }
}

/**
 * An offer's whole pay in the first year, in each further year and over four years: a drawing, and the rows that are
 * its legend.
 */
export function WholePay({ title, unit, years, rows, notes, monthly, ...sums }: WholePayProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="tnum">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={heading} className="text-h3">
          {title}
        </h2>
        <span className="shrink-0 text-caption text-ink-3">{unit}</span>
      </div>
      <Sums {...sums} />
      <Years years={years} />
      <p className="mt-2.5 flex items-baseline justify-between gap-3 text-body-s text-ink-2">
        {sums.fourYears.label}
        <b className="text-right text-h3 font-bold tracking-tight text-ink max-narrow:text-body-s">
          <Amounts>{sums.fourYears.figure}</Amounts>
        </b>
      </p>
      <SlipRule />
      <dl>
        {rows.map(({ kind, ...row }) => (
          <BillRow key={kind} {...row} mark={kind} />
        ))}
      </dl>
      {notes && <p className="mt-2 text-caption text-ink-3">{notes}</p>}
      <SlipRule />
      <dl>
        <BillRow {...monthly} />
      </dl>
    </section>
  )
}

/** Above their columns. Where the further years differ there is a line for each group of them. */
function Sums({ first, further }: Pick<WholePayProps, 'first' | 'further'>) {
  const look = 'block text-h3 leading-snug font-bold tracking-tight max-narrow:text-body-s'
  const differ = further.length > 1
  return (
    <div className="mt-3.5 flex justify-between gap-3">
      <dl className="shrink-0">
        <dt className="text-caption text-ink-3">{first.label}</dt>
        <dd className={look}>
          <Amounts>{first.figure}</Amounts>
        </dd>
      </dl>
      <dl className={cx('w-3/5', differ && 'grid content-end')}>
        {further.map(({ label, figure }) => (
          <div key={label} className={differ ? 'flex items-baseline justify-between gap-2' : undefined}>
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className={differ ? 'text-body-s font-bold tracking-tight' : look}>
              <Amounts>{figure}</Amounts>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const columns = 'grid grid-cols-[18%_1fr_18%_18%_18%] gap-x-[3%] [&>:nth-child(2)]:col-start-3'

/** Columns from zero, with a bracket under the four. */
function Years({ years }: Pick<WholePayProps, 'years'>) {
  return (
    <>
      <ol className={`${columns} mt-3 h-47 border-b border-line-2`}>
        {years.map(({ label, spoken, layers, beyond }) => (
          <li key={label} className="flex min-h-0 flex-col-reverse">
            <span className="sr-only">
              {label} {spoken}
            </span>
            {layers.map(({ kind, share }, place) => (
              <PayMark
                key={kind}
                kind={kind}
                // Small layers keep a minimum height; the base, by far the largest, shrinks instead.
                className={
                  place === 0
                    ? 'rounded-t-xs'
                    : 'min-h-1.5 shrink-0 rounded-xs border-b-[1.5px] border-surface bg-clip-padding'
                }
                style={{ height: `${share * 100}%` }}
              />
            ))}
            {beyond > 0 && (
              <PayMark
                kind="most"
                className="mb-0.5 min-h-1.5 shrink-0 rounded-t-tag border-b-0"
                style={{ height: `${beyond * 100}%` }}
              />
            )}
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className={`${columns} mt-1.5 text-center text-micro text-ink-3`}>
        {years.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <i
        aria-hidden="true"
        className="mt-2 block h-2 rounded-b-tag border-[1.5px] border-t-0 border-line-field"
      />
    </>
  )
}

function BillRow({ label, note, figure, mark }: Figure & { note: string; mark?: PayLook }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-1 text-body-s">
      <dt className="text-ink-2">
        {mark && (
          <span className="mr-2.5 inline-block">
            <PayKey kind={mark} />
          </span>
        )}
        {label} {note && <small className="text-caption text-ink-3">{note}</small>}
      </dt>
      <dd className="shrink-0 text-right font-semibold">{figure}</dd>
    </div>
  )
}
