import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { sampleId } from '../testing/samples/ids.ts'
import {
  morning,
  notification,
  notificationSettings,
  notificationsOf,
} from '../testing/samples/notifications.ts'
import { minutesOn } from '../testing/samples/times.ts'
import { zeroCounts, test } from '../testing/screen-test.tsx'

/** The notification centre (BIZ-7): what happened, what of it waits, and the way to it. */

function aMorning(api: FakeApi, items = morning): void {
  api.answers('GET /console/notices', ({ query }) =>
    notificationsOf(
      items.filter(
        ({ isRead, isOpen, kind }) =>
          (query.only !== 'unread' || !isRead) &&
          (query.only !== 'open' || isOpen) &&
          (!query.kind || query.kind === kind),
      ),
    ),
  )
  api.answers('GET /console/notices/settings', notificationSettings())
  api.answers('GET /console/push', { publicKey: null })
  api.answers('GET /console/counts', { ...zeroCounts, notices: 4, offers: 24, coffeechats: 3, rooms: 2 })
}

const row = (title: string | RegExp) => page.getByRole('listitem').filter({ hasText: title })
const link = (title: string | RegExp) => row(title).getByRole('link').first()
const pressed = (key: string) => userEvent.keyboard(key)

test('[BIZ-7] what happened stands under its day, with what it is, when it was, and whether it was read', async ({
  api,
  open,
}) => {
  aMorning(api)
  await open('/notices')
  await expect.element(page.getByRole('heading', { name: '오늘 · 11월 15일 일요일' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '어제 · 11월 14일 토요일' })).toBeVisible()
  await expect
    .element(row('문서하 님이'))
    .toMatchTextContent('커피챗 매칭방금안 읽음문서하 님이 커피챗을 골랐어요백엔드 개발자')
  await expect.element(row('7,800만 원이면')).toMatchTextContent('연봉 되묻기10:21안 읽음')
  await expect.element(row('고도담 님이')).toMatchTextContent('커피챗 시간19:00고도담 님이')
  await expect
    .element(page.getByRole('link', { name: /^알림/ }).first())
    .toMatchTextContent('알림4개 안 읽었어요')
  await expectAccessible()
})

