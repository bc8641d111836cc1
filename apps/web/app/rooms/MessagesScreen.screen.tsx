import { streamIsLost } from '@coffeeattack/kit/live/signal'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { queries } from '../api/queries.ts'
import { withCompany } from '../testing/samples/rooms.ts'
import { test } from '../testing/talk-test.tsx'

/** All rooms of the person, and what is new in them (MSG-1). */

const row = page.getByRole('list', { name: '대화', exact: true }).getByRole('listitem')
const tab = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: /메시지/ })

test('[MSG-1] an empty list', async ({ open }) => {
  await open('/my/message')
  await expect.element(page.getByText('아직 나눈 대화가 없어요')).toBeVisible()
  expect(document.title).toBe('메시지 · 커피어택')
  await expect
    .element(page.getByRole('link', { name: '받은 어택 보기' }))
    .toHaveAttribute('href', '/my/attack')
  await expectAccessible()
})

test('[MSG-1] a list that fails to load can be retried', async ({ api, open, talk }) => {
  talk.say('안녕하세요, 담당 에이전트예요.')
  api.refuses('GET /users/message/room', 'INTERNAL')
  api.loses('GET /users/message/stream')
  streamIsLost.set(false)
  await open('/my/message')
  await expect.element(page.getByText('메시지를 불러오지 못했어요')).toBeVisible()
  // The event stream connects later and refetches the list once.
  await expect.poll(streamIsLost.get).toBe(true)
  await expect.poll(() => queries.isFetching()).toBe(0)
  talk.isListed()
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(row).toBeVisible()
})

describe('[MSG-1] a room in the list', () => {
  test('tells the other side, the last message and its time', async ({ open, talk }) => {
    talk.say('좋아요\n볼게요', { from: 'me' })
    talk.isListed(withCompany)
    await open('/my/message')
    await expect.element(row).toMatchTextContent(/노을클라우드이도현 님나: 좋아요 볼게요오전 9:01$/)
    await expectAccessible()
  })

  test('and the tab show a new message at once, until it is read on another device', async ({
    open,
    talk,
  }) => {
    talk.say('안녕하세요, 담당 에이전트예요.')
    talk.isListed({ unread: 1 })
    await open('/my/message')
    await expect.element(row).toMatchTextContent('정하린담당 에이전트안녕하세요, 담당 에이전트예요.')
    await expect.element(tab).toHaveTextContent('1개의 새 메시지메시지')
    talk.hear('궁금한 점이 있나요?', 2)
    await expect.element(row).toMatchTextContent('궁금한 점이 있나요?')
    await expect.element(row).toMatchTextContent('2개의 새 메시지')
    await expect.element(tab).toHaveTextContent('2개의 새 메시지메시지')
    talk.tell({ name: 'unread', data: { roomId: talk.roomId, unread: 0 } })
    await expect.element(tab).toHaveTextContent('메시지')
    await expect.element(row).not.toMatchTextContent('새 메시지')
  })

  test('is marked as read when it is opened', async ({ api, open, talk }) => {
    talk.say('안녕하세요, 담당 에이전트예요.')
    talk.say('궁금한 점이 있나요?')
    talk.isListed({ unread: 2 })
    const screen = await open('/my/message')
    await row.getByRole('link').click()
    await expect.element(page.getByRole('heading', { level: 1, name: '정하린' })).toBeVisible()
    await expect.element(page.getByRole('log')).toMatchTextContent('궁금한 점이 있나요?')
    await expect
      .poll(() => api.sent('POST /users/message/:roomId/read').map(({ body }) => body))
      .toEqual([{ seq: 2 }])
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect.poll(screen.address).toBe('/my/message')
    await expect.element(row).toBeVisible()
    await expect.element(row).not.toMatchTextContent('새 메시지')
    await expect.element(tab).toHaveTextContent('메시지')
  })
})

test('[MSG-1] a desktop asks to choose a room beside the list', async ({ open, talk }) => {
  await page.viewport(1280, 900)
  talk.say('안녕하세요, 담당 에이전트예요.')
  await open('/my/message')
  await expect.element(page.getByText('어떤 대화를 볼까요?')).toBeVisible()
  await row.getByRole('link').click()
  await expect.element(page.getByRole('log')).toMatchTextContent('안녕하세요, 담당 에이전트예요.')
  const list = page.getByRole('complementary', { name: '대화 목록' })
  await expect.element(list.getByRole('link')).toHaveAttribute('aria-current', 'page')
})
