import { AgreementScreen } from '../verification/AgreementScreen.tsx'
import type { FlowPanelText } from '../layout/flow-panel.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/agreement.ts'

export const meta = () => privateMeta('커리어 인증')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['3초면', '커리어를 불러와요'],
    line: '이름과 연락처는 내가 고른 회사에만 공개돼요.',
  },
}

/** What was typed is kept in this browser, so the form waits for it. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export const HydrateFallback = PageSkeleton

export default function Agreement({ params: { job, subjob } }: Route.ComponentProps) {
  return <AgreementScreen jobLabel={job} jobSubLabel={subjob} />
}
