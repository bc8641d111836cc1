import { paths } from '@coffeeattack/contract/pages'
import { disclosedRows } from '@coffeeattack/domain/coffeechats/disclosure'
import { isBehind } from '@coffeeattack/domain/coffeechats/schedule'
import { offers } from '@coffeeattack/domain/errors/offers'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { ask } from '@coffeeattack/ui/ask'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Cup } from '@coffeeattack/ui/Cup'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Page } from '../layout/Page.tsx'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/CoffeechatScreen.ts'
import { Meeting } from './Meeting.tsx'
import { MeetingPlace } from './MeetingPlace.tsx'
import {
  type Arrangement,
  arrangementOf,
  partnerName,
  type Coffeechat,
  coffeechatQuery,
  questionsQuery,
} from './queries.ts'
import { QuestionShapes } from './QuestionShapes.tsx'
import { useArrange } from './use-arrange.ts'

/** Most visits are about a meeting that is still to come. */
const Afterwards = lazy(() => import('./afterwards/Afterwards.tsx'))
/** Below the fold, or absent. */
const ContactCard = lazy(() => import('./ContactCard.tsx'))
const AskedQuestions = lazy(() => import('./AskedQuestions.tsx'))
/** From the talk about the terms on. */
const PaidOfChat = lazy(() => import('../paid-checks/entry/PaidOfChat.tsx'))
const RequestOfChat = lazy(() => import('../proofs/request/RequestOfChat.tsx'))
const PactChatCard = lazy(() => import('../pacts/entry/PactChatCard.tsx'))

export const meta = () => privateMeta('커피챗')

export const clientLoader = ({ params: { coffeechatId } }: Route.ClientLoaderArgs) =>
  prefetch(coffeechatQuery(coffeechatId))

/** The company's page shows its track record (KEEP-4). */
function CompanyLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      to={paths.company(id)}
      className="relative inline-flex items-center gap-0.5 before:absolute before:-inset-2"
    >
      {name}
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </Link>
  )
}

const roomOf = ({ roomId }: Coffeechat) => (roomId ? paths.messageRoom(roomId) : paths.messages())

