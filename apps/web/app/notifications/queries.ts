import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstDay } from '@coffeeattack/domain/kst'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, queryOf } from '../api/client.ts'

export type Notification = ApiResult<'GET /users/notifications'>['items'][number]

/** After a failed load the screen stays and offers to try again. */
const meta = { load: 'account' } as const

/** The person's notifications, newest first (TRUST-5). */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /users/notifications', { query: { cursor: pageParam }, signal }),
  ...paged,
  meta,
})

/** For the dot on the bell. */
export const unreadQuery = queryOf(
  'GET /users/notifications/unread',
  ['notifications', 'unread'],
  {},
  { staleTime: 30_000, refetchInterval: 60_000, meta },
)

/** The public key with which a browser subscribes; null if this service sends no pushes. */
export const pushKeyQuery = queryOf(
  'GET /users/push',
  ['notifications', 'push-key'],
  {},
  { staleTime: Infinity, meta },
)

type Age = { title: '오늘' | '이전'; items: Notification[] }

/** Those of today in Seoul, then the others, in the order in which they come; an empty part is left out. */
export function byAge(items: readonly Notification[], now: Date): Age[] {
  const isToday = ({ at }: Notification) => kstDay(new Date(at)) === kstDay(now)
  const ages: Age[] = [
    { title: '오늘', items: items.filter(isToday) },
    { title: '이전', items: items.filter((item) => !isToday(item)) },
  ]
  return ages.filter((age) => age.items.length > 0)
}
