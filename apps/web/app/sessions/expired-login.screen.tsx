import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings, devices } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

/** An expired login on the settings' first page, which sends five calls at once. */

const rows = page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem')
const told = page.getByRole('alertdialog', { name: '로그인이 만료됐어요' })
const settings = [
  'GET /v3/users/my',
  'GET /users/income-disclosure',
  'GET /users/companies/:mode',
  'GET /users/devices',
  'GET /users/suggestions',
] as const

describe('an expired access token', () => {
  test('[AUTH-4] is renewed silently, once for all calls that met it', async ({ api, open }) => {
    for (const call of settings) api.refuses(call, 'EXPIRED_TOKEN')
    api.answers('GET /auth/refresh', () => {
      answerSettings(api)
      return { accessToken: 'a2', refreshToken: 'r2' }
    })
    const gate = api.holds('GET /auth/refresh')
    await open('/my/account')
    for (const call of settings) await expect.poll(() => api.sent(call)).toHaveLength(1)
    gate.open()
    await expect.element(rows).toMatchTextContent('지금 이 기기')
    await expect.element(page.getByText('어택을 받고 있어요')).toBeVisible()
    expect(api.sent('GET /auth/refresh').map(({ token }) => token)).toEqual(['refresh'])
    for (const call of settings) expect(api.sent(call).map(({ token }) => token)).toEqual(['access', 'a2'])
    expect([localStorage.getItem('token'), localStorage.getItem('refresh-token')]).toEqual(['a2', 'r2'])
  })

  test('[AUTH-4] met by a change and a query at the same time: both are sent again', async ({
    api,
    open,
  }) => {
    answerSettings(api)
    api.answers('GET /users/devices', devices('both'))
    await open('/my/account')
    await page.getByRole('button', { name: 'iPhone · Safari 로그아웃' }).click()
    api.refuses('DELETE /users/devices/:id', 'EXPIRED_TOKEN')
    api.refuses('GET /users/devices', 'EXPIRED_TOKEN')
    api.answers('GET /auth/refresh', () => {
      api.answers('DELETE /users/devices/:id')
      api.answers('GET /users/devices', devices('this'))
      return { accessToken: 'a2', refreshToken: 'r2' }
    })
    const gate = api.holds('GET /auth/refresh')
    await page.getByRole('button', { name: '로그아웃하기' }).click()
    await expect.poll(() => api.sent('GET /auth/refresh')).toHaveLength(1)
    // Focusing the tab refetches the list while the refresh is in progress.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(() => api.sent('GET /users/devices')).toHaveLength(2)
    gate.open()
    await expect.element(rows).toHaveLength(1)
    expect(api.sent('GET /auth/refresh')).toHaveLength(1)
    expect(api.sent('DELETE /users/devices/:id').map(({ token }) => token)).toEqual(['access', 'a2'])
  })

  test('[AUTH-8] that cannot be renewed is told once, and leads home with storage cleared', async ({
    api,
    open,
  }) => {
    for (const call of settings) api.refuses(call, 'EXPIRED_TOKEN')
    api.refuses('GET /auth/refresh', 'UNAUTHORIZED')
    const screen = await open('/my/account')
    await expect.element(told).toMatchTextContent('안전하게 지키려고 로그아웃했어요. 다시 로그인해 주세요.')
    expect(api.sent('GET /auth/refresh')).toHaveLength(1)
    await told.getByRole('button', { name: '다시 로그인하기' }).click()
    await expect.element(told).not.toBeInTheDocument()
    await expect.poll(screen.address).toBe('/')
    expect(localStorage.length).toBe(0)
  })

  test('[AUTH-8] that is refused again after a renewal is told the same way', async ({ api, open }) => {
    for (const call of settings) api.refuses(call, 'EXPIRED_TOKEN')
    api.answers('GET /auth/refresh', { accessToken: 'a2', refreshToken: 'r2' })
    const screen = await open('/my/account')
    await expect.element(told).toMatchTextContent('안전하게 지키려고 로그아웃했어요. 다시 로그인해 주세요.')
    await told.getByRole('button', { name: '다시 로그인하기' }).click()
    await expect.element(told).not.toBeInTheDocument()
    await expect.poll(screen.address).toBe('/')
    expect(api.sent('GET /auth/refresh')).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })
})

test('[AUTH-8] a broken token is told the same way', async ({ api, open }) => {
  for (const call of settings) api.refuses(call, 'UNAUTHORIZED')
  const screen = await open('/my/account')
  await told.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect.poll(screen.address).toBe('/')
  expect(localStorage.length).toBe(0)
})

test('[AUTH-6] a login that ended in another tab ends here too', async ({ api, open }) => {
  answerSettings(api)
  const screen = await open('/my/account')
  await expect.element(rows).toHaveLength(1)
  sessionStorage.setItem('application-state', JSON.stringify({ name: '한지우' }))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.poll(screen.address).toBe('/')
  expect(sessionStorage.length).toBe(0)
})
