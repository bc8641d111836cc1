import { paths } from '@coffeeattack/contract/pages'
import { PROOF_REQUEST } from '@coffeeattack/domain/proofs/requests'
import { politeName } from '@coffeeattack/domain/text/names'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Button } from '@coffeeattack/ui/Button'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../../api/queries.ts'
import { asksEarly } from '../../early/early-calls.ts'
import { FailureView } from '../../layout/failure/FailureView.tsx'
import { Page } from '../../layout/Page.tsx'
import { personQuery } from '../../offers/offer-query.ts'
import { privateMeta } from '../../seo.ts'
import type { Route } from './+types/RequestScreen.ts'
import { type Choice, choiceOfKind } from '../make/choice.ts'
import { Hidden, WhatChoices } from '../make/WhatChoices.tsx'
import { type Offered, offeredQuery } from '../queries.ts'
import { type ProofRequest, requestQuery } from './queries.ts'
import { useAnswer } from './use-answer.ts'
import { askedFor } from './words.ts'

/** Opened by few. */
const ExactSheet = lazy(() => import('../make/ExactSheet.tsx'))
/** After an answer, or when the company was faster. */
const RequestEnded = lazy(() => import('./RequestEnded.tsx'))

export const meta = () => privateMeta('부탁받은 증명서')

export const handle = asksEarly('GET /users/proof-requests/:id', 'GET /users/proofs/offered')

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  prefetch(requestQuery(params.id), offeredQuery)

/** A company in 처우 협의 asks for a proof in place of a payslip; the person chooses which, or none (PROOF-6). */
export default function RequestScreen({ params: { id } }: Route.ComponentProps) {
  const query = together({ request: useQuery(requestQuery(id)), offered: useQuery(offeredQuery) })
  return (
    <Loaded
      query={query}
      title="부탁받은 증명서를 불러오지 못했어요"
      className="mt-24"
      renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoRequest />}
      skeleton={
        <Skeletons
          className="flex flex-col gap-2 px-5 pt-4"
          round="card"
          label="부탁받은 증명서를 불러오는 중이에요"
          shapes={['h-12 w-60', 'h-18', 'h-52', 'h-16.5', 'h-16.5', 'h-16.5']}
        />
      }
      renderFrame={(inside) => <Page backTo={paths.proofs()}>{inside}</Page>}
    >
      {({ request, offered }) =>
        request.state === 'OPEN' ? (
          <Asked key={id} request={request} offered={offered} />
        ) : (
          <Suspense fallback={<Page backTo={paths.proofs()}>{null}</Page>}>
            <RequestEnded request={request} />
          </Suspense>
        )
      }
    </Loaded>
  )
}

function Asked({ request, offered }: { request: ProofRequest; offered: Offered }) {
  const { company, operator, kind, purpose, coffeechatId } = request
  const [choice, setChoice] = useState<Choice | null>(() => choiceOfKind(offered, kind))
  const [isAsked, setAsked] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const { answer, decline } = useAnswer(request, () => setAsked(false))
  const { data: person } = useQuery(personQuery)

  function send() {
    if (choice?.kind !== 'INCOME_EXACT') return choice && void answer.run(choice)
    setWasAsked(true)
    setAsked(true)
  }
  const busy = answer.busy && '보내는 중'
  return (
    <Page
      backTo={paths.accepted(coffeechatId, company.name)}
      cta={
        <>
          <Button disabled={choice === null || decline.busy} busy={busy} onClick={send}>
            이 증명서 보내기
          </Button>
          <TextLink
            wide
            disabled={answer.busy || decline.busy}
            onClick={() => void decline.run()}
            className="-mb-2.5"
          >
            보내지 않을래요
          </TextLink>
        </>
      }
    >
      <div className="px-5 pb-7">
        <div className="mt-1 mb-4.5 flex items-center gap-3">
          <Logo name={company.name} src={company.logo} size={48} />
          <span className="min-w-0">
            <b className="block text-h3 font-bold">{company.name}</b>
            <span className="block text-body-s leading-close text-ink-3">
              처우 협의 · {[operator.name, operator.title].filter(Boolean).join(' ')}
            </span>
          </span>
        </div>
        <h1 className="text-h1">
          급여명세서 대신 <span className="block">증명서를 부탁했어요</span>
        </h1>
        <blockquote className="mt-3 text-body-s text-ink-2 [overflow-wrap:anywhere]">“{purpose}”</blockquote>
        <p className="mt-1 mb-5 text-caption text-ink-3">{askedFor(request)}</p>
        {choice === null ? (
          <p className="rounded-option bg-surface-2 px-4.5 py-4 text-body-s text-ink-2">
            지금은 증명할 수 있는 기록이 없어요. 보내지 않아도 괜찮아요.
          </p>
        ) : (
          <WhatChoices
            label="어떤 증명서를 보낼까요"
            offered={offered}
            choice={choice}
            onChoose={setChoice}
          />
        )}
        <div className="mt-4">
          <Hidden>
            무엇을 보낼지는 {person?.name ? `${politeName(person.name)}이` : '내가'} 골라요. 보내지 않아도
            협의는 그대로 이어지고, 회사에는 이유를 알리지 않아요. 보낸 증명서는 {PROOF_REQUEST.days}일 동안
            볼 수 있고 언제든 거둘 수 있어요.
          </Hidden>
        </div>
      </div>
      <Suspense>
        {wasAsked && offered.incomeExact && (
          <ExactSheet
            open={isAsked}
            onOpenChange={setAsked}
            year={offered.incomeExact.year}
            amount={offered.incomeExact.amount}
            atLeast={offered.incomeAtLeast?.highest ?? null}
            confirm="정확한 금액 보내기"
            busy={busy}
            onYes={() => choice && void answer.run(choice)}
            onAtLeast={(amount) => {
              setChoice({ kind: 'INCOME_AT_LEAST', amount })
              setAsked(false)
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

function NoRequest() {
  return (
    <FailureView title="찾을 수 없어요" about="이 부탁은 없거나 다른 사람의 것이에요.">
      <Link to={paths.proofs()} className={buttonLook({ size: 'md', wide: false })}>
        내 증명서 보기
      </Link>
    </FailureView>
  )
}
