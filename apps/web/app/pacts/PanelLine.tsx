import type { ReactNode } from 'react'
import { PanelFigure } from '../layout/Panel.tsx'

/** The panel's figure where there is no amount: words in white, which may take two lines. */
export function PanelLine({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <PanelFigure about={about}>
      <span className="text-[.64em] leading-tight text-on-shot">{children}</span>
    </PanelFigure>
  )
}
