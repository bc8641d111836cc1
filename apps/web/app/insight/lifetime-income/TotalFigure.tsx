import { CountUp } from '@coffeeattack/ui/CountUp'
import { Money } from '@coffeeattack/ui/Money'
import { unitApart } from '../salary/unit-apart.ts'
import { countedAmount } from './counted-amount.ts'

/** The sum, counting up. */
export function TotalFigure({ manwon }: { manwon: number }) {
  const amount = <CountUp value={manwon} format={(part) => countedAmount(part, manwon)} />
  return <Money amount={amount} unit={unitApart(manwon).unit} size={40} />
}
