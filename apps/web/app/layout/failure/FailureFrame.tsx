import type { ReactNode } from 'react'
import { flowPanelText } from '../flow-panel.ts'
import { FlowPanel } from '../FlowPanel.tsx'
import { Shell } from '../Shell.tsx'

/** When a whole page fails its layout is gone too, so this brings the frame along. */
export function FailureFrame({ children }: { children: ReactNode }) {
  return (
    <Shell panel={<FlowPanel {...flowPanelText([])} />}>
      <main className="flex flex-1 flex-col">{children}</main>
    </Shell>
  )
}
