import { disclosedRaise, disclosedRaiseText } from '@coffeeattack/domain/profiles/disclosed-raise'
import { type DisclosedIncome, disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { bandOf } from '@coffeeattack/domain/salary/bands'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Card } from '@coffeeattack/ui/Card'

type CompanyViewProps = { disclosed: DisclosedIncome; income: number | null }

/** Word for word what a company reads: in its list of people, and while it writes an offer. */
export function CompanyView({ disclosed, income }: CompanyViewProps) {
  const offered = income === null ? null : bandOf(income * 1.2).to
  const range = { salaryMin: offered, salaryMax: offered }
  return (
    <Card ground="shot" aria-labelledby="company-view">
      <h2 id="company-view" className="text-label font-medium text-on-shot-2">
        회사에는 이렇게 보여요
      </h2>
      <div aria-live="polite">
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-body-s text-on-shot-2">인증한 소득</span>
          <b className="text-money-24 tnum">{disclosedText(disclosed)}</b>
        </p>
        {offered !== null && (
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-dashed border-shot-line pt-3 text-body-s tnum">
            <span className="text-on-shot-2">{moneyText(offered)}을 제안할 때</span>
            <b>{disclosedRaiseText(disclosedRaise(disclosed, range))}</b>
          </p>
        )}
      </div>
      {income === null && (
        <p className="mt-3 text-label text-on-shot-2">
          아직 인증한 소득이 없어서 어떻게 골라도 보이지 않아요.
        </p>
      )}
    </Card>
  )
}
