import { speedText, tenthsText, TOO_FEW } from '@coffeeattack/domain/companies/record-words.ko'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import type { ReactNode } from 'react'
import type { CompanyRecord } from './queries.ts'
import { SmallCup } from './SmallCup.tsx'

function Piece({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1 whitespace-nowrap">{children}</span>
}

/** '약속 9/10' beside its cup; screen readers get the full words. */
function Tenths({ of, tenths }: { of: string; tenths: number }) {
  return (
    <Piece>
      <SmallCup tenths={tenths} />
      <span aria-hidden="true">
        {of} {tenths}/10
      </span>
      <span className="sr-only">
        {of} {tenthsText(tenths)}
      </span>
    </Piece>
  )
}

type RecordBriefProps = {
  record: CompanyRecord
  /** Without the clock icon, where space is short. */
  bare?: boolean
}

/**
 * A company's track record in one line: response time and the filled cups. Figures with too few answers are left out.
 */
export function RecordBrief({ record: { answers, came, payKept }, bare = false }: RecordBriefProps) {
  if (!answers && !came && !payKept) return TOO_FEW
  return (
    <>
      {answers && (
        <Piece>
          {!bare && <Clock size={15} className="shrink-0" />}
          {speedText(answers.value)}
        </Piece>
      )}
      {came && <Tenths of="약속" tenths={came.value} />}
      {payKept && <Tenths of="연봉" tenths={payKept.value} />}
    </>
  )
}
