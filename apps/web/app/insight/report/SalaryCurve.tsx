import { peerGroupText, widerReasons } from '@coffeeattack/domain/insight/peers'
import { topPercentText } from '@coffeeattack/domain/insight/percentile'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { DensityCurve } from '@coffeeattack/ui/DensityCurve'
import type { SalaryReport } from '../salary/report-query.ts'
import { ticksWithin } from './comparisons.ts'

/** Whom the curve stands on, and why it is not the narrowest circle. */
function PeerLine({ group }: { group: NonNullable<SalaryReport['peerGroup']> }) {
  const reason = widerReasons[group.kind]
  return (
    <div className="text-caption text-ink-3 tnum">
      <div className="flex items-start justify-between gap-3">
        <p>
          {peerGroupText(group)} · {group.people}명 이상
        </p>
        <p className="shrink-0">단위 만 원</p>
      </div>
      {reason && <p className="mt-0.5">{reason}</p>}
    </div>
  )
}

/** Where today's and the expected salary stand among people alike. The raise wipes open once. */
export function SalaryCurve({ report }: { report: SalaryReport }) {
  const { distribution, peerGroup, baseSalary, salaryAverage, hopeSalary, expectedPercentile, percentile } =
    report
  const [first, last] = [distribution?.[0], distribution?.at(-1)]
  if (!first || !last || !peerGroup || baseSalary === null || salaryAverage === null) return null
  const place = topPercentText(expectedPercentile ?? percentile ?? 50)
  const raise = salaryAverage - baseSalary
  const fits = (at: number) => at >= first.salary && at <= last.salary
  return (
    <section className="px-5 lg:px-7 pt-6 pb-6">
      <PeerLine group={peerGroup} />
      <div className="mt-2 [&_.fill-rise]:animate-rise">
        <DensityCurve
          points={distribution!.map(({ salary, height }) => ({ at: salary, density: height }))}
          now={{ at: baseSalary, label: '지금' }}
          expected={{ at: salaryAverage, label: `${raise > 0 ? '예상' : '지금'} · ${place}` }}
          hope={hopeSalary !== null && fits(hopeSalary) ? { at: hopeSalary, label: '희망' } : undefined}
          raise={raise > 0 && `+${groupDigits(raise)}`}
          ticks={ticksWithin(first.salary, last.salary).map((at) => ({ at, label: groupDigits(at) }))}
          label={[
            `비슷한 사람들의 연봉 분포. 지금 ${moneyText(baseSalary)}`,
            percentile !== null && topPercentText(percentile),
            `예상 ${moneyText(salaryAverage)}, ${place}`,
            hopeSalary !== null && `희망 ${moneyText(hopeSalary)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        />
      </div>
    </section>
  )
}
