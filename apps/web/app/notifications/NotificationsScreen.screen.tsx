import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'

/** What the person was told, and whether this browser may ring (TRUST-5). */

type Told = ApiResult<'GET /users/notifications'>
const NOW = '2026-11-15T15:00:00+09:00'

const told = (daysAgo: number, isRead: boolean): Told['items'][number] => ({
  id: `01990000-0000-7000-8000-00000000000${daysAgo}`,
  type: 'NEW_OFFER',
  title: '노을클라우드가 연봉을 걸고 어택했어요',
  body: '11월 20일 밤 12시까지',
  to: '/my/attack',
  at: new Date(Date.parse(NOW) - daysAgo * 24 * 60 * 60 * 1000).toISOString(),
  isRead,
})
const list = (items: Told['items'], nextCursor: string | null = null): Told => ({
  items,
  unread: items.filter(({ isRead }) => !isRead).length,
  nextCursor,
})
const today = page.getByRole('region', { name: '오늘' }).getByRole('link')
const earlier = page.getByRole('region', { name: '이전' }).getByRole('link')

test('[TRUST-5] nothing was told yet', async ({ api, open }) => {
  api.answers('GET /users/push', { publicKey: null })
  api.answers('GET /users/notifications', list([]))
  await open('/my/notifications')
  await expect.element(page.getByText('아직 받은 알림이 없어요')).toBeVisible()
  await expectAccessible()
})

test('[TRUST-5] what was told stands by its age, and what is shown counts as read', async ({
  api,
  open,
  clock,
}) => {
  clock.day(NOW)
  api.answers('GET /users/push', { publicKey: null })
  api.answers('GET /users/notifications', list([told(0, false), told(3, true)]))
  api.answers('PATCH /users/notifications/read', { unread: 0 })
  await open('/my/notifications')
  await expect
    .element(today)
    .toHaveTextContent('새 알림노을클라우드가 연봉을 걸고 어택했어요11월 20일 밤 12시까지 · 방금 전')
  await expect.element(earlier).toMatchTextContent(/3일 전$/)
  await expect.element(earlier).not.toMatchTextContent('새 알림')
  await expectAccessible()
  expect(api.sent('PATCH /users/notifications/read').map(({ body }) => body)).toEqual([
    { until: new Date(NOW).toISOString() },
  ])
})

test('[TRUST-5] older ones come at a press; one that fails can be pressed again', async ({
  api,
  open,
  clock,
}) => {
  api.answers('GET /users/push', { publicKey: null })
  clock.day(NOW)
  api.answers('GET /users/notifications', list([told(0, true)], 'more'))
  await open('/my/notifications')
  const more = page.getByRole('button', { name: '더 보기' })
  await expect.element(more).toBeVisible()
  api.refuses('GET /users/notifications', 'INTERNAL')
  await more.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('더 불러오지 못했어요. 다시 눌러 주세요.')
  api.answers('GET /users/notifications', ({ query }) =>
    query.cursor === 'more' ? list([told(5, true)]) : list([]),
  )
  await more.click()
  await expect.element(earlier).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})

test('[TRUST-5] a centre that does not load can be asked for again', async ({ api, open }) => {
  api.answers('GET /users/push', { publicKey: null })
  api.refuses('GET /users/notifications', 'INTERNAL')
  await open('/my/notifications')
  await expect.element(page.getByText('알림을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /users/notifications', list([told(0, true)]))
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('노을클라우드가 연봉을 걸고 어택했어요')).toBeVisible()
})

/** A browser that asks for permission and keeps one subscription; no push service can be reached from a test. */
function aBrowserThat(permission: NotificationPermission) {
  let asked = false
  let kept: PushSubscription | null = null
  const made = {
    endpoint: 'https://push.example/send/1',
    toJSON: () => ({ keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      kept = null
      return true
    },
  } as unknown as PushSubscription
  const worker = {
    scope: `${location.origin}/`,
    pushManager: { getSubscription: async () => kept, subscribe: async () => (kept = made) },
  } as unknown as ServiceWorkerRegistration
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => (asked ? permission : 'default'))
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    asked = true
    return permission
  })
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(worker)
  return vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(worker)
}

const push = page.getByRole('switch', { name: '이 브라우저로 받기' })

test('[TRUST-5] a browser rings only after a press, and can be silenced', async ({ api, open }) => {
  const register = aBrowserThat('granted')
  api.answers('GET /users/push', { publicKey: 'B'.repeat(87) })
  api.answers('GET /users/notifications', list([]))
  api.answers('POST /users/push')
  api.answers('DELETE /users/push')
  await open('/my/notifications')
  await expect.element(push).not.toBeChecked()
  expect(Notification.requestPermission).not.toHaveBeenCalled()
  expect(register).not.toHaveBeenCalled()
  await push.click()
  await expect.element(push).toBeChecked()
  expect(register.mock.calls[0]?.[0]).toBe('/push-worker.js')
  expect(api.sent('POST /users/push').map(({ body }) => body.endpoint)).toEqual([
    'https://push.example/send/1',
  ])
  await push.click()
  await expect.element(push).not.toBeChecked()
  expect(api.sent('DELETE /users/push').map(({ body }) => body)).toEqual([
    { endpoint: 'https://push.example/send/1' },
  ])
})

test('[TRUST-5] a person who says no is told where it can be changed', async ({ api, open }) => {
  const register = aBrowserThat('denied')
  api.answers('GET /users/push', { publicKey: 'B'.repeat(87) })
  api.answers('GET /users/notifications', list([]))
  await open('/my/notifications')
  await push.click()
  await expect.element(page.getByText('브라우저 설정에서 알림을 허용하면 켤 수 있어요')).toBeVisible()
  await expect.element(push).toBeDisabled()
  expect(register).not.toHaveBeenCalled()
})
