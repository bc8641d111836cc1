import type { Ref } from 'react'
import { CandidateTableRow, columns } from './CandidateTableRow.tsx'
import type { CandidateRow } from './queries.ts'
import { ticks, type Scale } from './scale/scale.ts'

type CandidateTableProps = {
  ref: Ref<HTMLTableElement>
  rows: readonly CandidateRow[]
  scale: Scale
  /** What was looked for: it is marked. */
  sought: readonly string[]
  openId: string | undefined
}

export function CandidateTable({ ref, rows, scale, sought, openId }: CandidateTableProps) {
  return (
    <table ref={ref} aria-label="후보자 목록" className="block rounded-card bg-surface">
      <thead className="block">
        <tr className={`${columns} h-[42px] border-b border-line text-caption text-ink-3`}>
          <th scope="col" className="text-left font-normal">
            후보자
          </th>
          <th scope="col" className="relative h-[18px] p-0 text-left font-normal tnum max-sm:hidden">
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
          <th scope="col" className="justify-self-center font-normal">
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
            isOpen={row.id === openId}
          />
        ))}
      </tbody>
    </table>
  )
}
