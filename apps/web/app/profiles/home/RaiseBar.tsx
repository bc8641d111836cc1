import { increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { IncreaseBar } from '@coffeeattack/ui/IncreaseBar'
import type { RecentOffer } from './queries.ts'

type RaiseBarProps = Pick<RecentOffer, 'salaryMin' | 'salaryMax' | 'increaseRate' | 'incomeBasis'>

/** The offer against today's income; without one there is nothing to draw. */
export function RaiseBar(offer: RaiseBarProps) {
  const { incomeBasis: income, increaseRate } = offer
  const view = increaseView(income, offer)
  const top = topSalary(offer)
  if (view.kind === 'none' || income === null || top === null) return null
  const bar = {
    tone: 'shot',
    height: 14,
    now: income,
    min: offer.salaryMin ?? top,
    max: top,
    label: increaseAlt(income, offer),
  } as const
  if (view.kind === 'negotiable') return <IncreaseBar {...bar} flatNote={view.note} />
  return (
    <IncreaseBar
      {...bar}
      from={<span className="block text-label leading-[1.6rem]">지금보다 최대</span>}
      to={
        <b className="text-body font-bold text-rise-on-shot">
          <CountUp
            value={view.amount}
            format={(amount) => `${raiseText(Math.round(amount))} · ${rateText(increaseRate ?? 0)}`}
          />
        </b>
      }
    />
  )
}
