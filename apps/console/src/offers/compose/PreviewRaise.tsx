import { increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import type { DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'
import { moneyText, raiseText } from '@coffeeattack/domain/salary/format'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'

type PreviewRaiseProps = {
  income: DisclosedIncome
  range: { salaryMin: number | null; salaryMax: number | null }
  /** Under the end of the bar; without it the salary that it ends at. */
  end: string | null
}

/** The raise as the candidate reads it, where they tell their income; else only that they will read one (TRUST-1). */
export function PreviewRaise({ income, range, end }: PreviewRaiseProps) {
  const top = topSalary(range)
  if (income.kind === 'hidden' || top === null) return null
  if (income.kind !== 'exact') {
    return (
      <p className="mt-5 rounded-field px-4 py-3 text-label text-ink-3 outline-1 -outline-offset-1 outline-line-field outline-dashed">
        여기에 지금보다 얼마나 오르는지 보여요. 금액은 후보자만 봐요.
      </p>
    )
  }
  const view = increaseView(income.income, range)
  if (view.kind === 'none') return null
  const bar = {
    now: income.income,
    min: range.salaryMin ?? top,
    max: top,
    label: increaseAlt(income.income, range),
    from: `지금 ${moneyText(income.income)}`,
    height: 26,
  }
  return (
    <div className="mt-6">
      {view.kind === 'negotiable' ? (
        <IncreaseBar {...bar} raise={view.title} rate={view.badge} flatNote={view.note} />
      ) : (
        <IncreaseBar
          {...bar}
          raise={
            <span className="text-body font-medium text-ink-2">
              지금보다 최대{' '}
              <b className="text-money-20 whitespace-nowrap text-rise-text">{raiseText(view.amount)}</b>
            </span>
          }
          rate={<span className="text-money-20">{view.rate}</span>}
          to={end ?? moneyText(top)}
        />
      )}
    </div>
  )
}
