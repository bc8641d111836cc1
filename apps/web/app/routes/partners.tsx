import { replace } from 'react-router'
import { PartnersScreen, PartnersShapes } from '../partners/PartnersScreen.tsx'
import { partnerTokens } from '../partners/tokens.ts'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'
import { privateMeta } from '../seo.ts'

/** The token lives in the tab, so the browser keeps the door. */
export function clientLoader() {
  if (!partnerTokens.access()) throw replace(paths.partnerLogin())
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <Page tone="canvas">
      <div className="px-4 pt-15">
        <PartnersShapes />
      </div>
    </Page>
  )
}

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['좋은 사람을', '소개해 주세요'],
    line: '누가 왔는지는 보이지 않아요. 몇 명이 왔는지만 세어요.',
  },
}

export const meta = () => privateMeta('파트너스')

export default function Partners() {
  return <PartnersScreen />
}
