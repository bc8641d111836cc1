import { monthText, wonText } from '@coffeeattack/domain/companies/statement'
import { Button } from '@coffeeattack/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statementMonthsQuery } from '../queries.ts'

const figure = 'px-2 text-right tnum whitespace-nowrap sm:px-4'
const wide = 'max-lg:hidden'

/** How many months stand there at first: a quarter. */
const FIRST = 3

/** What all companies, or one, owe and have paid by month; for admins. */
export function MonthSums({ companyId }: { companyId: string | undefined }) {
  const months = useQuery(statementMonthsQuery(companyId))
  const [isWhole, setWhole] = useState(false)
  const all = months.data?.items ?? []
  if (all.length === 0) return null
  const rows = isWhole ? all : all.slice(0, FIRST)
  return (
    <section aria-label="달마다 더한 금액" className="mb-4 overflow-hidden rounded-card bg-surface">
      <table aria-label="달마다 더한 금액" className="w-full border-collapse text-body-s">
        <thead className="text-left text-caption text-ink-3">
          <tr className="border-b border-line *:h-10 *:font-medium">
            <th className="pl-4 sm:pl-5">달</th>
            <th className={`${figure} ${wide}`}>회사</th>
            <th className={`${figure} ${wide}`}>공급가액</th>
            <th className={`${figure} ${wide}`}>부가세</th>
            <th className={figure}>합계</th>
            <th className={`${figure} max-sm:hidden`}>보내기 전</th>
            <th className={`${figure} max-sm:hidden`}>받음</th>
            <th className={`${figure} pr-4 sm:pr-5`}>받을 돈</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, companyCount, sum, vat, total, unsent, paid, unpaid, overdue }) => (
            <tr key={month} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pl-4 text-left font-semibold whitespace-nowrap tnum sm:pl-5">
                {monthText(month)}
              </th>
              <td className={`${figure} ${wide}`}>{`${companyCount}곳`}</td>
              <td className={`${figure} ${wide}`}>{wonText(sum)}</td>
              <td className={`${figure} ${wide}`}>{wonText(vat)}</td>
              <td className={`${figure} font-semibold`}>{wonText(total)}</td>
              <td className={`${figure} max-sm:hidden`}>{wonText(unsent)}</td>
              <td className={`${figure} max-sm:hidden`}>{wonText(paid)}</td>
              <td className={`${figure} py-2 pr-4 sm:pr-5`}>
                {wonText(unpaid)}
                {overdue > 0 && (
                  <span className="block text-caption font-medium text-danger">
                    기한 지남 <span className="max-sm:block">{wonText(overdue)}</span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > FIRST && (
        <Button kind="weak" size="sm" wide onClick={() => setWhole(!isWhole)}>
          {isWhole ? '최근 달만 보기' : `${all.length}달 모두 보기`}
        </Button>
      )}
    </section>
  )
}
