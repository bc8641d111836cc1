import { topPercentText } from '@coffeeattack/domain/insight/percentile'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { countedIncome, isByOwnWord, OWN_WORD } from '../../insight/salary/counted-income.ts'
import { MoneyFigure } from '../../insight/salary/MoneyFigure.tsx'
import type { SalaryReport } from '../../insight/salary/report-query.ts'

/** A place is told where it is good news; the report has the whole picture. */
const ABOVE_MOST = 50

/** The figure of the screen. Only what rises is coloured. */
export function ExpectedSalary({ report }: { report: SalaryReport }) {
  const { salaryAverage, percentile } = report
  if (salaryAverage === null) return <p className="text-body text-ink-2">{whyNone(report)}</p>
  const now = countedIncome(report)?.income ?? null
  const raise = now === null ? 0 : salaryAverage - now
  return (
    <>
      <MoneyFigure manwon={salaryAverage} size={44} />
      {now !== null && raise > 0 && (
        <p className="mt-1.5 text-h3 font-bold text-rise-text tnum">
          지금보다 {raiseText(raise)} · {rateText((raise / now) * 100)}
        </p>
      )}
      {isByOwnWord(report) && <p className="mt-1.5 text-body-s text-ink-3">{OWN_WORD}이에요.</p>}
      {now !== null && percentile !== null && percentile <= ABOVE_MOST && (
        <p className="mt-1 text-body-s text-ink-3 tnum">지금 소득은 {topPercentText(percentile)}에 있어요.</p>
      )}
    </>
  )
}

/** Either the person's own income is missing, or people to hold it against. */
function whyNone({ baseSalary, partIncome }: SalaryReport): string {
  if (baseSalary !== null)
    return '아직 비교할 수 있는 사람이 모자라요. 같은 직무의 참여자가 모이면 리포트에서 보여 드려요.'
  return partIncome
    ? '한 해를 채운 소득이 아직 없어서 예상 연봉은 계산하지 않았어요.'
    : '국세청에서 소득을 확인하면 예상 연봉을 계산해 드려요.'
}
