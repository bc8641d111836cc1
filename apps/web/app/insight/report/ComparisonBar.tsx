import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import type { ComparisonRow } from './comparisons.ts'

type ComparisonBarProps = ComparisonRow & { now: number | null; most: number }

/** From zero, so that a raise looks as large as it is. */
export function ComparisonBar({ label, salary, strong, now, most }: ComparisonBarProps) {
  const above = now === null ? 0 : Math.max(0, salary - now)
  return (
    <li
      className={`grid grid-cols-[92px_1fr_auto] items-center gap-2 text-body-s ${strong ? 'font-bold text-ink' : 'text-ink-2'}`}
    >
      <span>{label}</span>
      <span aria-hidden="true" className="flex h-4.5 overflow-hidden">
        <i
          className={`block bg-track ${above > 0 ? 'rounded-l-[6px]' : 'rounded-[6px]'}`}
          style={{ width: `${(100 * (salary - above)) / most}%` }}
        />
        {above > 0 && (
          <i
            className="block animate-rise rounded-r-[6px] border-l-2 border-page bg-rise"
            style={{ width: `${(100 * above) / most}%` }}
          />
        )}
      </span>
      <b className={`min-w-13 text-right tnum ${strong ? 'font-bold' : 'font-semibold text-ink'}`}>
        <span aria-hidden="true">{groupDigits(salary)}</span>
        <span className="sr-only">{moneyText(salary)}</span>
      </b>
    </li>
  )
}
