import { kstDay } from '@coffeeattack/domain/kst'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { byDay, dayTitle } from './days.ts'
import { NotificationRow } from './NotificationRow.tsx'
import type { OperatorNotification, NotificationFilter, NotificationsPage } from './queries.ts'

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
