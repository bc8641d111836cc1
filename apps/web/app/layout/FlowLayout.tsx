import { useMatches } from 'react-router'
import { PageOutlet } from './Page.tsx'
import { FlowPanel, flowPanelText } from './Panel.tsx'
import { Shell } from './Shell.tsx'

/** Login, registration and contact: open to everybody. */
export default function FlowLayout() {
  const text = flowPanelText(useMatches().map(({ handle }) => handle))
  return (
    <Shell panel={<FlowPanel {...text} />}>
      <PageOutlet />
    </Shell>
  )
}
