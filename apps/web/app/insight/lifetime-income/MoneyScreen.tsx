import { paths } from '@coffeeattack/contract/pages'
import { POLL_MS, pollAfterMs } from '@coffeeattack/domain/insight/lifetime-run'
import type { CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { birthFrontOf } from '@coffeeattack/domain/verification/person'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { prefetch } from '../../api/queries.ts'
import { Page, PageSkeleton } from '../../layout/Page.tsx'
import { privateMeta } from '../../seo.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { Question } from '../../verification/Question.tsx'
import { verifiedQuery } from '../../verification/verified-query.ts'
import { addProgress, type Incomes, incomesQuery } from './queries.ts'
import { IncomeTable } from './timeline/IncomeTable.tsx'
import { IncomeTimeline } from './timeline/IncomeTimeline.tsx'
import { TotalFigure } from './TotalFigure.tsx'
import { freshChoice, knownPerson, type KnownPerson, useRequest } from './use-request.ts'
import { headlineOf, moreLabelOf } from './words.ts'

/** Appears once, when everything has been loaded. */
const ResultScreen = lazy(() => import('./ResultScreen.tsx'))

export const meta = () => privateMeta('지금까지 번 소득')

export const clientLoader = () => prefetch(verifiedQuery, incomesQuery)

/** All income the person has earned, loaded five years at a time (PUB-6). */
export default function MoneyScreen() {
  const verified = useQuery(verifiedQuery)
  const incomes = useQuery(incomesQuery)
  const showsResult = useSearchParams()[0].get('step') === 'result'
  return (
    <Loaded
      query={together({ verified, incomes })}
      className="m-auto"
      skeleton={<PageSkeleton />}
      renderFrame={(inside, state) =>
        state === 'failed' ? <Page backTo={paths.my()}>{inside}</Page> : inside
      }
    >
      {({ verified: { userItems }, incomes: known }) => {
        const person = knownPerson(userItems)
        // Name and birthday come with the verified career, so a person without one verifies it first.
        if (!person) return <Navigate to={paths.submit()} replace />
        if (showsResult)
          return (
            <Suspense fallback={<PageSkeleton />}>
              <ResultScreen incomes={known} />
            </Suspense>
          )
        return <Gathering person={person} incomes={known} />
      }}
    </Loaded>
  )
}

/** Only a press opens it, so the page does not wait for it. */
const SimpleAuthSheet = lazy(async () => ({
  default: (await import('../../verification/SimpleAuthSheet.tsx')).SimpleAuthSheet,
}))

function Gathering({ person, incomes }: { person: KnownPerson; incomes: Incomes }) {
  const { status, next, items } = incomes
  const [choosing, setChoosing] = useState(false)
  const { busy, run: request } = useRequest(() => setChoosing(false))
  useLoading(status === 'LOADING')

  const ask = (choice: CompleteChoice) => next && void request({ person, range: next, choice })
  function more() {
    // A failure ends the tax office's session.
    const choice = status === 'DONE' ? freshChoice(verificationState.read(), person, new Date()) : null
    if (choice) ask(choice)
    else setChoosing(true)
  }
  const hasBegun = status === 'LOADING' || items.length > 0 || status === 'DONE'
  return (
    <>
      {hasBegun ? (
        <GatheringPage incomes={incomes} busy={busy && !choosing} onMore={more} />
      ) : (
        <BeginPage person={person} failed={status === 'FAILED'} onBegin={() => setChoosing(true)} />
      )}
      <Suspense>
        <SimpleAuthSheet
          about="본인 확인이 끝나면 국세청에서 소득을 불러와요."
          open={choosing}
          onOpenChange={setChoosing}
          busy={busy}
          onNext={ask}
        />
      </Suspense>
    </>
  )
}

type BeginPageProps = { person: KnownPerson; failed: boolean; onBegin: () => void }

/** The person looked up: always the account's own. */
function BeginPage({ person, failed, onBegin }: BeginPageProps) {
  return (
    <Page
      backTo={paths.my()}
      cta={<Button onClick={onBegin}>{failed ? '다시 불러오기' : '소득 불러오기'}</Button>}
    >
      <Question lines={['지금까지 번 소득을', '모아 볼까요?']}>
        국세청에서 최근 다섯 해를 먼저 불러오고, 다섯 해씩 더 거슬러 가요. 주민등록번호는 묻지 않아요.
        커리어를 인증했다면 가장 새로운 해의 소득이 홈과 리포트, 제안에서도 내 소득이 돼요.
      </Question>
      {failed && (
        <p className="mx-5 mt-5 rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2">
          지난번에는 끝까지 불러오지 못했어요. 다시 불러오면 돼요.
        </p>
      )}
      <div className="mt-7 grid gap-5 px-5 pb-6">
        <TextField label="이름" readOnly value={person.name} />
        <TextField label="휴대전화 번호" readOnly value={phoneAsTyped(person.phone)} />
        <TextField label="생년월일" readOnly value={birthFrontOf(person.birthday)} />
      </div>
    </Page>
  )
}

/** The years so far; new ones are added on the left. */
function GatheringPage({ incomes, busy, onMore }: { incomes: Incomes; busy: boolean; onMore: () => void }) {
  const navigate = useNavigate()
  const { items, total, status, next } = incomes
  const loading = status === 'LOADING'
  const { title, about } = headlineOf(incomes)
  const canFinish = !loading && status !== 'WAITING' && items.length > 0
  return (
    <Page
      backTo={paths.my()}
      cta={canFinish && <Button onClick={() => void navigate(paths.myMoney('result'))}>결과 보기</Button>}
    >
      <div className="px-5 pt-2 lg:px-7">
        <h1 className="text-h1">{title}</h1>
        <output className="mt-2 block text-body-s text-pretty text-ink-3">{about}</output>
      </div>
      <section aria-labelledby="gathered" className="px-(--gut) pt-7 pb-8 [--gut:20px] lg:[--gut:28px]">
        <div className="flex items-center justify-between gap-3">
          <h2 id="gathered" className="text-body-s font-medium text-ink-3">
            지금까지 모은 소득
          </h2>
          <Tag kind="verified">국세청 인증</Tag>
        </div>
        <p className="mt-1">
          <TotalFigure manwon={total} />
        </p>
        <div className="mt-5">
          {items.length > 0 ? (
            <IncomeTimeline items={items} loading={loading} />
          ) : (
            loading && <Skeleton round="card" className="h-50" />
          )}
        </div>
        {items.length > 0 && <IncomeTable items={items} />}
        {next && !loading && (
          <Button kind="weak" size="md" className="mt-5" busy={busy && '요청하는 중'} onClick={onMore}>
            {moreLabelOf(incomes)}
          </Button>
        )}
      </section>
    </Page>
  )
}

/** Polls the load until it ends; each response brings the years since the one before. */
function useLoading(loading: boolean): void {
  useEffect(() => {
    if (!loading) return
    const leaving = new AbortController()
    void poll(leaving.signal)
    return () => leaving.abort()
  }, [loading])
}

async function poll(signal: AbortSignal): Promise<void> {
  let loadCount = 0
  while (!signal.aborted) {
    const progress = await ask(loadCount, signal)
    if (signal.aborted) return
    if (progress) {
      addProgress(progress)
      loadCount = progress.loadedYears.length
    }
    const waitMs = progress ? pollAfterMs(progress.status) : POLL_MS
    if (waitMs === null) return
    await pause(waitMs, signal)
  }
}

/** Null after a network failure: the next poll brings the same years. */
async function ask(loadCount: number, signal: AbortSignal) {
  try {
    return await api('GET /income/lifetime/verify/status', { query: { loadCount }, signal })
  } catch {
    return null
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      over()
    })
  })
}
