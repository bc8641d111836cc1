import { consolePaths } from '@coffeeattack/contract/console-pages'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { inquiries, inquiry } from '../testing/samples/desk.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { people, test, zeroCounts } from '../testing/screen-test.tsx'
import { isOpenTo } from './nav.tsx'

/** The rail, the tab bar, pages of other roles and kept scroll positions (BIZ-15). */

const roles = Object.keys(people) as (keyof typeof people)[]
const tops = new Set(Object.values(consolePaths).map((path) => path().split('/', 2).join('/')))
const doors = new Set(['/', '/sign-in', '/password', '/invitation'])
const foreign = roles.flatMap((as) =>
  [...tops].filter((path) => !doors.has(path) && !isOpenTo(as, path)).map((path) => [as, path] as const),
)

const nothing = page.getByRole('heading', { name: '찾을 수 없어요' })

test.for([...foreign, ...roles.map((as) => [as, '/nowhere/at/all'] as const)])(
  '[BIZ-15] the %s finds no page at %s and makes no call for it',
  async ([as, path], { open }) => {
    await open(path, { as })
    await expect.element(nothing).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: '콘솔 메뉴' })).toBeVisible()
    expect(document.querySelectorAll('main button')).toHaveLength(0)
  },
)

test('[BIZ-15] an unknown page links to a page of the role', async ({ open }) => {
  const screen = await open('/audit', { as: 'recruiter' })
  const on = page.getByRole('link', { name: '후보자 찾기 화면으로 가기' })
  await expect.element(on).toHaveAttribute('href', '/candidates')
  await expectAccessible()
  expect(screen.address()).toBe('/audit')
})

const bar = page.getByRole('navigation', { name: '콘솔 메뉴' })

test('[BIZ-15] a phone has five tabs; the fifth opens the other pages', async ({ api, open }) => {
  api.answers('GET /console/inquiries', { items: [], openCount: 0, nextCursor: null })
  api.answers('GET /console/curations', { items: [], nextCursor: null })
  await page.viewport(390, 844)
  const screen = await open('/inquiries', { as: 'agent' })
  await expect
    .poll(() => [...bar.element().querySelectorAll('li')].map((tab) => tab.textContent))
    .toEqual(['찾기', '메시지', '문의', '상담', '더 보기'])
  await expect.element(bar.getByRole('link', { name: '문의' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: '알림' })).toHaveAttribute('href', '/notices')
  await bar.getByRole('button', { name: '더 보기' }).click()
  const rest = page.getByRole('dialog')
  await expect.element(rest.getByRole('link', { name: '설정' })).toBeVisible()
  await expectAccessible()
  await rest.getByRole('link', { name: '큐레이션' }).click()
  await expect.poll(screen.address).toBe('/curations')
  await expect.element(rest).not.toBeInTheDocument()
})

const several = Array.from({ length: 30 }, (_, at) =>
  inquiry({ id: sampleId(600 + at), message: `${at + 1}번째로 여쭤봐요` }),
)

test('[BIZ-15] on a phone 더 보기 tells what waits behind it, and its lines which', async ({ api, open }) => {
  api.answers('GET /console/inquiries', { items: [], openCount: 0, nextCursor: null })
  api.answers('GET /console/counts', { ...zeroCounts, inquiries: 4, keptWords: 2, coffeechats: 1, offers: 7 })
  await page.viewport(390, 844)
  await open('/inquiries', { as: 'agent' })
  // The offers wait for their candidates, and the inquiries have a tab of their own.
  await expect
    .poll(() => bar.element().querySelector('li:last-child')?.textContent)
    .toBe('3건이 우리를 기다려요더 보기')
  await bar.getByRole('button', { name: /더 보기$/ }).click()
  const rest = page.getByRole('dialog')
  await expect.element(rest.getByRole('link', { name: '큐레이션' })).toBeVisible()
  const lines = [...rest.element().querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines).toEqual(
    expect.arrayContaining([
      '보낸 어택7건이 답을 기다려요',
      '커피챗1건이 우리를 기다려요',
      '큐레이션',
      '약속2건이 이야기를 기다려요',
    ]),
  )
})

test('[BIZ-15] on a phone a panel is a page: it steps through the list and returns to its row', async ({
  api,
  open,
}) => {
  api.answers('GET /console/inquiries', inquiries(...several))
  api.answers('GET /console/inquiries/:id', ({ params }) => inquiry({ id: params.id }))
  await page.viewport(390, 844)
  const screen = await open('/inquiries', { as: 'agent' })
  await page.getByRole('link', { name: '20번째로 여쭤봐요' }).click()
  const panel = page.getByRole('complementary', { name: '문의' })
  await expect.element(panel.getByText('20 / 30')).toBeVisible()
  // The list below the panel is hidden from everybody.
  await expect.element(page.getByRole('list', { name: '문의' })).not.toBeInTheDocument()
  await expect.element(bar).not.toBeInTheDocument()
  await expectAccessible()
  await panel.getByRole('link', { name: '다음 항목' }).click()
  await expect.element(panel.getByText('21 / 30')).toBeVisible()
  expect(screen.address()).toBe(`/inquiries/${sampleId(620)}`)
  await panel.getByRole('link', { name: '뒤로' }).click()
  await expect.element(page.getByRole('link', { name: '21번째로 여쭤봐요' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '21번째로 여쭤봐요' })).toBeInViewport()
  await expect.element(bar).toBeVisible()
})

test('[BIZ-15] Back restores the scroll position; a new visit starts at the top', async ({ api, open }) => {
  api.answers('GET /console/inquiries', inquiries(...several))
  api.answers('GET /console/curations', { items: [], nextCursor: null })
  const screen = await open('/inquiries', { as: 'agent' })
  const last = page.getByRole('link', { name: '30번째로 여쭤봐요' })
  await expect.element(last).toBeInTheDocument()
  const main = () => document.querySelector('main')
  main()?.scrollTo({ top: 1_200 })
  await expect.poll(() => main()?.scrollTop).toBe(1_200)
  await new Promise(requestAnimationFrame)
  await bar.getByRole('link', { name: '큐레이션' }).click()
  await expect.poll(screen.address).toBe('/curations')
  await screen.back()
  await expect.element(last).toBeInTheDocument()
  await expect.poll(() => main()?.scrollTop).toBe(1_200)
  await bar.getByRole('link', { name: '큐레이션' }).click()
  await expect.poll(screen.address).toBe('/curations')
  await bar.getByRole('link', { name: '문의' }).click()
  await expect.element(last).toBeInTheDocument()
  await expect.poll(() => main()?.scrollTop).toBe(0)
})
