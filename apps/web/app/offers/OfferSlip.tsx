import { hopeGapText } from '@coffeeattack/domain/offers/increase-rate'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Slip, SlipRow, SlipRule } from '@coffeeattack/ui/Slip'
import { IncreaseFigure } from './IncreaseFigure.tsx'
import type { Offer } from './offer-query.ts'
import { SalaryRange } from './SalaryRange.tsx'
import { CompanyHead } from './CompanyHead.tsx'

/** The café bill: who offers, how much, how much more than today, and against what was hoped for (OFR-4). */
export function OfferSlip({ offer, salaryLabel }: { offer: Offer; salaryLabel: string }) {
  const { hopeSalary } = offer
  const gap = hopeSalary === null ? null : hopeGapText(hopeSalary, offer)
  return (
    <Slip>
      <CompanyHead offer={offer} />
      {!offer.isJustMessage && (
        <>
          <p className="mt-7 text-body-s leading-close font-medium text-ink-3">{salaryLabel}</p>
          <SalaryRange {...offer} size={44} className="-ml-0.5 mt-0.5 block" />
          <div className="mt-6">
            <IncreaseFigure {...offer} />
          </div>
        </>
      )}
      {hopeSalary !== null && gap && (
        <>
          <SlipRule />
          <dl>
            <SlipRow label="희망 연봉">{moneyText(hopeSalary)}</SlipRow>
            <SlipRow label="희망보다">{gap.replace(/^희망보다 /, '')}</SlipRow>
          </dl>
        </>
      )}
    </Slip>
  )
}
