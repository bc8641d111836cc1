import { moneyText } from '@coffeeattack/domain/salary/format'

export type PathRow = { label: string; income: number; alike: number | null }

/** The same path in figures, for whoever would rather read. */
export function PathTable({ rows }: { rows: readonly PathRow[] }) {
  const hasAlike = rows.some(({ alike }) => alike !== null)
  return (
    <details className="mt-4 rounded-field bg-surface-2 px-4 text-body-s">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-ink-2">
        숫자로 보기
      </summary>
      <table className="mb-3 w-full text-right tnum">
        <thead className="text-caption text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              해
            </th>
            <th scope="col" className="py-1 font-medium">
              내 소득
            </th>
            {hasAlike && (
              <th scope="col" className="py-1 font-medium">
                비슷한 사람들
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, income, alike }) => (
            <tr key={label} className="border-t border-line-2">
              <th scope="row" className="py-2 text-left font-medium text-ink-2">
                {label}
              </th>
              <td className="py-2 text-ink">{moneyText(income)}</td>
              {hasAlike && <td className="py-2 text-ink-3">{alike === null ? '-' : moneyText(alike)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
