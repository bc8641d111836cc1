import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notification, notificationsOf } from '../testing/samples/notifications.ts'
import { inbox, room } from '../testing/samples/rooms.ts'
import { sentOffer, sentOffers } from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

/** The command palette and the list of shortcuts (BIZ-15). */

const palette = page.getByRole('dialog', { name: '어디든 가기' })
const field = palette.getByRole('combobox', { name: '어디로 갈까요?' })
const options = palette.getByRole('option')
/** Waits for the palette, so that no typed letter is lost. */
async function call() {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test('[BIZ-15] a few letters or initials find a page, and recent ones come first', async ({ api, open }) => {
  api.answers('GET /console/rooms', inbox())
  api.loses('GET /console/coffeechats')
  const screen = await open('/offers')
  await expect.element(page.getByRole('button', { name: '어디든 가기' })).toBeVisible()
  await call()
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
  await userEvent.keyboard('ㅋㅍㅊ')
  await expect.element(options.first()).toHaveTextContent('커피챗')
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/coffeechats')
  await expect.element(palette).not.toBeInTheDocument()

  await page.getByRole('button', { name: '어디든 가기' }).click()
  await expect
    .element(palette.getByRole('group', { name: '최근' }).getByRole('option'))
    .toHaveTextContent('커피챗')
  await userEvent.keyboard('{Escape}')
  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '어디든 가기' })).toHaveFocus()
})

test('[BIZ-15] conversations and sent offers are found, and the words can go to the search', async ({
  api,
  open,
}) => {
  const matched = room({ kind: 'company', name: '노가온' })
  api.answers('GET /console/rooms', ({ query }) => (query.q === '노가온' ? inbox(matched) : inbox()))
  api.answers('GET /console/offers', ({ query }) => (query.q ? sentOffers(sentOffer()) : sentOffers()))
  api.answers('GET /console/rooms/:id', matched)
  api.answers('GET /console/rooms/:id/messages', { items: [], nextCursor: null })
  api.answers('GET /console/replies', { items: [] })
  api.loses('GET /console/coffeechats')
  const screen = await open('/coffeechats')
  await call()
  await userEvent.keyboard('노가온')
  await expect
    .element(palette.getByRole('group', { name: '사람과 대화' }).getByRole('option'))
    .toMatchTextContent('노가온')
  await expect.element(palette.getByRole('group', { name: '보낸 어택' }).getByRole('option')).toHaveLength(1)
  await expect.element(palette.getByRole('option', { name: '‘노가온’ 후보자 찾기' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.poll(screen.address).toBe(`/messages/${matched.id}`)
  await expect.poll(() => document.title).toBe('노가온 · 메시지 · 커피어택')
})

test('[BIZ-15] no result is announced, and a failing source leaves the others', async ({ api, open }) => {
  api.loses('GET /console/rooms')
  api.loses('GET /console/partners')
  api.answers('GET /console/companies', { items: [], nextCursor: null })
  await open('/partners', { as: 'admin' })
  await call()
  await userEvent.keyboard('없는 것')
  await expect.element(palette.getByText('찾는 것이 없어요')).toBeVisible()
})

test('[BIZ-15] common actions work on every page', async ({ api, open }) => {
  api.answers('GET /console/rooms', inbox())
  api.answers('GET /console/notices', notificationsOf([notification(1)]))
  api.answers('PATCH /console/notices/read', { unread: 0 })
  await open('/offers')
  await call()
  await userEvent.keyboard('어두운{Enter}')
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await call()
  await userEvent.keyboard('모두 읽음{Enter}')
  await expect.element(toast('알림을 모두 읽음으로 바꿨어요')).toBeVisible()
  expect(api.sent('PATCH /console/notices/read')).toHaveLength(1)
})

test('[BIZ-15] ? lists the shortcuts of the page, but not while typing', async ({ api, open }) => {
  api.answers('GET /console/rooms', inbox())
  await open('/messages', { as: 'agent' })
  const search = page.getByRole('searchbox', { name: '직무, 이름, 대화' })
  await search.click()
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: '여기서 쓰는 키' })
  await expect.element(keys).not.toBeInTheDocument()
  ;(search.element() as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(keys.getByRole('region', { name: '목록' })).toMatchTextContent('다음 줄J')
  await expect.element(keys.getByRole('region', { name: '어디서나' })).toMatchTextContent('어디든 가기')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(keys).not.toBeInTheDocument()
})
