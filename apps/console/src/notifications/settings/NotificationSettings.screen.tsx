import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notificationSettings, notificationsOf } from '../../testing/samples/notifications.ts'
import { factors } from '../../testing/samples/second-factor.ts'
import { people, test } from '../../testing/screen-test.tsx'

/** Where one wants to hear of what (BIZ-7). */

function settings(api: FakeApi, as: keyof typeof people = 'recruiter'): void {
  api.answers('GET /console/notices', notificationsOf([]))
  api.answers('GET /console/notices/settings', notificationSettings(as))
  api.answers('PUT /console/notices/settings', ({ body }) => body)
  api.answers('GET /console/push', { publicKey: 'B'.repeat(87) })
}

const box = (name: string) => page.getByRole('checkbox', { name })
const kept = (api: FakeApi) => api.sent('PUT /console/notices/settings').map(({ body }) => body)

test('[BIZ-7] each kind has its three places; what is pressed one after the other is kept, all of it', async ({
  api,
  open,
}) => {
  settings(api)
  await open('/notices')
  await expect.element(box('거절과 기한 지남 · 화면')).toBeChecked()
  await expect.element(box('거절과 기한 지남 · 메일')).not.toBeChecked()
  await expectAccessible()
  const gate = api.holds('PUT /console/notices/settings')
  await box('거절과 기한 지남 · 메일').click()
  await box('거절과 기한 지남 · 화면').click()
  await box('질문 · 메일').click()
  await expect.element(box('질문 · 메일')).toBeChecked()
  gate.open()
  await expect.poll(() => kept(api).length).toBe(3)
  const last = kept(api).at(-1)?.kinds
  expect(last?.find(({ kind }) => kind === 'REFUSAL')?.channels).toEqual(['MAIL'])
  expect(last?.find(({ kind }) => kind === 'QUESTION')?.channels).toEqual(['SCREEN', 'PUSH', 'MAIL'])
})

test('[BIZ-7] quiet hours and the morning mail say in words what they bring', async ({ api, open }) => {
  settings(api)
  await open('/notices')
  const quiet = page.getByRole('region', { name: '방해 금지 시간' })
  await expect.element(quiet).toMatchTextContent('모아 뒀다가 아침 8시에 전해요.')
  await quiet.getByLabelText('방해 금지 끝').selectOptions('아침 7:00')
  await expect.element(quiet).toMatchTextContent('모아 뒀다가 아침 7시에 전해요.')
  await quiet.getByRole('switch').click()
  await expect.element(quiet).toMatchTextContent('밤에도 바로 전해요.')
  await expect.element(quiet.getByLabelText('방해 금지 시작')).toBeDisabled()
  const digest = page.getByRole('region', { name: '아침 요약 메일' })
  await digest.getByLabelText('요약 메일 요일').selectOptions('날마다')
  await digest.getByLabelText('요약 메일 시간').selectOptions('오전 7:00')
  await expect.poll(() => kept(api).length).toBe(4)
  expect(kept(api).at(-1)).toMatchObject({
    quiet: { on: false, from: 22, until: 7 },
    digest: { on: true, hour: 7, weekdaysOnly: false },
  })
})

test('[BIZ-7] what could not be kept is told, and stands again as it was', async ({ api, open }) => {
  settings(api)
  api.refuses('PUT /console/notices/settings', 'UNAVAILABLE')
  await open('/notices')
  await box('질문 · 메일').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '닫기' }).click()
  await expect.element(box('질문 · 메일')).not.toBeChecked()
})

test('[BIZ-7] settings that did not come leave the centre as it is', async ({ api, open }) => {
  settings(api)
  api.loses('GET /console/notices/settings')
  await open('/notices')
  await expect.element(page.getByText('알림 설정을 불러오지 못했어요')).toBeVisible()
  await expect.element(page.getByText('아직 받은 알림이 없어요')).toBeVisible()
})

