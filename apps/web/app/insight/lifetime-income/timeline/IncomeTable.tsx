import type { YearIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { groupDigits } from '@coffeeattack/domain/salary/format'

/** The same figures as a table, newest first. Opens without JavaScript. */
export function IncomeTable({ items }: { items: readonly YearIncome[] }) {
  const rows = items.toSorted((a, b) => b.year - a.year)
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-body-s font-medium text-ink-2 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        표로 보기
      </summary>
      <table className="mt-1 w-full text-body-s tnum">
        <caption className="sr-only">해마다 받은 소득, 단위 만 원</caption>
        <thead className="text-caption text-ink-3">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              연도
            </th>
            <th scope="col" className="py-1.5 text-left font-medium">
              회사
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              소득 (만 원)
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, company, income }) => (
            <tr key={`${year} ${company}`} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-ink-3">
                {year}
              </th>
              <td className="py-2 pr-3">{company}</td>
              <td className="py-2 text-right font-semibold">{groupDigits(income)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