/** The company and its offer, with links to both and to the conversation. */
function Partner({ chat }: { chat: Coffeechat }) {
  const { company, offer, operator } = chat
  const name = partnerName(chat)
  return (
    <Card aria-label={name}>
      <div className="flex items-center gap-3.5">
        <Logo name={name} src={company?.logo} size={56} />
        <div className="min-w-0 flex-1">
          <h2 className="text-h2 leading-snug">
            {company ? <CompanyLink id={company.id} name={name} /> : name}
          </h2>
          <p className="text-body-s text-ink-3">
            {[offer.position, `${operator.name} 님`].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {offer.salaryMax !== null && (
        <p className="mt-4 flex items-baseline justify-between gap-3">
          <span className="shrink-0 text-body-s text-ink-3">제안 연봉</span>
          <SalaryRange salaryMin={offer.salaryMin} salaryMax={offer.salaryMax} />
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Link to={roomOf(chat)} className={buttonLook({ kind: 'weak', size: 'md' })}>
          메시지 보내기
        </Link>
        <Link
          to={offer.offerGroupId ? paths.curation(offer.offerGroupId) : paths.offer(offer.id)}
          className={buttonLook({ kind: 'weak', size: 'md' })}
        >
          제안 보기
        </Link>
      </div>
    </Card>
  )
}

function CancelLink({ chat }: { chat: Coffeechat }) {
  const { busy, run: arrange } = useArrange(chat.id)

  async function askAndCancel() {
    const answer = await ask({
      title: '커피챗을 취소할까요?',
      description: `${partnerName(chat)}에 취소했다고 알려요. 취소한 커피챗은 되돌릴 수 없어요.`,
      confirm: '취소하기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer !== 'confirm') return
    if (await arrange({ kind: 'cancel' })) window.scrollTo({ top: 0 })
  }
  return (
    <TextLink wide disabled={busy} onClick={() => void askAndCancel()}>
      커피챗 취소하기
    </TextLink>
  )
}

/** What the company can read about the person since the match, and no other company (OFR-13). */
function Disclosure({ chat: { disclosure } }: { chat: Coffeechat }) {
  const { to, at, items } = disclosure
  return (
    <Card title={`${withJosa(to, '이/가')} 볼 수 있는 내 정보`}>
      <p className="mt-0.5 text-label text-ink-3">
        {fullDayText(kstDay(new Date(at)))}부터 볼 수 있어요. 내가 고르지 않은 회사에는 보이지 않아요.
      </p>
      <dl className="mt-3">
        {disclosedRows(items).map(({ kind, label, items: given }) => (
          <div
            key={kind}
            className={`py-1.5 text-body-s ${kind === 'ASKED_CONTACT' ? '' : 'flex justify-between gap-4'}`}
          >
            <dt className="shrink-0 text-ink-3">{label}</dt>
            {given.map(({ text }) => (
              <dd key={text} className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}

type Words = { title: string; body: string }

const past: Partial<Record<Arrangement['kind'], Words>> = {
  met: { title: '커피챗을 마쳤어요', body: '이야기는 메시지에서 이어 갈 수 있어요.' },
  cancelled: { title: '커피챗이 취소됐어요', body: '다시 만나고 싶다면 문의해 주세요.' },
}

/** The matched result in the specification's words (OFR-8), until the meeting is over or cancelled. */
function Heading({ kind }: { kind: Arrangement['kind'] }) {
  const { title, body }: Words = past[kind] ?? offers.OFFER_MATCHED
  return (
    <div className="flex flex-col items-center px-5 pt-2 text-center">
      <Cup size={116} />
      <h1 className="mt-5 text-h1">{title}</h1>
      <p className="mt-1.5 text-balance text-ink-2">{body}</p>
    </div>
  )
}

/** The address carries the company's name, so the loading state can show it. */
function CoffeechatSkeleton({ company }: { company: string }) {
  const label = company ? `${company} 커피챗을 불러오는 중이에요` : '커피챗을 불러오는 중이에요'
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col items-center pt-2">
        <Skeleton round="full" className="size-29" />
        <Skeleton className="mt-6 h-7 w-60" />
        <Skeleton className="mt-3 h-5 w-52" />
      </div>
      <div className="flex flex-col gap-2.5 px-4 pt-7">
        <Skeleton round="card" className="h-44" />
        <Skeleton round="card" className="h-48" />
        <Skeleton round="card" className="h-64" />
      </div>
    </SkeletonGroup>
  )
}

/** The company's questions before the meeting (OFR-11). */
function Questions({ chat, closed }: { chat: Coffeechat; closed: boolean }) {
  const { data } = useQuery(questionsQuery(chat.id))
  if (data?.items.length === 0) return null
  return (
    <Card title="만나기 전에 답해 주세요">
      <p className="mt-0.5 text-label text-ink-3">답은 만나는 회사만 볼 수 있어요. 언제든 고칠 수 있어요.</p>
      <Suspense fallback={<QuestionShapes />}>
        <AskedQuestions coffeechatId={chat.id} closed={closed} />
      </Suspense>
    </Card>
  )
}

/** How often a screen that waits for the company refetches. */
const LOOK_EVERY_MS = 20_000

/** After accepting (OFR-6): the company, the time, its questions, and what it can read about the person. */
export default function CoffeechatScreen({ params: { coffeechatId } }: Route.ComponentProps) {
  const company = useSearchParams()[0].get('company') ?? ''
  const query = useQuery({
    ...coffeechatQuery(coffeechatId),
    refetchInterval: ({ state }) =>
      state.data && arrangementOf(state.data).kind === 'waiting' ? LOOK_EVERY_MS : false,
  })
  return (
    <Page tone="canvas" backTo={paths.selectedOffers()}>
      <Loaded
        query={query}
        title="커피챗을 불러오지 못했어요"
        className="mt-24"
        renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoCoffeechat />}
        skeleton={<CoffeechatSkeleton company={company} />}
      >
        {(chat) => <Arranged key={coffeechatId} chat={chat} />}
      </Loaded>
    </Page>
  )
}

function NoCoffeechat() {
  return (
    <FailureView title="찾을 수 없어요" about="이 커피챗은 없거나 다른 사람의 것이에요.">
      <Link to={paths.selectedOffers()} className={buttonLook({ size: 'md', wide: false })}>
        내가 고른 어택 보기
      </Link>
    </FailureView>
  )
}

function PactOfChat({ chat }: { chat: Coffeechat }) {
  const told = chat.stageItems.map(({ stage }) => stage)
  if (!told.includes('TERMS') && !told.includes('HIRED')) return null
  return (
    <Suspense>
      <RequestOfChat coffeechatId={chat.id} />
      <PactChatCard coffeechatId={chat.id} room={roomOf(chat)} isAwaited={told.at(-1) === 'TERMS'} />
      {told.includes('HIRED') && <PaidOfChat coffeechatId={chat.id} />}
    </Suspense>
  )
}

function Arranged({ chat }: { chat: Coffeechat }) {
  const arrangement = arrangementOf(chat)
  const canChange = arrangement.kind !== 'met' && arrangement.kind !== 'cancelled'
  const isOver = isBehind(chat)
  return (
    <>
      <Heading kind={arrangement.kind} />
      <div className="flex flex-col gap-2.5 px-4 pt-6 pb-safe-8">
        <Partner chat={chat} />
        <PactOfChat chat={chat} />
        {(chat.outcome !== null || chat.stageItems.length > 0) && (
          <Suspense>
            <Afterwards chat={chat} />
          </Suspense>
        )}
        <Meeting chat={chat} arrangement={arrangement} />
        {!isOver && <MeetingPlace chat={chat} arrangement={arrangement} />}
        <Suspense fallback={<Skeleton round="card" className="h-37" />}>
          <ContactCard chat={chat} />
        </Suspense>
        {!isOver && <Questions chat={chat} closed={arrangement.kind === 'cancelled'} />}
        <Disclosure chat={chat} />
        {canChange && <CancelLink chat={chat} />}
      </div>
    </>
  )
}
