import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { COFFEECHAT, coffeechat } from '../testing/samples/coffeechats.ts'
import { inquiries, inquiry } from '../testing/samples/desk.ts'
import { inbox, message, room } from '../testing/samples/rooms.ts'
import { factors } from '../testing/samples/second-factor.ts'
import { people, test } from '../testing/screen-test.tsx'

/** Drafts survive leaving the page until they are sent (BIZ-15). */

const restored = page.getByText('쓰던 내용이에요')
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('console-draft:'))

test('[BIZ-15] an answer to an inquiry survives a reload and is deleted after sending', async ({
  api,
  open,
}) => {
  api.answers('GET /console/inquiries', inquiries(inquiry()))
  api.answers('GET /console/inquiries/:id', inquiry())
  api.answers('POST /console/inquiries/:id/answer')
  const screen = await open(`/inquiries/${inquiry().id}`, { as: 'agent' })
  const answer = page.getByRole('textbox', { name: '답' })
  await answer.fill('회사에 여쭤볼게요.')
  await screen.reload()
  await expect.element(restored).toBeVisible()
  await expect.element(answer).toHaveValue('회사에 여쭤볼게요.')
  await expectAccessible()
  expect(kept()).toEqual([`console-draft:${people.agent.id}:inquiry:${inquiry().id}`])
  await page.getByRole('button', { name: '답 보내기' }).click()
  await expect.poll(kept).toEqual([])
})

test('[BIZ-15] a message draft survives a reload; an undelivered message returns to the box', async ({
  api,
  open,
}) => {
  const given = room()
  api.answers('GET /console/rooms', inbox(given))
  api.answers('GET /console/rooms/:id', given)
  api.answers('GET /console/rooms/:id/messages', { items: [message(given.id)], nextCursor: null })
  api.answers('POST /console/rooms/:id/read', { unread: 0 })
  api.answers('GET /console/replies', { items: [] })
  api.loses('POST /console/rooms/:id/messages')
  const screen = await open(`/messages/${given.id}`, { as: 'agent' })
  const box = page.getByRole('textbox', { name: '메시지' })
  await box.fill('안녕하세요, 정하린이에요.')
  await screen.reload()
  await expect.element(box).toHaveValue('안녕하세요, 정하린이에요.')
  await expect.element(restored).toBeVisible()
  await box.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('')
  await expect.poll(kept).toEqual([`console-draft:${people.agent.id}:unsaid:${given.id}`])
  await expectAccessible()
})

test('[BIZ-15] drafts of times, a place and a step are open again', async ({ api, open }) => {
  api.answers('GET /console/coffeechats/:id', coffeechat())
  const screen = await open(`/coffeechats/${COFFEECHAT}`)
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  await page.getByRole('button', { name: '14:00', exact: true }).click()
  await page.getByRole('combobox', { name: '길이' }).selectOptions('45분')
  await page.getByRole('button', { name: '만나는 곳 정하기' }).click()
  await page.getByRole('textbox', { name: '만나는 주소' }).fill('서울 성동구 연무장길 7')
  await page.getByRole('button', { name: '진행 상황 적기' }).click()
  await page.getByRole('combobox', { name: '진행 상황' }).selectOptions('채용 확정')
  await page.getByRole('textbox', { name: /^기본 연봉/ }).fill('7000')

  await screen.reload()
  await expect.element(page.getByRole('button', { name: '시간 1개 제안하기' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '길이' })).toHaveValue('45')
  await expect
    .element(page.getByRole('textbox', { name: '만나는 주소' }))
    .toHaveValue('서울 성동구 연무장길 7')
  await expect.element(page.getByRole('textbox', { name: /^기본 연봉/ })).toHaveValue('7,000')
  await expect.element(restored).toHaveLength(3)
  await expectAccessible()
  expect(kept()).toHaveLength(3)

  api.answers(
    'PATCH /console/coffeechats/:id/place',
    coffeechat({ place: { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' } }),
  )
  await page.getByRole('button', { name: '여기로 정하기' }).click()
  await expect.element(page.getByRole('heading', { name: '여기서 만나요' })).toBeVisible()
  expect(kept()).toHaveLength(2)
})

test('[BIZ-15] signing out asks about drafts and deletes them', async ({ api, open }) => {
  api.answers('POST /console/auth/logout')
  api.answers('GET /console/me/second-factor', factors())
  api.answers('GET /console/sessions', { items: [] })
  const screen = await open('/settings')
  const other = 'console-draft:somebody:room:r'
  for (const name of [`console-draft:${people.recruiter.id}:room:r`, other])
    localStorage.setItem(name, JSON.stringify({ at: 1, draft: '쓰던 글' }))
  await page.getByRole('button', { name: '로그아웃' }).click()
  const asked = page.getByRole('dialog', { name: '쓰던 글 1개가 지워져요' })
  await asked.getByRole('button', { name: '이어서 쓰기' }).click()
  expect(kept()).toHaveLength(2)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await asked.getByRole('button', { name: '지우고 로그아웃' }).click()
  await expect.poll(screen.address).toBe('/console/sign-in')
  expect(kept()).toEqual([other])
})
