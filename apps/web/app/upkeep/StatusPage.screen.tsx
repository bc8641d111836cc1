import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type PartStatus, statusParts } from '@coffeeattack/domain/upkeep/status'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { test } from '../public/testing/page-test.tsx'

type Status = ApiResult<'GET /status'>

const AT = '2026-11-18T04:05:00.000Z'
const since = '2026-11-18T03:10:00.000Z'

/** All is well but what the test names. */
const status = (troubled: Partial<Record<PartStatus['part'], PartStatus['state']>> = {}): Status => ({
  at: AT,
  parts: statusParts.map((part) => ({
    part,
    state: troubled[part] ?? 'fine',
    since: troubled[part] ? since : null,
  })),
})

test('[OPS-5] a visitor reads what works, and what does not and since when, worst first', async ({
  visit,
}) => {
  const { screen, window } = await visit('/status', {
    answers: { 'GET /status': status({ texts: 'away', notices: 'late' }) },
  })
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('몇 가지가 잘 안 되고 있어요')
  const rows = screen.getByRole('list', { name: '서비스 상태' }).getByRole('listitem')
  expect(rows.elements()).toHaveLength(statusParts.length)
  await expect.element(rows.first()).toMatchTextContent(/로그인 문자.*지금 안 돼요.*오늘 12:10부터/)
  await expect.element(rows.nth(1)).toMatchTextContent(/알림 문자와 메일.*늦어지고 있어요.*사라지지 않고/)
  await expect.element(rows.nth(2)).toMatchTextContent(/어택 보내고 받기.*잘 되고 있어요/)
  await expect.element(screen.getByText('13:05')).toBeVisible()
  await expectAccessible(window)
})

test('[OPS-5] while nothing works no row names another way', async ({ visit }) => {
  const lost = Object.fromEntries(statusParts.map((part) => [part, 'away' as const]))
  const { screen } = await visit('/status', { answers: { 'GET /status': status(lost) } })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('지금은 쓰기 어려워요')
  await expect.element(screen.getByText(/로그인할 수 있어요/)).not.toBeInTheDocument()
})

test('[OPS-5] all well', async ({ visit }) => {
  const { screen } = await visit('/status', { answers: { 'GET /status': status() } })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('모두 잘 되고 있어요')
})

test('[OPS-5] an open page renews itself, and says so when it cannot', async ({ visit, clock }) => {
  clock.set(AT)
  let html = '<div data-renew><h1>지금은 쓰기 어려워요</h1></div>'
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response(html))
  const { screen } = await visit('/status', {
    answers: { 'GET /status': status() },
    before: (view) => void Object.assign(view, { fetch: fetched }),
  })
  vi.advanceTimersByTime(30_000)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('지금은 쓰기 어려워요')
  html = ''
  fetched.mockRejectedValue(new TypeError('lost'))
  vi.advanceTimersByTime(30_000)
  await expect.element(screen.getByText('새로 확인하지 못하고 있어요.', { exact: false })).toBeVisible()
})
