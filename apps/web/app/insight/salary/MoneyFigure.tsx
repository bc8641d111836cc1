import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { Money } from '@coffeeattack/ui/Money'
import type { ComponentProps } from 'react'
import { unitApart } from './unit-apart.ts'

type MoneyFigureProps = { manwon: number; size: ComponentProps<typeof Money>['size'] }

/** '6,300만 원', '1억 2,000만 원': the last unit small, read aloud in words. */
export function MoneyFigure({ manwon, size }: MoneyFigureProps) {
  return <Money {...unitApart(manwon)} size={size} label={spokenMoney(manwon)} />
}
