import { peerGroupText } from '@coffeeattack/domain/insight/peers'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import type { SalaryReport } from '../salary/report.ts'
import { type ComparisonRow, comparisonRows } from './comparisons.ts'
import { Band } from './IncomeYears.tsx'

type ComparisonBarProps = ComparisonRow & { now: number | null; most: number }

/** Starts at zero, so that a raise is drawn in proportion. */
function ComparisonBar({ label, salary, strong, now, most }: ComparisonBarProps) {
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

/**
 * The current, expected and hoped-for salary and the offers on one baseline; only the part above the current one is
 * coloured.
 */
export function Comparisons({ report }: { report: SalaryReport }) {
  const rows = comparisonRows(report)
  const most = Math.max(...rows.map(({ salary }) => salary))
  const { baseSalary, offerPeerGroup } = report
  if (rows.length === 0) return null
  const rises = rows.some(({ salary }) => baseSalary !== null && salary > baseSalary)
  return (
    <>
      <Band />
      <section aria-labelledby="comparisons" className="px-5 lg:px-7 py-8">
        <h2 id="comparisons" className="text-h2">
          내 연봉, 한눈에 견줘 보기
        </h2>
        <ul className="mt-4.5 grid gap-3.5">
          {rows.map((row) => (
            <ComparisonBar key={row.label} {...row} now={baseSalary} most={most} />
          ))}
        </ul>
        {rises && (
          <p className="mt-3.5 flex items-center gap-1.5 text-caption text-ink-3">
            <i aria-hidden="true" className="size-3 rounded-[4px] bg-rise" />
            지금보다 오른 만큼
          </p>
        )}
        <p className="mt-3.5 text-caption text-ink-3 tnum">
          {offerPeerGroup &&
            `또래 제안 평균은 ${peerGroupText(offerPeerGroup)}, ${offerPeerGroup.people}명 이상이 받은 제안이에요. `}
          다른 사람의 값은 {MIN_PEOPLE}명 이상일 때만, 누구의 연봉인지 알 수 없게 다듬어 보여 드려요.
        </p>
      </section>
    </>
  )
}