test('[BIZ-7] [FIRM-9] an admin chooses where the safety desk tells', async ({ api, open }) => {
  settings(api, 'admin')
  await open('/notices', { as: 'admin' })
  await expect.element(box('안전 · 메일')).toBeChecked()
  await expectAccessible()
})

/** A browser that asks for permission and keeps one subscription; no push service can be reached from a test. */
function aBrowserThat(permission: NotificationPermission) {
  let asked = false
  let subscribed: PushSubscription | null = null
  const made = {
    endpoint: 'https://push.example/send/1',
    toJSON: () => ({ keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      subscribed = null
      return true
    },
  } as unknown as PushSubscription
  const worker = {
    scope: `${location.origin}/console/`,
    pushManager: { getSubscription: async () => subscribed, subscribe: async () => (subscribed = made) },
  } as unknown as ServiceWorkerRegistration
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => (asked ? permission : 'default'))
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    asked = true
    return permission
  })
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(worker)
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(worker)
  return { register, rings: () => subscribed !== null }
}

const push = page.getByRole('switch', { name: '이 브라우저로 알림 받기' })

test('[BIZ-7] this browser rings only after a press, below the console alone, and can be silenced', async ({
  api,
  open,
}) => {
  const { register } = aBrowserThat('granted')
  settings(api)
  api.answers('POST /console/push')
  api.answers('DELETE /console/push')
  await open('/notices')
  await expect.element(push).toBeEnabled()
  expect(Notification.requestPermission).not.toHaveBeenCalled()
  await push.click()
  await expect.element(push).toBeChecked()
  expect(register.mock.calls).toEqual([['/push-worker.js', { scope: '/console/', updateViaCache: 'none' }]])
  expect(api.sent('POST /console/push').map(({ body }) => body.endpoint)).toEqual([
    'https://push.example/send/1',
  ])
  await push.click()
  await expect.element(push).not.toBeChecked()
  expect(api.sent('DELETE /console/push').map(({ body }) => body)).toEqual([
    { endpoint: 'https://push.example/send/1' },
  ])
})

test('[BIZ-7] whoever said no, or has a service that rings nobody, reads why', async ({ api, open }) => {
  const { register } = aBrowserThat('denied')
  settings(api)
  const screen = await open('/notices')
  await push.click()
  await expect
    .element(page.getByText('브라우저 설정에서 이 사이트의 알림을 허용하면 켤 수 있어요.'))
    .toBeVisible()
  await expect.element(push).toBeDisabled()
  expect(register).not.toHaveBeenCalled()
  api.answers('GET /console/push', { publicKey: null })
  await screen.reload()
  await expect.element(page.getByText('지금은 브라우저 알림을 켤 수 없어요.')).toBeVisible()
  await expect.element(push).toBeDisabled()
})

test('[BIZ-7] a login that ended by itself rings on for its owner, but for nobody else', async ({
  api,
  open,
}) => {
  const { rings } = aBrowserThat('granted')
  settings(api)
  api.answers('POST /console/push')
  const screen = await open('/notices')
  await push.click()
  await expect.element(push).toBeChecked()
  sessionStorage.clear()
  await screen.reload()
  await expect.poll(() => api.sent('POST /console/push').length).toBe(2)
  expect(rings()).toBe(true)
  api.answers('GET /console/me', { ...people.recruiter, id: '01990000-0000-7000-8000-000000000999' })
  await screen.reload()
  await expect.poll(rings).toBe(false)
})

test('[BIZ-7] signing out takes the bell along', async ({ api, open }) => {
  const { rings } = aBrowserThat('granted')
  settings(api)
  api.answers('POST /console/push')
  api.answers('POST /console/auth/logout')
  api.answers('GET /console/sessions', { items: [] })
  api.answers('GET /console/me/second-factor', factors())
  await open('/notices')
  await push.click()
  await expect.element(push).toBeChecked()
  await page.getByRole('link', { name: '설정', exact: true }).click()
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
  await expect.poll(rings).toBe(false)
})
