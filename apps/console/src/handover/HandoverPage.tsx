import { consolePaths } from '@coffeeattack/contract/console-pages'
import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import type { DeliveryState } from '@coffeeattack/domain/handover/events'
import { attemptText, eventNames } from '@coffeeattack/domain/handover/words.ko'
import { agoText, momentText } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { ConsolePage, Crumb } from '../layout/ConsolePage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { EmptyBox, PagedRows } from '../list/ConsoleList.tsx'
import { useMe } from '../sessions/me.ts'
import { EndpointCard } from './EndpointCard.tsx'
import { EndpointDialog } from './EndpointDialog.tsx'
import { Keys } from './Keys.tsx'
import { deliveriesQuery, type Delivery, type Endpoint, handoverQuery, reloadHandover } from './queries.ts'
import { type Secret, SecretDialog } from './SecretDialog.tsx'
import { Section } from './Section.tsx'

/** BIZ-16: webhooks and API keys. Recruiters alone see this page. */
export function HandoverPage() {
  return useMe().role === 'recruiter' ? <OwnHandover /> : <NotFoundPage />
}

function OwnHandover() {
  const handover = useQuery(handoverQuery)
  return (
    <ConsolePage title="채용 시스템 연결" crumb={<Crumb to={consolePaths.settings()}>설정</Crumb>}>
      <p className="-mt-2 mb-6 text-body-s text-pretty text-ink-3">
        커피챗이 연결된 뒤의 소식을 회사의 채용 프로그램에 보내요. 소식에는 이름과 연락처가 없고, API 키로
        읽은 기록은 후보자도 볼 수 있어요.{' '}
        <a href="/api/docs" className="font-medium text-ink-2 underline underline-offset-4">
          API 문서 보기
        </a>
      </p>
      <Loaded query={handover} className="rounded-card bg-surface py-22" skeleton={<Shapes />}>
        {({ endpoints, keys }) => (
          <>
            <Endpoints endpoints={endpoints} />
            {endpoints.length > 0 && <Deliveries />}
            <Keys keys={keys} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  )
}

function Shapes() {
  return (
    <SkeletonGroup label="연결을 불러오는 중이에요" className="grid gap-3">
      <Skeleton className="h-7 w-40" />
      <Skeleton round="card" className="h-44" />
      <Skeleton className="mt-5 h-7 w-24" />
      <Skeleton round="card" className="h-28" />
    </SkeletonGroup>
  )
}

/** Where the company's programs are called. */
function Endpoints({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const showSecret = (text: string) => setSecret({ kind: 'webhook', text })
  const add = { label: '주소 더하기', onPress: () => setAdding(true) }
  return (
    <Section
      title="소식을 받는 주소"
      about={`서명한 웹훅을 보내요. ${HANDOVER.endpoints}개까지 둘 수 있어요.`}
      {...(endpoints.length < HANDOVER.endpoints && { add })}
    >
      {endpoints.length === 0 ? (
        <EmptyBox
          empty="아직 연결한 주소가 없어요"
          description="채용 프로그램의 웹훅 주소를 더하면 커피챗 소식이 바로 이어져요"
        />
      ) : (
        <ul aria-label="소식을 받는 주소" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} onSecret={showSecret} />
          ))}
        </ul>
      )}
      <EndpointDialog open={isAdding} onClose={() => setAdding(false)} onSecret={showSecret} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Section>
  )
}

type Shown = 'ALL' | DeliveryState

const choices: readonly { value: Shown; label: string; none: string }[] = [
  { value: 'ALL', label: '전체', none: '아직 보낸 소식이 없어요' },
  { value: 'DELIVERED', label: '전했어요', none: '아직 전한 소식이 없어요' },
  { value: 'WAITING', label: '기다려요', none: '기다리는 소식이 없어요' },
  { value: 'FAILED', label: '못 전했어요', none: '전하지 못한 소식이 없어요' },
]

/** Webhook deliveries of the last thirty days. */
function Deliveries() {
  const [shown, setShown] = useState<Shown>('ALL')
  const deliveries = useInfiniteQuery(deliveriesQuery(shown === 'ALL' ? undefined : shown))
  return (
    <Section title="보낸 소식" about="30일 동안 남아 있어요. 받지 못하면 하루 동안 일곱 번까지 보내요.">
      <div className="mb-3 max-w-[32rem]">
        <Segmented
          hideLabel
          look="tray"
          label="보낸 소식 고르기"
          options={choices}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      <PagedRows
        label="보낸 소식"
        query={deliveries}
        empty={choices.find(({ value }) => value === shown)?.none}
        renderRow={(delivery) => <DeliveryRow delivery={delivery} />}
      />
    </Section>
  )
}

const states: Readonly<Record<DeliveryState, string>> = {
  DELIVERED: '전했어요',
  WAITING: '기다려요',
  FAILED: '못 전했어요',
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, type, endpointName, state, attempts, at, last, nextAt, canReplay, body, coffeechatId } =
    delivery
  const now = useNow()
  const replay = useCall(() => api('POST /console/handover/deliveries/:id/replay', { params: { id } }), {
    onDone: () => toast('곧 다시 보낼게요', { kind: 'done' }),
    onSettled: reloadHandover,
  })
  const facts = [
    last && attemptText(last),
    last && last.error !== 'TIMEOUT' && last.error !== 'STOPPED' && `${last.ms}ms`,
    attempts > 1 && `${attempts}번 보냈어요`,
    nextAt && attempts > 0 && `${momentText(new Date(nextAt))}에 다시 보내요`,
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="text-body-s font-semibold">{eventNames[type]}</b>
          <Tag kind={state === 'FAILED' ? 'rise' : 'plain'}>{states[state]}</Tag>
        </p>
        <p className="text-label break-words text-ink-3 tnum">
          {endpointName} · <time dateTime={at}>{agoText(new Date(at), now)}</time>
        </p>
        {facts.some(Boolean) && (
          <p className="text-label text-pretty text-ink-2 tnum">{facts.filter(Boolean).join(' · ')}</p>
        )}
      </div>
      {canReplay && (
        <Button kind="weak" size="sm" busy={replay.busy && '보내는 중'} onClick={() => void replay.run()}>
          다시 보내기
        </Button>
      )}
      <div className="flex basis-full flex-wrap items-start gap-x-4">
        <details className="min-w-0 flex-1 basis-64">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-label font-medium text-ink-2 underline decoration-line-2 underline-offset-4">
            보낸 내용 보기
          </summary>
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={`${eventNames[type]}, 보낸 내용`}
            className="mb-2 overflow-x-auto rounded-field bg-surface-2 px-4 py-3 text-caption leading-normal"
          >
            {JSON.stringify(JSON.parse(body), null, 2)}
          </pre>
        </details>
        {coffeechatId && (
          <Link
            to={consolePaths.coffeechat(coffeechatId)}
            className="flex min-h-11 items-center text-label font-medium text-ink-2 underline decoration-line-2 underline-offset-4"
          >
            커피챗 보기
          </Link>
        )}
      </div>
    </div>
  )
}
