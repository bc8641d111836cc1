import { bareFigure, sumDifferenceText } from '@coffeeattack/domain/pacts/difference-words.ko'
import { differencesOf, firstYearDifference, type OfferedPay } from '@coffeeattack/domain/pacts/differences'
import { monthlyWon, type Terms } from '@coffeeattack/domain/pacts/terms'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { ReactNode } from 'react'
import { partLabel, partText, type TermPart } from './compare.ts'
import { PayHead, PayRow } from './PayRow.tsx'

type TermsSheetProps = { terms: Terms; offered: OfferedPay; who: string }

/** A version as it was sent: figures beside the offer's, and the conditions (PACT-2). */
export function TermsSheet({ terms, offered, who }: TermsSheetProps) {
  const stockKind = (terms.stock ?? offered.pay.stock)?.kind ?? null
  return (
    <Sheet>
      <PayHead />
      {differencesOf(terms, offered)
        .filter(({ step }) => step !== 'NONE')
        .map((difference) => (
          <PayRow
            key={difference.kind}
            {...{ difference, terms, stockKind }}
            reason={<Reason who={who}>{terms.reasons[difference.kind] ?? ''}</Reason>}
          >
            <p className="text-right text-body-s font-bold tracking-snug tnum">
              {bareFigure(difference.agreed)}
            </p>
          </PayRow>
        ))}
      <SumRow {...{ terms, offered }} />
      <Conditions note="근로기준법 제17조가 정한 것을 모두 담았어요">
        {shown.map((field) => (
          <Condition key={field} label={partLabel(field, null)}>
            {field === 'mealsMonthly' ? mealsText(terms) : partText(field, terms)}
          </Condition>
        ))}
      </Conditions>
    </Sheet>
  )
}

const shown = [
  'startsOn',
  'place',
  'work',
  'hours',
  'rest',
  'holidays',
  'leave',
  'pay',
  'probation',
  'mealsMonthly',
  'other',
] as const satisfies readonly TermPart[]

/** '기본급 580 · 식대 20만 원' */
function mealsText({ base, mealsMonthly }: Terms): string {
  if (mealsMonthly === null) return ''
  const rest = base === null ? null : Math.floor(monthlyWon(base) / 10_000) - mealsMonthly
  return [rest !== null && `기본급 ${groupDigits(rest)}`, `식대 ${mealsMonthly}만 원`]
    .filter(Boolean)
    .join(' · ')
}

/** The ground of the terms; where they change it is their lowest layer. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2.5 mb-6 overflow-hidden rounded-option bg-surface max-lg:-mx-4 max-lg:rounded-none max-lg:bg-page console:mb-0 console:rounded-b-none">
      {children}
    </div>
  )
}

function Reason({ who, children }: { who: string; children: string }) {
  return (
    <>
      <p className="flex justify-between gap-3 text-caption text-ink-3">
        <b className="font-medium">적은 이유</b>
        <span>{who} 님이 금액보다 먼저 읽어요</span>
      </p>
      <p className="mt-0.5 text-label text-pretty text-ink-2">{children}</p>
    </>
  )
}

/** The first year of both. Ends that moved apart are both told. */
export function SumRow({ terms, offered }: { terms: Terms; offered: OfferedPay }) {
  const sums = firstYearDifference(terms, offered)
  if (!sums) return null
  return (
    <div className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 border-t-[1.5px] border-ink px-4 py-2 text-label tnum lg:grid-cols-[6.25rem_6.5rem_10.5rem_minmax(0,1fr)] lg:px-5">
      <b className="font-bold">첫해</b>
      <span className="text-right text-ink-3 max-lg:order-2 max-lg:text-left">
        <span className="lg:sr-only">제안 </span>
        {bareFigure(sums.offered)}
      </span>
      <b className="text-right text-body-s font-bold tracking-snug">{bareFigure(sums.agreed)}</b>
      <span className="text-caption text-ink-3 max-lg:order-3 max-lg:text-right">
        {sumDifferenceText(sums)}
      </span>
    </div>
  )
}

/** The heading and the grid of the conditions. */
export function Conditions({ note, children }: { note: string; children: ReactNode }) {
  return (
    <section className="border-t-8 border-canvas px-4 pt-3 pb-4 max-lg:border-surface-2 lg:px-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-label">
        <h2 className="font-bold">일하는 조건</h2>
        <span className="text-caption text-ink-3">{note}</span>
      </div>
      <div className="grid gap-x-5 gap-y-1.5 lg:grid-cols-2">{children}</div>
    </section>
  )
}

function Condition({ label, children }: { label: string; children: string }) {
  if (children === '') return null
  return (
    <p className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2 py-1 text-label leading-normal">
      <span className="text-ink-3">{label}</span>
      <span className="font-medium whitespace-pre-line tnum [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}
