import { CountUp } from '@coffeeattack/ui/CountUp'
import { Money } from '@coffeeattack/ui/Money'
import { splitUnit } from '../salary/split-unit.ts'
import { countedAmount } from './counted-amount.ts'

/** The sum, counting up. */
export function TotalFigure({ manwon }: { manwon: number }) {
  const amount = <CountUp value={manwon} format={(part) => countedAmount(part, manwon)} />
  return <Money amount={amount} unit={splitUnit(manwon).unit} size={40} />
}
