import type { FunnelStep } from '@coffeeattack/domain/offers/figures'
import { hoursText, stepNames } from '@coffeeattack/domain/offers/figures-words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { Figures } from '../queries.ts'

export type FunnelRow = Figures['total'] & { key: string; name: string }

type FunnelTableProps = {
  /** The head of the first column: '포지션'. */
  of: string
  rows: readonly FunnelRow[]
  total: Figures['total']
  steps: readonly FunnelStep[]
  /** Shows the median time to an answer. */
  hasHours?: boolean
  isPaper?: boolean
}

/** The columns that fit on a phone. */
const onPhones: ReadonlySet<FunnelStep> = new Set(['sent', 'answered', 'matched', 'hired'])
const wide = 'max-sm:hidden print:table-cell'

/** A row for each group, and the sum. */
export function FunnelTable({ of, rows, total, steps, hasHours = false, isPaper = false }: FunnelTableProps) {
  const [row, head] = isPaper ? ['h-[22px]', 'h-[22px] text-micro'] : ['h-[38px]', 'h-8 text-caption']
  const cellsOf = (one: Figures['total']) => (
    <>
      {steps.map((step) => (
        <td key={step} className={cellLook(step, one[step])}>
          {groupDigits(one[step])}
        </td>
      ))}
      {hasHours && (
        <td
          className={`pl-1 text-right whitespace-nowrap tnum ${wide} ${one.answerHours === null ? 'text-ink-3' : ''}`}
        >
          {one.answerHours === null ? '–' : hoursText(one.answerHours)}
        </td>
      )}
    </>
  )
  return (
    <table
      aria-label={`${of}마다`}
      className={`w-full table-fixed border-collapse ${isPaper ? 'text-note' : 'text-label'}`}
    >
      <thead className="text-ink-3">
        <tr className={`${head} *:font-medium`}>
          <th className={`text-left ${hasHours ? 'w-1/3 sm:w-1/4 print:w-1/4' : 'w-2/5'}`}>{of}</th>
          {steps.map((step) => (
            <th key={step} className={`pl-1 text-right whitespace-nowrap ${onPhones.has(step) ? '' : wide}`}>
              {step === 'hired' ? '채용' : stepNames[step]}
            </th>
          ))}
          {hasHours && <th className={`w-[13%] text-right ${wide}`}>답까지</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.key} className={`${row} border-t border-line`}>
            <th scope="row" className="truncate text-left font-medium">
              {one.name}
            </th>
            {cellsOf(one)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={`${row} border-t-[1.5px] border-ink font-bold`}>
          <th scope="row" className="text-left">
            모두
          </th>
          {cellsOf(total)}
        </tr>
      </tfoot>
    </table>
  )
}

const cellLook = (step: FunnelStep, count: number) =>
  `pl-1 text-right tnum ${onPhones.has(step) ? '' : wide} ${count === 0 ? 'font-normal text-ink-3' : ''}`
