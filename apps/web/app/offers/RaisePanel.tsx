import { raiseText } from '@coffeeattack/domain/salary/format'
import { PanelFigure } from '../layout/Panel.tsx'

/** The raise as the desktop panel's figure. */
export function RaisePanel({ about, raise }: { about: string; raise: number }) {
  const [, figure, unit] = /^(.+?)([억만]? 원)$/.exec(raiseText(raise)) ?? []
  return (
    <PanelFigure about={about}>
      {figure}
      <small className="ml-1 text-[2.25rem] font-bold tracking-tight">{unit}</small>
    </PanelFigure>
  )
}
