import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Switch } from '@coffeeattack/ui/Switch'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { type Notification, notificationsQuery, unreadQuery } from './queries.ts'
import { paths } from '../paths.ts'
import { byAge } from './by-age.ts'
import { privateMeta } from '../seo.ts'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { usePush } from './use-push.ts'

/** Lets this browser ring. Nobody is asked for permission before the press; where it cannot ring nothing is offered. */
function PushSwitch() {
  const id = useId()
  const push = usePush()
  if (!push) return null
  return (
    <Card className="flex items-center gap-4 py-4!">
      <div className="min-w-0 flex-1">
        <p aria-hidden="true" className="text-body font-medium">
          이 브라우저로 받기
        </p>
        <p id={id} className="text-caption text-pretty text-ink-3">
          {push.isBlocked
            ? '브라우저 설정에서 알림을 허용하면 켤 수 있어요'
            : '화면이 꺼져 있어도 알려 드려요. 회사 이름과 연봉은 보이지 않아요.'}
        </p>
      </div>
      <Switch
        label="이 브라우저로 받기"
        aria-describedby={id}
        checked={push.isOn}
        disabled={push.isBusy || push.isBlocked}
        onCheckedChange={(wanted) => void push.change(wanted)}
      />
    </Card>
  )
}

type NotificationsOfAgeProps = { title: string; items: readonly Notification[]; now: Date }

function NotificationsOfAge({ title, items, now }: NotificationsOfAgeProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="pb-2!">
      <h2 id={id} className="text-label font-medium text-ink-3">
        {title}
      </h2>
      <ul className="-mx-2 mt-1">
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} now={now} />
        ))}
      </ul>
    </Card>
  )
}

function NotificationsShapes() {
  return (
    <SkeletonGroup label="알림을 불러오는 중이에요">
      <Card>
        <Skeleton className="h-5 w-12" />
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className="flex min-h-18 items-center gap-3.5 py-3">
            <Skeleton round="button" className="size-11 shrink-0" />
            <div className="flex flex-1 flex-col gap-1.5">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}

/** What stands on the screen counts as read; what comes while the page is open stays new until it is shown. */
function useMarkRead(items: readonly Notification[] | undefined): void {
  const until = items?.some(({ isRead }) => !isRead) ? items[0]!.at : undefined
  useEffect(() => {
    if (!until) return
    void api('PATCH /users/notifications/read', { body: { until } })
      .then((answer) => queries.setQueryData(unreadQuery.queryKey, answer))
      // The dot on the bell stays, and the next visit tries again.
      .catch(() => {})
  }, [until])
}

function NoNotifications() {
  return (
    <Empty
      className="m-auto py-12"
      title="아직 받은 알림이 없어요"
      description="새 어택과 커피챗 소식을 여기에 모아 드려요"
    />
  )
}

/** What the person was told, newest first (TRUST-5). */
export default function NotificationsScreen() {
  const list = useInfiniteQuery(notificationsQuery)
  const { data, dataUpdatedAt, isError, isFetching, hasNextPage, isFetchingNextPage } = list
  const items = data?.pages.flatMap((page) => page.items)
  const now = new Date(dataUpdatedAt)
  useMarkRead(items)
  return (
    <Page tone="canvas" header={<Header backTo={paths.my()} actions={<ToSettings />} />}>
      <h1 className="px-5 pt-2 text-h1">알림</h1>
      <div className="flex flex-1 flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <PushSwitch />
        {items?.length === 0 && <NoNotifications />}
        {items && byAge(items, now).map((age) => <NotificationsOfAge key={age.title} {...age} now={now} />)}
        {hasNextPage && (
          <Button
            kind="line"
            size="md"
            busy={isFetchingNextPage && '불러오는 중'}
            onClick={() => void list.fetchNextPage()}
          >
            더 보기
          </Button>
        )}
        {list.isFetchNextPageError && (
          <p role="alert" className="text-center text-label text-ink-3">
            더 불러오지 못했어요. 다시 눌러 주세요.
          </p>
        )}
        {!data && isError && (
          <ErrorState
            title="알림을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={() => void list.refetch()}
          />
        )}
        {!data && !isError && <NotificationsShapes />}
      </div>
    </Page>
  )
}

function ToSettings() {
  return (
    <Link to={paths.notificationSettings()} aria-label="알림 설정" className={iconButtonLook}>
      <Gear size={24} strokeWidth={1.8} />
    </Link>
  )
}

export const meta = () => privateMeta('알림')
