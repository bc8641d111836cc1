import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test as base } from '../testing/screen-test.tsx'

/** A login across pages: resumed, refreshed and ended (SAFE-3). */

const test = base.extend('people', { auto: true }, ({ api }) => {
  api.answers('GET /console/operators', { items: [], nextCursor: null })
  api.answers('GET /console/invitations', { items: [] })
})

const empty = page.getByText('찾는 사람이 없어요')

test('[SAFE-3] a new page resumes the login by its cookie, once, before its first call', async ({
  api,
  open,
}) => {
  const screen = await open('/people', { as: 'admin' })
  await expect.element(empty).toBeVisible()
  expect(api.sent('POST /console/auth/refresh')).toEqual([])
  await screen.reload()
  await expect.element(empty).toBeVisible()
  expect(api.sent('POST /console/auth/refresh').map(({ token }) => token)).toEqual([null])
  expect(api.sent('GET /console/me').map(({ token }) => token)).toEqual(['access', 'renewed'])
  expect(api.sent('GET /console/operators').at(-1)?.token).toBe('renewed')
  expect(Object.entries(localStorage)).toEqual([['console-signed-in', 'yes']])
})

test('[SAFE-3] an offline page says so and continues when online', async ({ api, open }) => {
  const screen = await open('/people', { as: 'admin' })
  await expect.element(empty).toBeVisible()
  api.loses('POST /console/auth/refresh')
  await screen.reload()
  const again = page.getByRole('button', { name: '다시 시도하기' })
  await expect.element(again).toBeVisible()
  api.answers('POST /console/auth/refresh', { accessToken: 'renewed' })
  await again.click()
  await expect.element(empty).toBeVisible()
})

test('[SAFE-3] an expired token is refreshed silently, once for all calls', async ({ api, open }) => {
  api.refuses('GET /console/operators', 'EXPIRED_TOKEN')
  api.refuses('GET /console/invitations', 'EXPIRED_TOKEN')
  api.answers('POST /console/auth/refresh', () => {
    api.answers('GET /console/operators', { items: [], nextCursor: null })
    api.answers('GET /console/invitations', { items: [] })
    return { accessToken: 'renewed' }
  })
  await open('/people', { as: 'admin' })
  await expect.element(empty).toBeVisible()
  expect(api.sent('POST /console/auth/refresh')).toHaveLength(1)
  expect(api.sent('GET /console/operators').map(({ token }) => token)).toEqual(['access', 'renewed'])
})

describe('an ended login leads to the sign-in page and clears its data', () => {
  test('[AUTH-8] when the refreshed token is refused as expired', async ({ api, open }) => {
    api.refuses('GET /console/operators', 'EXPIRED_TOKEN')
    api.refuses('GET /console/invitations', 'EXPIRED_TOKEN')
    const screen = await open('/people', { as: 'admin' })
    await expect.poll(screen.address).toBe('/console/sign-in')
    expect(api.sent('POST /console/auth/refresh')).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })

  test('[SAFE-3] when its cookie is not valid any more', async ({ api, open }) => {
    const screen = await open('/people', { as: 'admin' })
    await expect.element(empty).toBeVisible()
    api.refuses('POST /console/auth/refresh', 'UNAUTHORIZED')
    await screen.reload()
    await expect.poll(screen.address).toBe('/console/sign-in')
    expect(api.sent('GET /console/me')).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })

  test('[BIZ-1] when it was ended elsewhere, at the next call', async ({ api, open }) => {
    api.refuses('GET /console/operators', 'UNAUTHORIZED')
    api.refuses('GET /console/invitations', 'UNAUTHORIZED')
    const screen = await open('/people', { as: 'admin' })
    await expect.poll(screen.address).toBe('/console/sign-in')
    expect(localStorage.length).toBe(0)
  })

  test('[SAFE-3] when another tab signed out', async ({ open }) => {
    const screen = await open('/people', { as: 'admin' })
    await expect.element(empty).toBeVisible()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.poll(screen.address).toBe('/console/sign-in')
  })
})