test('[BIZ-7] only what is unread, what waits for an answer, or one kind, each at an address of its own', async ({
  api,
  open,
}) => {
  aMorning(api)
  const screen = await open('/notices')
  await page.getByRole('button', { name: '답할 것 3 개' }).click()
  await expect.element(row('고도담 님이')).not.toBeInTheDocument()
  expect(screen.address()).toBe('/notices?only=open')
  await page.getByRole('combobox', { name: '종류' }).selectOptions('질문')
  await expect.element(row('야간 온콜은')).toBeVisible()
  await expect.element(row('7,800만 원이면')).not.toBeInTheDocument()
  expect(screen.address()).toBe('/notices?only=open&kind=QUESTION')
  await screen.reload()
  await expect.element(page.getByRole('button', { name: /^답할 것/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(row('야간 온콜은')).toBeVisible()
})

test('[BIZ-7] opening it marks it read and leads to the thing', async ({ api, open }) => {
  aMorning(api)
  api.answers('PATCH /console/notices/read', { unread: 3 })
  api.answers('GET /console/coffeechats', () => new Promise(() => {}))
  const screen = await open('/notices')
  await link('7,800만 원이면').click()
  await expect.poll(() => screen.address()).toBe('/offers?status=waiting')
  expect(api.sent('PATCH /console/notices/read').map(({ body }) => body)).toEqual([{ ids: [sampleId(602)] }])
  await expect
    .element(page.getByRole('link', { name: /^알림/ }).first())
    .toMatchTextContent('알림3개 안 읽었어요')
})

test('[BIZ-7] by the keyboard: J and K walk, the row in focus alone shows its buttons, E reads', async ({
  api,
  open,
}) => {
  aMorning(api)
  api.answers('PATCH /console/notices/read', { unread: 3 })
  await open('/notices')
  await expect.element(row('문서하 님이')).toBeVisible()
  await pressed('j')
  await expect.element(link('문서하 님이')).toHaveFocus()
  await expect.element(row('문서하 님이').getByRole('link', { name: '시간 제안하기' })).toBeVisible()
  await pressed('j')
  await expect.element(link('7,800만 원이면')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '시간 제안하기' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '답하기' })).toBeVisible()
  await expectAccessible()
  await pressed('k')
  await pressed('e')
  await expect.element(row('문서하 님이')).not.toHaveTextContent('안 읽음')
  await expect.element(link('문서하 님이')).toHaveFocus()
  expect(api.sent('PATCH /console/notices/read').map(({ body }) => body)).toEqual([{ ids: [sampleId(601)] }])
})

test('[BIZ-7] among the unread, what was read hands the focus to the next', async ({ api, open }) => {
  aMorning(api)
  api.answers('PATCH /console/notices/read', { unread: 3 })
  await open('/notices?only=unread')
  await expect.element(row('문서하 님이')).toBeVisible()
  await pressed('j')
  await pressed('e')
  await expect.element(link('7,800만 원이면')).toHaveFocus()
})

test('[BIZ-7] all at once, up to the newest that was seen', async ({ api, open }) => {
  aMorning(api)
  api.answers('PATCH /console/notices/read', { unread: 0 })
  await open('/notices')
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect.element(page.getByRole('button', { name: '모두 읽음' })).not.toBeInTheDocument()
  await expect.element(row('문서하 님이')).not.toHaveTextContent('안 읽음')
  expect(api.sent('PATCH /console/notices/read').map(({ body }) => body)).toEqual([{ until: minutesOn(0) }])
})

test('[BIZ-7] what the server did not hear of is unread again', async ({ api, open }) => {
  aMorning(api)
  api.loses('PATCH /console/notices/read')
  await open('/notices')
  await expect.element(row('문서하 님이')).toBeVisible()
  await pressed('j')
  await pressed('e')
  await expect.element(row('문서하 님이')).toMatchTextContent('방금안 읽음')
  expect(api.sent('GET /console/notices').length).toBeGreaterThan(1)
})

test('[BIZ-7] what comes while it is open, and what is read elsewhere, shows by itself', async ({
  api,
  open,
}) => {
  aMorning(api)
  await open('/notices')
  await expect.element(row('7,800만 원이면')).toBeVisible()
  const fresh = notification(9, {
    kind: 'MESSAGE',
    title: '“네, 목요일 좋아요”',
    body: '문서하 님',
    to: '/messages/9',
  })
  aMorning(api, [fresh, ...morning.map((one) => ({ ...one, isRead: true }))])
  api.tells('GET /console/stream', { id: '1', name: 'notice', data: { notice: fresh, shows: false } })
  await expect.element(row('네, 목요일 좋아요')).toMatchTextContent('메시지방금안 읽음')
  await expect.element(row('7,800만 원이면')).not.toHaveTextContent('안 읽음')
  aMorning(api, [{ ...fresh, isRead: true }])
  api.tells('GET /console/stream', { id: '2', name: 'changed', data: { what: 'notices' } })
  await expect.element(row('네, 목요일 좋아요')).not.toHaveTextContent('안 읽음')
})

test('[PRO-14] the name of a candidate who left is gone at once, before the list is read anew', async ({
  api,
  open,
}) => {
  aMorning(api)
  await open('/notices')
  await expect.element(row('문서하 님이')).toBeVisible()
  const gate = api.holds('GET /console/notices')
  api.tells('GET /console/stream', { id: '1', name: 'left', data: { candidateId: sampleId(77) } })
  await expect.element(page.getByText('문서하 님이')).not.toBeInTheDocument()
  aMorning(api, [{ ...morning[0]!, title: '커피챗을 골랐어요' }])
  gate.open()
  await expect.element(row('커피챗을 골랐어요')).toBeVisible()
})

test('[BIZ-7] nothing yet, nothing of that sort, and a list that did not come', async ({ api, open }) => {
  aMorning(api, [])
  await open('/notices?only=open')
  await expect.element(page.getByText('답할 것이 없어요')).toBeVisible()
  await page.getByRole('button', { name: '전체' }).click()
  await expect.element(page.getByText('아직 받은 알림이 없어요')).toBeVisible()
  await expectAccessible()
  api.loses('GET /console/notices')
  await page.getByRole('button', { name: /^안 읽음/ }).click()
  await expect.element(page.getByText('알림을 불러오지 못했어요')).toBeVisible()
  aMorning(api)
  await page.getByRole('button', { name: '다시 시도하기' }).first().click()
  await expect.element(row('문서하 님이')).toBeVisible()
})

test('[BIZ-7] a phone shows the centre, and the settings behind its gear', async ({ api, open }) => {
  aMorning(api)
  await page.viewport(390, 844)
  const screen = await open('/notices')
  await expect.element(row('문서하 님이')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '방해 금지 시간' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: '알림 설정' }).click()
  await expect.element(page.getByRole('heading', { name: '알림 설정', level: 1 })).toHaveFocus()
  await expect.element(page.getByRole('region', { name: '방해 금지 시간' })).toBeVisible()
  expect(screen.address()).toBe('/notices/settings')
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await page.getByRole('link', { name: '알림으로 돌아가기' }).click()
  await expect.element(row('문서하 님이')).toBeVisible()
})
