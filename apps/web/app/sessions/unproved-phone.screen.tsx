import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'

/** Signed in without a verified phone: the person is led to the verification. */

const told = page.getByRole('alertdialog', { name: '휴대전화 확인이 먼저예요' })

test('[SAFE-1] a signed-in page tells once that the phone comes first, and leads to the registration', async ({
  api,
  open,
}) => {
  api.refuses('GET /v3/users/my', 'PHONE_UNPROVED')
  api.refuses('GET /users/notifications/unread', 'PHONE_UNPROVED')
  const screen = await open('/my')
  await expect.element(told).toMatchTextContent('경력을 인증하거나 휴대전화 번호로 로그인하면 볼 수 있어요.')
  await told.getByRole('button', { name: '이어서 인증하기' }).click()
  await expect.element(told).not.toBeInTheDocument()
  await expect.poll(screen.address).toBe('/submit')
  expect(localStorage.getItem('token')).toBe('access')
})

test('[SAFE-1] a page whose load has no policy leads there as well', async ({ api, open }) => {
  api.refuses('GET /users/views', 'PHONE_UNPROVED')
  const screen = await open('/my/account/views')
  await told.getByRole('button', { name: '이어서 인증하기' }).click()
  await expect.poll(screen.address).toBe('/submit')
})

test('[SAFE-2] a login that was ended elsewhere leads home from a signed-in page, with storage cleared', async ({
  api,
  open,
}) => {
  api.refuses('GET /v3/users/my', 'UNAUTHORIZED')
  api.answers('GET /users/notifications/unread', { unread: 0 })
  const screen = await open('/my')
  await expect.poll(screen.address).toBe('/')
  expect(localStorage.length).toBe(0)
})
