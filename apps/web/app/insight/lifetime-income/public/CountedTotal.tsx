import { moneyText } from '@coffeeattack/domain/salary/format'
import { unitApart } from '../../salary/unit-apart.ts'

/** A sum that the island counts up to; without it the sum simply stands there. */
export function CountedTotal({ manwon }: { manwon: number }) {
  const { amount, unit } = unitApart(manwon)
  return (
    <span className="text-money-40 whitespace-nowrap tnum">
      <span className="sr-only">{moneyText(manwon)}</span>
      <span aria-hidden="true">
        <span data-count-up={manwon}>{amount}</span>
        <span className="money-unit">{unit}</span>
      </span>
    </span>
  )
}
