import { answerStops } from '@coffeeattack/domain/companies/record'
import { tenthsText, TOO_FEW } from '@coffeeattack/domain/companies/record-words.ko'
import type { ReactNode } from 'react'
import type { CompanyRecord, RecordOf } from '../../companies/record/queries.ts'
import { SmallCup } from '../../companies/record/SmallCup.tsx'
import { type CompareCell, CompareGroup, CompareRow } from './CompareTable.tsx'
import type { PaidOffer } from './comparable.ts'

type RecordRowsProps = { offers: readonly PaidOffer[]; recordOf: RecordOf }

/** The companies' track records, figure by figure (KEEP-4). */
export function RecordRows({ offers, recordOf }: RecordRowsProps) {
  const records = offers.map(({ offer: { id }, entry: { companyId } }) => ({
    id,
    record: companyId === null ? null : recordOf(companyId),
  }))
  const cells = (
    figure: keyof CompanyRecord,
    best: (...values: number[]) => number,
    show: (value: number) => ReactNode,
    missing: ReactNode = null,
  ): CompareCell[] => {
    const values = records.flatMap(({ record }) => record?.[figure]?.value ?? [])
    // The best of one, or of equals, is not marked.
    const isNews = new Set(values).size > 1
    return records.map(({ id, record }) => {
      const value = record?.[figure]?.value
      if (value === undefined) return { id, content: record === undefined ? <Awaited /> : missing }
      return { id, content: show(value), isBest: isNews && value === best(...values) }
    })
  }
  return (
    <CompareGroup title="말한 대로 지켰을까요?">
      <CompareRow
        label="답하는 데"
        cells={cells('answers', Math.min, (stop) => answerStops[stop]!.name, <TooFew />)}
      />
      <CompareRow label="약속에 나온 횟수" cells={cells('came', Math.max, tenths)} />
      <CompareRow label="연봉을 지킨 횟수" cells={cells('payKept', Math.max, tenths)} />
    </CompareGroup>
  )
}

/** Reserves its space while it loads. */
function Awaited() {
  return <span aria-hidden="true">&nbsp;</span>
}

function TooFew() {
  return (
    <span className="inline-block text-note leading-snug text-balance text-ink-3 lg:text-caption">
      {TOO_FEW}
    </span>
  )
}

const tenths = (value: number) => (
  <span className="inline-flex items-center gap-1.5">
    <SmallCup tenths={value} />
    <span aria-hidden="true">{value}/10</span>
    <span className="sr-only">{tenthsText(value)}</span>
  </span>
)
