import { increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { moneyText, raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { counterOnBar } from './counter/counter-on-bar.tsx'
import type { Offer } from './offer-query.ts'

type IncreaseFigureProps = Pick<Offer, 'salaryMin' | 'salaryMax' | 'increaseRate' | 'incomeBasis'> & {
  /** Under the end of the bar; by default the salary at which it ends. */
  end?: string | null
  counter?: Offer['counter']
}

/** The raise as a bar from zero, animated within a second together with its figures (OFR-4). */
export function IncreaseFigure(offer: IncreaseFigureProps) {
  const { incomeBasis: income, increaseRate } = offer
  const view = increaseView(income, offer)
  const top = topSalary(offer)
  if (view.kind === 'none' || income === null || top === null) return null
  const drawn = counterOnBar(offer.counter ?? null, top)
  const bar = {
    now: income,
    min: offer.salaryMin ?? top,
    max: top,
    label: increaseAlt(income, offer),
    from: `지금 ${moneyText(income)}`,
    height: 26,
    ...drawn,
  }
  if (view.kind === 'negotiable') {
    return <IncreaseBar {...bar} raise={view.title} rate={view.badge} flatNote={view.note} />
  }
  return (
    <IncreaseBar
      {...bar}
      raise={
        <span className="text-body font-medium text-ink-2">
          지금보다 최대{' '}
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
  )
}
