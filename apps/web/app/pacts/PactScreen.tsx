import { paths } from '@coffeeattack/contract/pages'
import { isOpen, type PactState } from '@coffeeattack/domain/pacts/state'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Slip } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/PactScreen.ts'
import { type Pact, pactQuery, stateAt } from './queries.ts'
import { ReadingView } from './read/ReadingView.tsx'
import { isUnderWay, useLooking } from './signing/use-looking.ts'

/** Loaded on demand: most visits are to read, and the answers stand below the terms. */
const PactAnswers = lazy(async () => ({ default: (await import('./answers/PactAnswers.tsx')).PactAnswers }))
const NoPact = lazy(async () => ({ default: (await import('./NoPact.tsx')).NoPact }))
const WaitingView = lazy(async () => ({ default: (await import('./signing/WaitingView.tsx')).WaitingView }))
const FailedView = lazy(async () => ({ default: (await import('./signing/FailedView.tsx')).FailedView }))
const AskedView = lazy(async () => ({ default: (await import('./AskedView.tsx')).AskedView }))
const MineView = lazy(async () => ({ default: (await import('./MineView.tsx')).MineView }))
const SealedView = lazy(async () => ({ default: (await import('./SealedView.tsx')).SealedView }))
const DeclinedView = lazy(async () => ({ default: (await import('./EndViews.tsx')).DeclinedView }))
const LapsedView = lazy(async () => ({ default: (await import('./EndViews.tsx')).LapsedView }))
const WithdrawnView = lazy(async () => ({ default: (await import('./EndViews.tsx')).WithdrawnView }))

export const meta = () => privateMeta('처우 합의서')

export const handle = asksEarly('GET /users/pacts/:id')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => prefetch(pactQuery(params.id))

/** How often a page looks again: soon while the file is being sealed, now and then while the company must sign. */
const SEAL_LOOK_MS = 3_000
const COMPANY_LOOK_MS = 20_000

function lookAgainIn(pact: Pact | undefined): number | false {
  if (pact?.state === 'SEALED') return pact.seal?.isReady ? false : SEAL_LOOK_MS
  return pact && isOpen(pact.state) && pact.state !== 'SENT' ? COMPANY_LOOK_MS : false
}

/** The terms that a company sent: to be read and answered, and what became of them (PACT-2 to PACT-8). */
export default function PactScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...pactQuery(id), refetchInterval: ({ state }) => lookAgainIn(state.data) })
  return (
    <Loaded
      query={query}
      title="합의서를 불러오지 못했어요"
      className="m-auto"
      skeleton={<PactSkeleton />}
      renderFailure={(failure) =>
        isApiError(failure) &&
        failure.status === 404 && (
          <Suspense>
            <NoPact />
          </Suspense>
        )
      }
      renderFrame={inPage}
    >
      {(pact) => (
        <Suspense fallback={inPage(<PactSkeleton />)}>
          <Opened key={id} pact={pact} />
        </Suspense>
      )}
    </Loaded>
  )
}

const inPage = (inside: ReactNode) => (
  <Page tone="canvas" backTo={paths.my()}>
    {inside}
  </Page>
)

type View = ComponentType<{ pact: Pact }>

/** Where there is more to say than the terms. A draft is shown to nobody but the company. */
const views: Readonly<Partial<Record<PactState, View>>> = {
  CHANGE_ASKED: AskedView,
  SIGNED_BY_CANDIDATE: MineView,
  SEALED: SealedView,
  DECLINED: DeclinedView,
  LAPSED: LapsedView,
  WITHDRAWN: WithdrawnView,
}

function Opened({ pact }: { pact: Pact }) {
  const { signing } = pact
  const now = useNow(nextMidnight)
  const [isSigning, setSigning] = useState(isUnderWay(pact))
  const signs = Object(useLocation().state).signs === true
  const isRead = useSearchParams()[0].get('view') === 'read'
  useLooking(pact)
  const state = stateAt(pact, now)
  const Answered = views[state]
  if (state === 'SENT' && isSigning && signing) {
    const View = isUnderWay(pact) ? WaitingView : FailedView
    return <View pact={pact} signing={signing} onClose={() => setSigning(false)} />
  }
  if (Answered && !isRead) return <Answered pact={pact} />
  return (
    <ReadingView
      pact={pact}
      isOpen={isOpen(state)}
      cta={
        state === 'SENT' && (
          <Suspense fallback={<AnswersSkeleton />}>
            <PactAnswers pact={pact} signs={signs} onSigning={() => setSigning(true)} />
          </Suspense>
        )
      }
    />
  )
}

const AnswersSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-2">
    <Skeleton round="card" className="h-14" />
    <div className="-mb-2.5 h-11" />
  </div>
)

function PactSkeleton() {
  return (
    <SkeletonGroup label="합의서를 불러오는 중이에요">
      <div className="h-11 bg-shot lg:bg-shot-2" />
      <div className="flex flex-col gap-3 px-4 pt-4">
        <Slip>
          <div className="flex items-center gap-3.5">
            <Skeleton round="card" className="size-14" />
            <div className="flex flex-col gap-2">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="h-5 w-24" />
            </div>
          </div>
          <Skeleton className="mt-6 h-5 w-36" />
          <Skeleton className="mt-2 h-11 w-48" />
          <Skeleton className="mt-6 h-7 w-full" />
          <Skeleton className="mt-12 h-6 w-56" />
          <Skeleton round="card" className="mt-4 mb-10 h-40" />
        </Slip>
        <Skeleton round="card" className="h-72" />
      </div>
    </SkeletonGroup>
  )
}
