import { type IncomeOrigin, originText } from '@coffeeattack/domain/salary/counted-income'
import { rateText } from '@coffeeattack/domain/salary/format'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { useIncomeWord } from '../insight/salary/IncomeOrigin.tsx'

/** The raise of an answered offer, over the income from which it was counted (VER-14). */
export function RaiseRow({ rate, origin }: { rate: number; origin: IncomeOrigin | null }) {
  const word = useIncomeWord(origin)
  return (
    <SlipRow label={`${word}보다`}>
      최대 +{rateText(rate)}
      {origin && <span className="block text-caption font-normal text-ink-3">{originText(origin)}</span>}
    </SlipRow>
  )
}
