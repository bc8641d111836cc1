import type { ReactNode } from 'react'
import { flowPanelText } from '../layout/flow-panel.ts'
import { FlowPanel } from '../layout/FlowPanel.tsx'
import { Shell } from '../layout/Shell.tsx'

/** When a whole page fails its layout is gone too, so this brings the frame along. */
export function FailureFrame({ children }: { children: ReactNode }) {
  return (
    <Shell panel={<FlowPanel {...flowPanelText([])} />}>
      <main className="flex flex-1 flex-col">{children}</main>
    </Shell>
  )
}
