import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test as base } from '../testing/screen-test.tsx'

/** A login of the console once it is there: taken up by a new page, renewed in silence, and ended (SAFE-3). */

const test = base.extend('people', { auto: true }, ({ api }) => {
  api.answers('GET /console/operators', { items: [], nextCursor: null })
  api.answers('GET /console/invitations', { items: [] })
})

const empty = page.getByText('찾는 사람이 없어요')

test('[SAFE-3] a new page takes the login up by its cookie, once, before its first call', async ({
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

test('[SAFE-3] a page without a network says so, and goes on when it is back', async ({ api, open }) => {
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

test('[SAFE-3] an expired token is renewed in silence, for all calls at once', async ({ api, open }) => {
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

describe('a login that is over leads to the door with nothing kept', () => {
  test('[AUTH-8] when its renewed token is called expired again', async ({ api, open }) => {
    api.refuses('GET /console/operators', 'EXPIRED_TOKEN')
    api.refuses('GET /console/invitations', 'EXPIRED_TOKEN')
    const screen = await open('/people', { as: 'admin' })
    await expect.poll(screen.address).toBe('/console/sign-in')
    expect(api.sent('POST /console/auth/refresh')).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })

  test('[SAFE-3] when its cookie is worth nothing any more', async ({ api, open }) => {
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

  test('[SAFE-3] when somebody signed out in another tab', async ({ open }) => {
    const screen = await open('/people', { as: 'admin' })
    await expect.element(empty).toBeVisible()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.poll(screen.address).toBe('/console/sign-in')
  })
})
