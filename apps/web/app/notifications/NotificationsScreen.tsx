import { paths } from '@coffeeattack/contract/pages'
import { agoText } from '@coffeeattack/domain/kst'
import {
  type CandidateIcon,
  candidateNotifications,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { usePush } from '@coffeeattack/kit/push/usePush'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Flag } from '@coffeeattack/ui/icons/Flag'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Switch } from '@coffeeattack/ui/Switch'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { prefetch, queries } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { push } from './push.ts'
import { byAge, type Notification, notificationsQuery, pushKeyQuery, unreadQuery } from './queries.ts'

export const meta = () => privateMeta('알림')

export const clientLoader = () => prefetch(notificationsQuery)

/** The components of the icons that the notifications name. */
const icons: Readonly<Record<CandidateIcon, typeof Bell>> = {
  Banknote,
  Bell,
  Bolt,
  Calendar,
  CircleInfo,
  Clock,
  CoffeeCup,
  Document,
  Eye,
  Flag,
  Lock,
  Message,
}

/** One notification; the whole row opens its page. */
function NotificationRow({ item, now }: { item: Notification; now: Date }) {
  const { type, title, body, to, at, isRead } = item
  const Icon = icons[candidateNotifications[type].icon]
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-18 items-start gap-3.5 rounded-button px-2 py-3 transition-colors duration-(--t1) press:bg-surface-2"
      >
        <span className="relative grid size-11 shrink-0 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
          <Icon size={22} strokeWidth={1.8} />
          {!isRead && (
            <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-surface bg-ink">
              <span className="sr-only">새 알림</span>
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={`block text-body-s text-pretty ${isRead ? 'text-ink-2' : 'font-semibold text-ink'}`}
          >
            {title}
          </span>
          <span className="block text-caption text-ink-3 tnum">
            {body && <>{body} · </>}
            <time dateTime={at} className="whitespace-nowrap">
              {agoText(new Date(at), now)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  )
}

/** The push switch of this browser. It asks for permission only when pressed, and is absent if pushes cannot work. */
function PushSwitch() {
  const id = useId()
  const { data } = useQuery(pushKeyQuery)
  const ringing = usePush(push, data?.publicKey)
  if (!ringing) return null
  return (
    <Card className="flex items-center gap-4 py-4!">
      <div className="min-w-0 flex-1">
        <p aria-hidden="true" className="text-body font-medium">
          이 브라우저로 받기
        </p>
        <p id={id} className="text-caption text-pretty text-ink-3">
          {ringing.isBlocked
            ? '브라우저 설정에서 알림을 허용하면 켤 수 있어요'
            : '화면이 꺼져 있어도 알려 드려요. 회사 이름과 연봉은 보이지 않아요.'}
        </p>
      </div>
      <Switch
        label="이 브라우저로 받기"
        aria-describedby={id}
        checked={ringing.isOn}
        disabled={ringing.isBusy || ringing.isBlocked}
        onCheckedChange={(wanted) => void ringing.change(wanted)}
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

/** Marks what the screen shows as read; a notification that arrives later stays unread until it is shown. */
function useMarkRead(items: readonly Notification[] | undefined): void {
  const until = items?.some(({ isRead }) => !isRead) ? items[0]!.at : undefined
  useEffect(() => {
    if (!until) return
    void api('PATCH /users/notifications/read', { body: { until } })
      .then((answer) => queries.setQueryData(unreadQuery.queryKey, answer))
      // After a failure the dot on the bell stays, and the next visit tries again.
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

/** The person's notifications, newest first (TRUST-5). */
export default function NotificationsScreen() {
  const list = useInfiniteQuery(notificationsQuery)
  const now = new Date(list.dataUpdatedAt)
  useMarkRead(list.data?.pages.flatMap((page) => page.items))
  return (
    <Page tone="canvas" backTo={paths.my()} actions={<ToSettings />}>
      <h1 className="px-5 pt-2 text-h1">알림</h1>
      <div className="flex flex-1 flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <PushSwitch />
        <PagedList
          query={list}
          title="알림을 불러오지 못했어요"
          skeleton={<NotificationsShapes />}
          empty={<NoNotifications />}
        >
          {(items) =>
            byAge(items, now).map((age) => <NotificationsOfAge key={age.title} {...age} now={now} />)
          }
        </PagedList>
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
