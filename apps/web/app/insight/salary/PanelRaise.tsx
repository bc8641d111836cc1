import { PanelFigure } from '../../layout/panel-figure.tsx'
import { unitApart } from './unit-apart.ts'

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
