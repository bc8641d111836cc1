import { moneyText } from '@coffeeattack/domain/salary/format'
import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { Money } from '@coffeeattack/ui/Money'
import type { ComponentProps } from 'react'

type MoneyFigureProps = { manwon: number; size: ComponentProps<typeof Money>['size'] }

/** '6,300만 원', '1억 2,000만 원': the last unit small, read aloud in words. */
export function MoneyFigure({ manwon, size }: MoneyFigureProps) {
  const [, amount = '0', unit = ''] = /^(.*?)([억만]?) 원$/.exec(moneyText(manwon)) ?? []
  return <Money amount={amount} unit={`${unit} 원`.trimStart()} size={size} label={spokenMoney(manwon)} />
}
