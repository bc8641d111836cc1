import { bareFigure, payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import type { Difference } from '@coffeeattack/domain/pacts/differences'
import { monthlyWon, type Terms } from '@coffeeattack/domain/pacts/terms'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { DifferenceMark, OfferOverTerms } from '@coffeeattack/kit/pacts/OfferOverTerms'
import type { ReactNode } from 'react'

const columns = 'lg:grid-cols-[6.25rem_6.5rem_10.5rem_minmax(0,1fr)] lg:gap-x-3.5'

/** Item, offer, terms, difference: the head of the table where there is room for one. */
export function PayHead() {
  return (
    <div
      aria-hidden="true"
      className={`grid h-9 items-center px-5 text-caption text-ink-3 max-lg:hidden ${columns}`}
    >
      <span>돈 (만 원)</span>
      <span className="text-right">제안</span>
      <span className="pr-3 text-right">합의</span>
      <span>제안과 견주면</span>
    </div>
  )
}

type PayRowProps = {
  difference: Difference
  terms: Terms
  stockKind: Parameters<typeof payName>[1]
  /** The figure, or the fields for it. */
  children: ReactNode
  /** The reason for a lower figure, or the field for it. */
  reason?: ReactNode
}

/** One figure beside the offer's, with its difference. A lower one has an edge and its reason (PACT-2). */
export function PayRow({ difference, terms, stockKind, children, reason }: PayRowProps) {
  const { kind, offered, step } = difference
  const name = payName(kind, stockKind)
  const isLower = step === 'LOWER'
  return (
    <fieldset
      aria-label={name}
      className={`relative grid grid-cols-[minmax(0,1fr)_10.5rem] items-center gap-x-3.5 border-t border-line px-4 py-2.5 [grid-template-areas:'name_terms'_'bars_bars'_'offer_mark'_'why_why'] lg:min-h-[58px] lg:px-5 lg:py-2 lg:[grid-template-areas:'name_offer_terms_bars'_'name_offer_terms_mark'_'why_why_why_why'] ${columns} ${isLower ? 'bg-surface-2/55 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary' : ''}`}
    >
      <p className="text-label leading-snug font-semibold [grid-area:name]">
        {name}
        <small className="block text-caption leading-tight font-normal text-ink-3">
          {noteOf(difference, terms)}
        </small>
      </p>
      <p className="text-label text-ink-3 tnum [grid-area:offer] max-lg:mt-1 lg:text-right">
        <span className="lg:sr-only">제안 </span>
        {bareFigure(offered)}
      </p>
      <div className="min-w-0 [grid-area:terms]">{children}</div>
      <OfferOverTerms
        difference={difference}
        name={name}
        className="[grid-area:bars] max-lg:mt-2 lg:self-end"
      />
      <p className="[grid-area:mark] max-lg:mt-1 max-lg:text-right lg:self-start">
        <DifferenceMark difference={difference} />
      </p>
      {isLower && <div className="mt-2 [grid-area:why]">{reason}</div>}
    </fieldset>
  )
}

function noteOf({ kind }: Difference, { base, stock }: Terms): string {
  if (kind === 'base')
    return base === null ? '한 해' : `다달이 ${groupDigits(Math.floor(monthlyWon(base) / 10_000))}`
  if (kind === 'bonus') return '해마다'
  if (kind === 'signing') return '첫해 한 번'
  return stock && stock.years > 1 ? `${stock.years}년, 한 해 어림` : '한 해 어림'
}
