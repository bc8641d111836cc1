import { spokenMoney } from '@coffeeattack/domain/salary/format'
import { Money } from '@coffeeattack/ui/Money'
import type { ComponentProps } from 'react'
import { PanelFigure } from '../../layout/Panel.tsx'
import { unitApart } from './unit-apart.ts'

type MoneyFigureProps = { manwon: number; size: ComponentProps<typeof Money>['size'] }

/** '6,300만 원', '1억 2,000만 원': the last unit small, read aloud in words. */
export function MoneyFigure({ manwon, size }: MoneyFigureProps) {
  return <Money {...unitApart(manwon)} size={size} label={spokenMoney(manwon)} />
}

/** What rises, in the desktop panel: '+1,600만 원'. Nothing stands there while nothing rises. */
export function PanelRaise({ about, manwon }: { about: string; manwon: number | null }) {
  if (manwon === null || manwon <= 0) return null
  const { amount, unit } = unitApart(manwon)
  return (
    <PanelFigure about={about}>
      +{amount}
      <small className="ml-1 text-[2.25rem] font-bold tracking-tight">{unit}</small>
    </PanelFigure>
  )
}
