import { PendingScreen } from '../verification/PendingScreen.tsx'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('인증 확인')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['커피 한 모금이면', '분석이 끝나요'],
    line: '이름과 연락처는 내가 고른 회사에만 공개돼요.',
  },
}

/** The request is kept in this browser: the server cannot draw its page. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export const HydrateFallback = PageSkeleton

export default function AgreementPending() {
  return <PendingScreen />
}
