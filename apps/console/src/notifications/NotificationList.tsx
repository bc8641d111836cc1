import { kstDay } from '@coffeeattack/domain/kst'
import { notificationGroups } from '@coffeeattack/domain/notifications/operator-groups'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { byDay, dayTitle, notificationTime } from './days.ts'
import { groupIcons } from './group-icons.ts'
import type { NotificationFilter, NotificationsPage, OperatorNotification } from './queries.ts'
import { markRead } from './read.ts'

type NotificationListProps = {
  list: UseInfiniteQueryResult<InfiniteData<NotificationsPage>>
  filter: NotificationFilter
}

/** The notifications by day, newest first. */
export function NotificationList({ list, filter }: NotificationListProps) {
  const now = useNow()
  const [activeId, setActiveId] = useState<string>()
  return (
    <PagedList
      query={list}
      title="알림을 불러오지 못했어요"
      className="py-20"
      skeleton={<NotificationsSkeleton />}
      empty={<Empty {...nothingIn(filter)} className="px-6 py-20" />}
      more={{ asOneScrolls: true, kind: 'weak', className: 'm-6 max-w-[calc(100%-3rem)]' }}
    >
      {(notifications) => (
        <div aria-busy={list.isPlaceholderData || undefined} className="pb-6">
          {byDay(notifications).map(({ day, items }) => (
            <NotificationsOfDay
              key={day}
              title={dayTitle(day, kstDay(now))}
              {...{ items, now, activeId }}
              onActive={setActiveId}
            />
          ))}
        </div>
      )}
    </PagedList>
  )
}

type NotificationsOfDayProps = {
  title: string
  items: readonly OperatorNotification[]
  now: Date
  activeId: string | undefined
  onActive: (id: string) => void
}

function NotificationsOfDay({ title, items, now, activeId, onActive }: NotificationsOfDayProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-4 pt-3.5 pb-1 text-caption font-medium tracking-normal text-ink-3 sm:px-6">
        {title}
      </h2>
      <ul>
        {items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            isActive={notification.id === activeId}
            onActive={() => onActive(notification.id)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The words of an empty list, by its filter. */
function nothingIn({ only, kind }: NotificationFilter): { title: string; description?: string } {
  if (only === 'unread') return { title: '모두 읽었어요', description: '새 소식이 오면 여기에 보여 드려요.' }
  if (only === 'open') return { title: '답할 것이 없어요', description: '기다리는 분이 아무도 없어요.' }
  if (kind) return { title: '이 종류의 알림은 아직 없어요' }
  return { title: '아직 받은 알림이 없어요', description: '새 소식이 오면 바로 알려 드려요.' }
}

function NotificationsSkeleton() {
  return (
    <SkeletonGroup label="알림을 불러오는 중이에요">
      <Skeleton className="mx-6 mt-4 h-4 w-32" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex gap-3 px-6 py-3">
          <Skeleton round="button" className="size-9" />
          <div className="flex-1">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
            <Skeleton className="mt-2 h-4 w-40 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

type NotificationRowProps = {
  notification: OperatorNotification
  now: Date
  /** The row in focus or under the mouse shows its buttons. */
  isActive: boolean
  onActive: () => void
}

/** One notification; the whole row opens its page. */
function NotificationRow({ notification, now, isActive, onActive }: NotificationRowProps) {
  const { to, actions } = notification
  const open = () => void markRead(notification)
  return (
    <li
      className={`relative not-first:before:absolute not-first:before:top-0 not-first:before:right-4 not-first:before:left-16 not-first:before:h-px not-first:before:bg-line sm:not-first:before:right-6 sm:not-first:before:left-18 ${isActive ? 'bg-surface-2/55' : ''}`}
    >
      <div onFocus={onActive} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActive()}>
        <Link
          data-row={notification.id}
          to={to}
          onClick={open}
          className="grid grid-cols-[36px_minmax(0,1fr)] gap-3 px-4 pt-[11px] pb-3 outline-offset-[-2px] sm:px-6"
        >
          <Summary notification={notification} now={now} />
        </Link>
        {isActive && actions.length > 0 && (
          <div className="-mt-1 flex flex-wrap gap-1.5 pr-4 pb-3 pl-16 sm:pl-18">
            {actions.map((action, place) => (
              <Link
                key={action.to}
                to={action.to}
                onClick={open}
                className={buttonLook({ kind: place === 0 ? 'filled' : 'weak', size: 'xs' })}
              >
                {action.label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function Summary({ notification, now }: Pick<NotificationRowProps, 'notification' | 'now'>) {
  const { kind, title, body, at, isRead } = notification
  const { label, icon } = notificationGroups[kind]
  const Icon = groupIcons[icon]
  return (
    <>
      <span
        className={`grid size-9 place-items-center rounded-button-sm ${isRead ? 'bg-surface-2 text-ink-2' : 'bg-primary text-on-primary'}`}
      >
        <Icon size={18} strokeWidth={1.9} />
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-2 text-caption leading-[18px] text-ink-3">
          <span className="mr-auto">{label}</span>
          <time dateTime={at} className="tnum">
            {notificationTime(new Date(at), now)}
          </time>
          {!isRead && (
            <span className="size-2 rounded-full bg-ink">
              <span className="sr-only">안 읽음</span>
            </span>
          )}
        </span>
        <span
          className={`mt-px block text-label leading-5 text-pretty ${isRead ? 'font-medium text-ink-2' : 'font-semibold text-ink'}`}
        >
          <MaskedText text={title} />
        </span>
        {body && (
          <span
            className={`mt-px block text-caption leading-[19px] text-pretty ${isRead ? 'text-ink-3' : 'text-ink-2'}`}
          >
            <MaskedText text={body} />
          </span>
        )}
      </span>
    </>
  )
}
