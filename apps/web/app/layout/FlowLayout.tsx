import { useMatches } from 'react-router'
import { flowPanelText } from './flow-panel.ts'
import { FlowPanel } from './FlowPanel.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { Shell } from './Shell.tsx'

/** Signing in, registering, asking: anyone may come in. */
export default function FlowLayout() {
  const text = flowPanelText(useMatches().map(({ handle }) => handle))
  return (
    <Shell panel={<FlowPanel {...text} />}>
      <PageOutlet />
    </Shell>
  )
}
