import { paths } from '@coffeeattack/contract/pages'
import { PROOF } from '@coffeeattack/domain/proofs/proof'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { type Choice, choiceLike, choiceOfKind, type Common } from './make/choice.ts'
import { Steps } from './make/Steps.tsx'
import { WhatChoices } from './make/WhatChoices.tsx'
import { NoProofYet } from './NoProofYet.tsx'
import { type Offered, offeredQuery, type Proof, proofQuery } from './queries.ts'

/** The second step, and a sheet that few open. */
const WhoStep = lazy(() => import('./make/WhoStep.tsx'))
const ExactSheet = lazy(() => import('./make/ExactSheet.tsx'))

export const meta = () => privateMeta('증명서 만들기')

export const handle = asksEarly('GET /users/proofs/offered')

export const clientLoader = () => prefetch(offeredQuery)

/** Makes a proof in two steps: what it says, then for whom and how long (PROOF-1, PROOF-2). */
export default function NewProofScreen() {
  const like = useSearchParams()[0].get('like')
  const before = useQuery({ ...proofQuery(like ?? ''), enabled: like !== null })
  const offered = useQuery(offeredQuery)
  const isReady = like === null || !before.isPending
  return (
    <Loaded
      query={isReady ? offered : { ...offered, data: undefined }}
      title="증명할 수 있는 것을 불러오지 못했어요"
      className="mt-24"
      renderFailure={(failure) =>
        isApiError(failure) && failure.status === 409 && <NoProofYet isVerified={false} />
      }
      skeleton={
        <Skeletons
          className="flex flex-col gap-2 px-5 pt-24"
          round="card"
          label="증명할 수 있는 것을 불러오는 중이에요"
          shapes={['h-66', 'h-16.5', 'h-16.5', 'h-16.5']}
        />
      }
      renderFrame={(inside, state) =>
        state === 'failed' && isApiError(offered.error) && offered.error.status === 409 ? (
          inside
        ) : (
          <Page backTo={paths.proofs()}>{inside}</Page>
        )
      }
    >
      {(data) => <Making offered={data} before={before.data ?? null} />}
    </Loaded>
  )
}

function Making({ offered, before }: { offered: Offered; before: Proof | null }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice | null>(() =>
    before ? choiceLike(offered, before.facts) : choiceOfKind(offered, query.get('kind')),
  )
  const common = useState<Common>({
    receiver: before?.receiver ?? '',
    days: PROOF.days.usual,
    withName: false,
  })
  const [isAsked, setAsked] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const given = { kind: query.get('kind') ?? undefined, like: query.get('like') ?? undefined }

  function choose(next: Choice) {
    setChoice(next)
    setAgreed(false)
  }
  function goOn() {
    void navigate(paths.newProof({ ...given, step: 'who' }))
  }
  function decide() {
    if (choice?.kind !== 'INCOME_EXACT') return goOn()
    setWasAsked(true)
    setAsked(true)
  }
  if (choice === null) return <NothingToProve />
  // After a reload nothing was chosen, and no yes was given to the exact figure.
  const mayGoOn = choice.kind !== 'INCOME_EXACT' || isAgreed
  if (query.get('step') === 'who' && mayGoOn)
    return (
      <Suspense fallback={<Page backTo={paths.newProof(given)}>{null}</Page>}>
        <WhoStep
          choice={choice}
          offered={offered}
          state={common}
          backTo={paths.newProof(given)}
          onMade={({ id }) => void navigate(paths.ownProof(id), { replace: true })}
        />
      </Suspense>
    )
  return (
    <Page backTo={paths.proofs()} cta={<Button onClick={decide}>받는 곳 정하기</Button>}>
      <div className="px-5 pb-7">
        <Steps at={1} />
        <h1 className="mb-5 text-h1">무엇을 증명할까요?</h1>
        <WhatChoices label="무엇을 증명할까요" offered={offered} choice={choice} onChoose={choose} />
      </div>
      <Suspense>
        {wasAsked && offered.incomeExact && (
          <ExactSheet
            open={isAsked}
            onOpenChange={setAsked}
            year={offered.incomeExact.year}
            amount={offered.incomeExact.amount}
            atLeast={offered.incomeAtLeast?.highest ?? null}
            confirm="정확한 금액 넣기"
            onYes={() => {
              setAgreed(true)
              setAsked(false)
              goOn()
            }}
            onAtLeast={(amount) => {
              choose({ kind: 'INCOME_AT_LEAST', amount })
              setAsked(false)
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

function NothingToProve() {
  return (
    <Page
      backTo={paths.proofs()}
      cta={
        <nav aria-label="기록 더하기">
          <Link to={paths.income()} className={buttonLook()}>
            소득 인증하기
          </Link>
        </nav>
      }
    >
      <Empty
        className="m-auto px-5"
        title="아직 증명할 수 있는 기록이 없어요"
        description="한 해를 채운 소득이나 1년이 넘은 경력이 확인되면 만들 수 있어요."
      />
    </Page>
  )
}
