import { moneyText } from '@coffeeattack/domain/salary/format'
import { Cup } from '@coffeeattack/ui/Cup'
import { PanelHome } from '../../../public/chrome/PublicPage.tsx'
import { splitUnit } from '../../salary/split-unit.ts'

/** Beside the column on a wide screen. */
export function MoneyPanel() {
  return (
    <aside aria-label="평생 소득" className="panel hidden lg:block">
      <PanelHome />
      <p className="relative z-1 mt-14 text-panel">
        첫 월급부터
        <br />
        한 칸씩
      </p>
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}

/** A sum that the island counts up to; without the island it is static. */
export function CountedTotal({ manwon }: { manwon: number }) {
  const { amount, unit } = splitUnit(manwon)
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
