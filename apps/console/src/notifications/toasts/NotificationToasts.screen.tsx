import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OperatorNotification } from '../queries.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { notification } from '../../testing/samples/notifications.ts'
import { NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'

/** What happens while one works (BIZ-7): told at the corner, in one tab, and not to whoever is looking at it. */

function inquiries(api: FakeApi): void {
  api.answers('GET /console/inquiries', { items: [], openCount: 0, nextCursor: null })
  api.answers('PATCH /console/notices/read', { unread: 0 })
}

/** Each test has notifications of its own: a tab holds the word for one of them for some seconds. */
let told = 0
function tells(api: FakeApi, given: Partial<OperatorNotification> = {}, shows = true): OperatorNotification {
  told += 1
  const made = notification(100 + told, given)
  api.tells('GET /console/stream', { id: String(told), name: 'notice', data: { notice: made, shows } })
  return made
}

const corner = page.getByRole('region', { name: '새 알림' })
const toast = corner.getByRole('article')

test('[BIZ-7] a toast says what its row says, and leads to the thing, which is then read', async ({
  api,
  open,
}) => {
  inquiries(api)
  const screen = await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { id } = tells(api, { to: '/curations', actions: [{ label: '큐레이션 보기', to: '/curations' }] })
  await expect.element(toast).toMatchTextContent('문서하 님이 커피챗을 골랐어요백엔드 개발자')
  await expectAccessible()
  api.answers('GET /console/curations', { items: [], nextCursor: null })
  await toast.getByRole('link', { name: '큐레이션 보기' }).click()
  await expect.poll(() => screen.address()).toBe('/curations')
  await expect.element(toast).not.toBeInTheDocument()
  expect(api.sent('PATCH /console/notices/read').map(({ body }) => body)).toEqual([{ ids: [id] }])
})

test('[BIZ-7] closed it is gone, and unread; of many the last three stand', async ({ api, open }) => {
  inquiries(api)
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const title of ['하나', '둘', '셋', '넷']) tells(api, { title })
  await expect.element(corner.getByText('넷')).toBeVisible()
  await expect.element(toast).toHaveLength(3)
  await expect.element(corner.getByText('하나')).not.toBeInTheDocument()
  await toast.nth(1).getByRole('button', { name: '알림 닫기' }).click()
  await expect.element(toast).toHaveLength(2)
  await expect.element(corner.getByText('셋')).not.toBeInTheDocument()
  expect(api.sent('PATCH /console/notices/read')).toEqual([])
})

test('[BIZ-7] it stays eight seconds, and longer for whoever points at it or stands on it', async ({
  api,
  open,
  clock,
}) => {
  inquiries(api)
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  clock.set(NOON)
  tells(api)
  await expect.element(toast).toBeVisible()
  await clock.runFor(6_000)
  await expect.element(toast).toBeVisible()
  await toast.getByRole('link', { name: '대화 열기' }).hover()
  await clock.runFor(20_000)
  await expect.element(toast).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await clock.runFor(8_100)
  await expect.element(toast).not.toBeInTheDocument()
})

test('[BIZ-7] where one is already needs no toast, and is read', async ({ api, open }) => {
  inquiries(api)
  await open('/inquiries', { as: 'agent' })
  await page.getByRole('heading', { level: 1 }).click()
  expect(document.hasFocus()).toBe(true)
  const { id } = tells(api, { kind: 'DESK', to: '/inquiries' })
  await expect
    .poll(() => api.sent('PATCH /console/notices/read').map(({ body }) => body))
    .toEqual([{ ids: [id] }])
  await expect.element(toast).not.toBeInTheDocument()
})

test('[BIZ-7] nor what its reader wants no toast of, nor what another tab tells', async ({ api, open }) => {
  inquiries(api)
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  tells(api, { title: '조용한 소식' }, false)
  const over = Promise.withResolvers<void>()
  const elsewhere = sampleId(600 + 100 + told + 1)
  const taken = Promise.withResolvers<void>()
  void navigator.locks.request(`notice:${elsewhere}`, () => {
    taken.resolve()
    return over.promise
  })
  await taken.promise
  tells(api, { title: '다른 탭의 소식' })
  tells(api, { title: '이 탭의 소식' })
  await expect.element(corner.getByText('이 탭의 소식')).toBeVisible()
  await expect.element(toast).toHaveLength(1)
  over.resolve()
})

test('[BIZ-7] Esc closes the toast that one stands on', async ({ api, open }) => {
  inquiries(api)
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  tells(api)
  await expect.element(toast).toBeVisible()
  toast.getByRole('link', { name: '대화 열기' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(toast).not.toBeInTheDocument()
})
