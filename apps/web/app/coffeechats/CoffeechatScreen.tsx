import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { isApiError } from '../api/query-client.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'
import { arrangementOf } from './arrangement.ts'
import { CancelLink } from './CancelLink.tsx'
import { CoffeechatSkeleton } from './CoffeechatSkeleton.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Heading } from './Heading.tsx'
import { Meeting } from './Meeting.tsx'
import { Partner } from './Partner.tsx'
import { Questions } from './Questions.tsx'
import { coffeechatQuery } from './queries.ts'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/CoffeechatScreen.ts'

/** How soon a screen that waits for the company looks whether it has answered. */
const LOOK_EVERY_MS = 20_000

/** After accepting (OFR-6): who is met, when, what they asked, and what they can now read about me. */
export function CoffeechatScreen({ id, company }: { id: string; company: string }) {
  const {
    data: chat,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...coffeechatQuery(id),
    refetchInterval: ({ state }) =>
      state.data && arrangementOf(state.data).kind === 'waiting' ? LOOK_EVERY_MS : false,
  })
  const header = <Header backTo={paths.selectedOffers()} />
  if (!chat && isApiError(error) && error.status === 404) {
    return (
      <Page header={header}>
        <FailureView title="찾을 수 없어요" about="이 커피챗은 없거나 다른 사람의 것이에요.">
          <Link to={paths.selectedOffers()} className={buttonLook({ size: 'md', wide: false })}>
            내가 고른 어택 보기
          </Link>
        </FailureView>
      </Page>
    )
  }
  if (!chat) {
    return (
      <Page tone="canvas" header={header}>
        {error ? (
          <ErrorState
            title="커피챗을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={() => void refetch()}
            className="mt-24"
          />
        ) : (
          <CoffeechatSkeleton company={company} />
        )}
      </Page>
    )
  }
  const arrangement = arrangementOf(chat)
  const canChange = arrangement.kind !== 'met' && arrangement.kind !== 'cancelled'
  return (
    <Page tone="canvas" header={header}>
      <Heading kind={arrangement.kind} />
      <div className="flex flex-col gap-2.5 px-4 pt-6 pb-safe-8">
        <Partner chat={chat} />
        <Meeting chat={chat} arrangement={arrangement} />
        <Questions chat={chat} closed={arrangement.kind === 'cancelled'} />
        <Disclosure chat={chat} />
        {canChange && <CancelLink chat={chat} />}
      </div>
    </Page>
  )
}

export const meta = () => privateMeta('커피챗')

export default function Accepted({ params: { coffeechatId } }: Route.ComponentProps) {
  const company = useSearchParams()[0].get('company') ?? ''
  return <CoffeechatScreen key={coffeechatId} id={coffeechatId} company={company} />
}
