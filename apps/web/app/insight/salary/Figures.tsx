import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { Money } from '@coffeeattack/ui/Money'
import type { ComponentProps } from 'react'
import { PanelFigure } from '../../layout/Panel.tsx'
import { splitUnit } from './split-unit.ts'

type MoneyFigureProps = { manwon: number; size: ComponentProps<typeof Money>['size'] }

/** '6,300만 원', '1억 2,000만 원': the last unit small, with the amount in words for screen readers. */
export function MoneyFigure({ manwon, size }: MoneyFigureProps) {
  return <Money {...splitUnit(manwon)} size={size} label={spokenMoney(manwon)} />
}

/** The raise in the desktop panel: '+1,600만 원'. Empty without a raise. */
export function PanelRaise({ about, manwon }: { about: string; manwon: number | null }) {
  if (manwon === null || manwon <= 0) return null
  const { amount, unit } = splitUnit(manwon)
  return (
    <PanelFigure about={about}>
      +{amount}
      <small className="ml-1 text-[2.25rem] font-bold tracking-tight">{unit}</small>
    </PanelFigure>
  )
}
