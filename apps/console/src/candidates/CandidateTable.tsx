import type { Ref } from 'react'
import { CandidateTableRow, columns } from './CandidateTableRow.tsx'
import type { CandidateRow } from './queries.ts'
import { ticks, type Scale } from './scale/scale.ts'
import type { Range } from './search.ts'

type CandidateTableProps = {
  ref: Ref<HTMLTableElement>
  label: string
  rows: readonly CandidateRow[]
  scale: Scale
  /** What was looked for: it is marked. */
  sought: readonly string[]
  /** The searched budget: it runs through all rows. */
  budget: Range
  openId: string | undefined
}

export function CandidateTable({ ref, label, rows, scale, sought, budget, openId }: CandidateTableProps) {
  const isOurs = rows.some(({ marks }) => marks !== null)
  return (
    <table ref={ref} aria-label={label} className="block bg-surface max-sm:-mx-4 sm:rounded-card">
      <thead className="block max-sm:sr-only">
        <tr className={`${columns(isOurs)} h-[38px] border-b border-line text-caption text-ink-3`}>
          <th scope="col" className={`text-left font-normal ${isOurs ? 'sm:col-span-2 sm:pl-1.5' : ''}`}>
            후보자와 찾은 이유
          </th>
          <th scope="col" className="relative h-[18px] p-0 text-left font-normal tnum">
            <span className="sr-only">지금과 희망 연봉</span>
            {ticks(scale).map(({ at, text }, index, { length }) => (
              <i
                key={text}
                aria-hidden="true"
                style={{ left: `${at}%` }}
                className={`absolute whitespace-nowrap not-italic ${index === 0 ? '' : index === length - 1 ? '-translate-x-full' : '-translate-x-1/2'}`}
              >
                {text}
              </i>
            ))}
          </th>
          <th scope="col" className="justify-self-center font-normal whitespace-nowrap">
            완성도
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((row) => (
          <CandidateTableRow
            key={row.id}
            row={row}
            scale={scale}
            sought={sought}
            budget={budget}
            isOpen={row.id === openId}
          />
        ))}
      </tbody>
    </table>
  )
}
