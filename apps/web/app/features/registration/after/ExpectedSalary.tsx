import { topPercentText } from '@coffeeattack/domain/report/percentile'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { MoneyFigure } from '../../../salary/MoneyFigure.tsx'
import type { SalaryReport } from '../../../salary/report-query.ts'
import { countedIncome } from './IncomeCard.tsx'

/** A place is told where it is good news; the report has the whole picture. */
const ABOVE_MOST = 50

/** The figure of the screen. Only what rises is coloured. */
export function ExpectedSalary({ report }: { report: SalaryReport }) {
  const { salaryAverage, percentile } = report
  if (salaryAverage === null) {
    return (
      <p className="text-body text-ink-2">
        아직 비교할 수 있는 사람이 모자라요. 같은 직무의 참여자가 모이면 리포트에서 보여 드려요.
      </p>
    )
  }
  const now = countedIncome(report)
  const raise = now === null ? 0 : salaryAverage - now
  return (
    <>
      <MoneyFigure manwon={salaryAverage} size={44} />
      {now !== null && raise > 0 && (
        <p className="mt-1.5 text-h3 font-bold text-rise-text tnum">
          지금보다 {raiseText(raise)} · {rateText((raise / now) * 100)}
        </p>
      )}
      {percentile !== null && percentile <= ABOVE_MOST && (
        <p className="mt-1 text-body-s text-ink-3 tnum">지금 소득은 {topPercentText(percentile)}에 있어요.</p>
      )}
    </>
  )
}
