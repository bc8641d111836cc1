import { paths } from '@coffeeattack/contract/pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FailureView } from '../../layout/failure/FailureView.tsx'
import { PageSkeleton } from '../../layout/Page.tsx'
import { privateMeta } from '../../seo.ts'
import type { Route } from './+types/ApplicationScreen.ts'
import { type Application, applicationQuery } from './application.ts'
import { WelcomeView, WithdrawnView } from './EndViews.tsx'
import { FirmStep } from './FirmStep.tsx'
import { joinPanel } from './JoinPage.tsx'
import { MatchedView } from './MatchedView.tsx'
import { WaitingView } from './WaitingView.tsx'

/** Loaded on demand: an address is opened again and again, and these steps are taken once. */
const MailCodeStep = lazy(async () => ({ default: (await import('./MailCodeStep.tsx')).MailCodeStep }))
const AskToJoin = lazy(async () => ({ default: (await import('./ColleagueSteps.tsx')).AskToJoin }))
const AskedToJoin = lazy(async () => ({ default: (await import('./ColleagueSteps.tsx')).AskedToJoin }))

/** The address is the only key to the application, so it must not travel to other pages. */
export const meta = () => [...privateMeta('회사 가입 신청'), { name: 'referrer', content: 'no-referrer' }]

export const handle = { flowPanel: joinPanel }

/** A company's application at its secret address, whatever its state (FIRM-1, FIRM-2). It survives the tab. */
export default function ApplicationScreen({ params: { secret } }: Route.ComponentProps) {
  const query = useQuery(applicationQuery(secret))
  return (
    <Loaded
      query={query}
      title="신청을 불러오지 못했어요"
      className="mt-24"
      renderFailure={unknownAddress}
      skeleton={<PageSkeleton />}
    >
      {(application) => (
        <Suspense fallback={<PageSkeleton />}>
          <ApplicationView key={secret} secret={secret} application={application} />
        </Suspense>
      )}
    </Loaded>
  )
}

function unknownAddress(failure: unknown): ReactNode {
  if (wordsFor(failure).show !== 'page') return null
  return (
    <main className="flex flex-1 flex-col">
      <FailureView
        title="신청을 찾지 못했어요"
        about="메일로 보내 드린 링크를 그대로 열어 주세요. 하루 안에 메일을 확인하지 않은 신청은 지워져요."
      >
        <a href={paths.businessJoin()} className={buttonLook({ size: 'md', wide: false })}>
          처음부터 신청하기
        </a>
      </FailureView>
    </main>
  )
}

function ApplicationView({ secret, application }: { secret: string; application: Application }) {
  const [justMatched, setJustMatched] = useState(false)
  const [again, setAgain] = useState(false)
  const { state } = application
  switch (state) {
    case 'MAIL':
      return <MailCodeStep key={application.codeExpiresAt} {...{ secret, application }} />
    case 'FIRM':
      return <FirmStep {...{ secret, application }} onMatched={() => setJustMatched(true)} />
    case 'MEMBER':
    case 'DECLINED':
      return <AskToJoin {...{ secret, application }} />
    case 'JOINING':
      return <AskedToJoin {...{ secret, application }} />
    case 'APPROVED':
    case 'JOINED':
      return <WelcomeView {...{ secret, application }} />
    case 'WITHDRAWN':
      return <WithdrawnView />
    case 'REFUSED':
      if (again) return <FirmStep {...{ secret, application }} onMatched={() => setJustMatched(true)} />
      break
    case 'IN_REVIEW':
      if (justMatched) return <MatchedView application={application} onNext={() => setJustMatched(false)} />
      break
    case 'CHECKING':
    case 'ASKED':
      break
  }
  return (
    <WaitingView secret={secret} application={{ ...application, state }} onAgain={() => setAgain(true)} />
  )
}
