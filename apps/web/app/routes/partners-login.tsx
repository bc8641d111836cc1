import { replace } from 'react-router'
import { PartnerLoginScreen } from '../partners/PartnerLoginScreen.tsx'
import { partnerTokens } from '../partners/tokens.ts'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { paths } from '../paths.ts'
import { privateMeta } from '../seo.ts'

/** There to have the page itself sent, not a wait, while the browser looks whether somebody is signed in. */
export const loader = () => null

export function clientLoader() {
  if (partnerTokens.access()) throw replace(paths.partners())
  return null
}
clientLoader.hydrate = true as const

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['좋은 사람을', '소개해 주세요'],
    line: '링크 하나로 추천하고, 결과는 수로만 보여 드려요.',
  },
}

export const meta = () => privateMeta('파트너 로그인')

export default function PartnersLogin() {
  return <PartnerLoginScreen />
}
