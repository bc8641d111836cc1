import { paths } from '@coffeeattack/contract/pages'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useGoBack } from '../layout/Header.tsx'
import { PageSkeleton } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import { verificationState } from '../sessions/kept-state.ts'
import { isAfterStep } from './after/steps.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { careerLookups, careerStep } from './lookups.ts'
import { MissingRequestScreen } from './MissingRequestScreen.tsx'
import { WaitingScreen } from './WaitingScreen.tsx'

export const meta = () => privateMeta('인증 확인')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['커피 한 모금이면', '분석이 끝나요'],
    line: '이름과 연락처는 내가 고른 회사에만 공개돼요.',
  },
}

/** The request is stored in this browser, so the server cannot render its page. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

const AfterScreen = lazy(async () => ({ default: (await import('./after/AfterScreen.tsx')).AfterScreen }))

/** Waits for the phone. After the career the next steps follow at the same address, named in the query. */
export default function PendingScreen() {
  const step = useSearchParams()[0].get('step')
  if (!isAfterStep(step)) return <FirstWait />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AfterScreen step={step} />
    </Suspense>
  )
}

function FirstWait() {
  const { job = '', subjob = '' } = useParams()
  const navigate = useNavigate()
  const goBack = useGoBack(paths.agreement(job, subjob))
  const [state] = useState(() => verificationState.read())
  const [lookups] = useState(() => careerLookups(state))
  if (isMissingCfid(state)) return <MissingRequestScreen />
  return (
    <WaitingScreen
      state={state}
      from="국민건강보험공단"
      step={() => careerStep(state)}
      lookups={lookups}
      header={<LeaveHeader />}
      onBack={goBack}
      onDone={() => {
        verificationState.change({ cfid: '' })
        void navigate({ search: '?step=result' }, { replace: true })
      }}
    />
  )
}

function LeaveHeader() {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-end bg-inherit px-2">
      <LeaveButton asks />
    </header>
  )
}

export const HydrateFallback = PageSkeleton
