import { groupDigits, moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import type { Offer } from '../offer-query.ts'

/**
 * A counter-offer on the bar (OFR-16): the requested amount is an outline, and only the company's raise is filled. A
 * kept range is drawn unchanged.
 */
export function counterOnBar(counter: Offer['counter'], top: number) {
  switch (counter?.answer) {
    case null:
      return {
        asked: counter.amount,
        label: `제안은 ${moneyText(top)}까지, 내가 말한 금액은 ${moneyText(counter.amount)}`,
        to: <b className="font-semibold text-ink">내가 말한 {moneyText(counter.amount)}</b>,
      }
    case 'RAISED': {
      const { salaryMin, salaryMax } = counter.was
      return {
        before: { min: salaryMin, max: salaryMax, name: '처음', nameNow: '다시' },
        label: `처음 ${rangeText(salaryMin, salaryMax)}에서 최대 ${moneyText(top)}으로 올랐어요`,
        to: (
          <>
            {groupDigits(salaryMax)} <span aria-hidden="true">→</span>
            <span className="sr-only">에서</span> <b className="font-semibold text-ink">{moneyText(top)}</b>
          </>
        ),
      }
    }
    default:
      return null
  }
}
