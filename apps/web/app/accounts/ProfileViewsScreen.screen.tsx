import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { view } from '../testing/samples/account.ts'
import { sampleId } from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

test.beforeEach(({ api }) => api.answers('GET /users/handovers', { items: [], nextCursor: null }))

describe('[TRUST-2] who opened the profile', () => {
  test('company, role and time, grouped by day', async ({ api, open }) => {
    const agent = view({ company: '커피어택', role: 'agent', at: '2025-05-02T14:04:00+09:00' })
    api.answers('GET /users/views', { items: [view(), agent], nextCursor: null })
    await open('/my/account/views')
    const day = page.getByRole('region', { name: '2025년 5월 2일' })
    const rows = day.getByRole('listitem')
    await expect.element(rows).toHaveLength(2)
    await expect.element(rows.first()).toMatchTextContent('노을클라우드')
    await expect.element(rows.first()).toMatchTextContent('채용 담당자')
    await expect.element(rows.first()).toMatchTextContent('오후 2:05')
    await expect.element(rows.last()).toMatchTextContent('에이전트')
    await expectAccessible()
  })

  test('page by page, and a page that fails to load can be retried', async ({ api, open }) => {
    const views = Array.from({ length: 25 }, (_, minute) =>
      view({ at: new Date(Date.UTC(2025, 4, 2, 5, 59 - minute)).toISOString() }),
    )
    const showFrom = () =>
      api.answers('GET /users/views', ({ query }) =>
        query.cursor === undefined
          ? { items: views.slice(0, 20), nextCursor: 'after-twenty' }
          : { items: views.slice(20), nextCursor: null },
      )
    showFrom()
    await open('/my/account/views')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect.element(rows).toHaveLength(20)
    api.refuses('GET /users/views', 'INTERNAL')
    const more = page.getByRole('button', { name: '더 보기' })
    await more.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('더 불러오지 못했어요. 다시 눌러 주세요.')
    showFrom()
    await more.click()
    await expect.element(rows).toHaveLength(25)
    await expect.element(more).not.toBeInTheDocument()
    expect(api.sent('GET /users/views').at(-1)?.query).toMatchObject({ cursor: 'after-twenty' })
  })

  test('an empty list', async ({ api, open }) => {
    api.answers('GET /users/views', { items: [], nextCursor: null })
    await open('/my/account/views')
    await expect.element(page.getByText('아직 프로필을 본 회사가 없어요')).toBeVisible()
    await expect.element(page.getByText('프로필을 채우면 회사가 더 빨리 찾아와요')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '프로필 채우기' }))
      .toHaveAttribute('href', '/my/profile')
  })

  test('that fails to load can be retried', async ({ api, open }) => {
    api.refuses('GET /users/views', 'INTERNAL')
    await open('/my/account/views')
    const retry = page.getByRole('button', { name: '다시 시도하기' })
    await expect.element(retry).toBeVisible()
    api.answers('GET /users/views', { items: [view()], nextCursor: null })
    await retry.click()
    await expect.element(page.getByText('노을클라우드')).toBeVisible()
  })
})

test('[BIZ-16] data sent to a company’s program is listed below, one line per day and kind', async ({
  api,
  open,
}) => {
  const handed = { id: sampleId(1), company: '노을클라우드', logo: null, at: '2025-05-02T14:05:00+09:00' }
  api.answers('GET /users/views', { items: [view()], nextCursor: null })
  api.answers('GET /users/handovers', {
    items: [
      { ...handed, what: 'candidates.read', times: 3 },
      { ...handed, id: sampleId(2), what: 'coffeechat.matched', times: 1 },
    ],
    nextCursor: null,
  })
  await open('/my/account/views')
  const log = page.getByRole('region', { name: '회사 프로그램에 전해진 소식' })
  const rows = log.getByRole('listitem')
  await expect.element(rows).toHaveLength(2)
  await expect.element(rows.first()).toMatchTextContent('커피챗 때 공개한 정보를 읽었어요')
  await expect.element(rows.first()).toMatchTextContent('2025년 5월 2일 · 3번')
  await expect.element(rows.last()).toMatchTextContent('커피챗이 연결된 사실이 전해졌어요')
  await expectAccessible()
})
