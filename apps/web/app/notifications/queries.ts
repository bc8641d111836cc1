import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstDay } from '@coffeeattack/domain/kst'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

export type Notification = ApiResult<'GET /users/notifications'>['items'][number]

/** A list that could not be read stays, and offers to try again. */
const meta = { load: 'account' } as const

/** What the person was told, newest first (TRUST-5). */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /users/notifications', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  meta,
})

/** For the dot on the bell. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => api('GET /users/notifications/unread', { signal }),
  staleTime: 30_000,
  refetchInterval: 60_000,
  meta,
})

/** What a browser asks permission with; null where browsers are not rung. */
export const pushKeyQuery = queryOptions({
  queryKey: ['notifications', 'push-key'],
  queryFn: ({ signal }) => api('GET /users/push', { signal }),
  staleTime: Infinity,
  meta,
})

type Age = { title: '오늘' | '이전'; items: Notification[] }

/** Newest first as they come: those of today in Seoul, then the others; a part without any is left out. */
export function byAge(items: readonly Notification[], now: Date): Age[] {
  const isToday = ({ at }: Notification) => kstDay(new Date(at)) === kstDay(now)
  const ages: Age[] = [
    { title: '오늘', items: items.filter(isToday) },
    { title: '이전', items: items.filter((item) => !isToday(item)) },
  ]
  return ages.filter((age) => age.items.length > 0)
}
