import { increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { groupDigits, moneyText, raiseText, rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { OriginLine, useIncomeWord } from '../insight/salary/IncomeOrigin.tsx'
import type { Offer } from './offer-query.ts'

type IncreaseFigureProps = Pick<
  Offer,
  'salaryMin' | 'salaryMax' | 'increaseRate' | 'incomeBasis' | 'incomeOrigin'
> & {
  /** Under the end of the bar; by default the salary at which it ends. */
  end?: string | null
  counter?: Offer['counter']
}

/** The raise as a bar from zero, animated within a second together with its figures (OFR-4). */
export function IncreaseFigure(offer: IncreaseFigureProps) {
  const { incomeBasis: income, incomeOrigin, increaseRate } = offer
  const word = useIncomeWord(incomeOrigin)
  const view = increaseView(income, offer, word)
  const top = topSalary(offer)
  if (view.kind === 'none' || income === null || top === null) return null
  const drawn = counterOnBar(offer.counter ?? null, top)
  const bar = {
    now: income,
    min: offer.salaryMin ?? top,
    max: top,
    label: increaseAlt(income, offer, word),
    from: `${word} ${moneyText(income)}`,
    height: 26,
    ...drawn,
  }
  if (view.kind === 'negotiable') {
    return (
      <>
        <IncreaseBar {...bar} raise={view.title} rate={view.badge} flatNote={view.note} />
        <OriginLine origin={incomeOrigin} className="mt-1.5 text-caption text-ink-3" />
      </>
    )
  }
  return (
    <>
      <IncreaseBar
        {...bar}
        raise={
          <span className="text-body font-medium text-ink-2">
            {word}보다 최대{' '}
            <b className="text-money-20 whitespace-nowrap text-rise-text">
              <CountUp value={view.amount} format={(amount) => raiseText(Math.round(amount))} />
            </b>
          </span>
        }
        rate={
          <span className="text-money-20">
            <CountUp value={increaseRate ?? 0} format={rateText} />
          </span>
        }
        to={drawn?.to ?? offer.end ?? moneyText(top)}
      />
      <OriginLine origin={incomeOrigin} className="mt-1.5 text-caption text-ink-3" />
    </>
  )
}

/**
 * A counter-offer on the bar (OFR-16): the requested amount is an outline, and only the company's raise is filled. A
 * kept range is drawn unchanged.
 */
function counterOnBar(counter: Offer['counter'], top: number) {
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
