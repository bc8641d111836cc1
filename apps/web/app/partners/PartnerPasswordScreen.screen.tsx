import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'
import { partnerTokens } from './api.ts'

/** From a partner's invitation mail to their own password (PUB-8). */

const TOKEN = 'a'.repeat(43)
const EMAIL = 'daon@partners.example'
const field = page.getByLabelText('새 비밀번호')
const set = page.getByRole('button', { name: '비밀번호 정하기' })
const over = page.getByRole('heading', { name: '링크가 만료됐어요' })

test('[PUB-8] the link names its account; the new password leads to the login', async ({ api, open }) => {
  partnerTokens.save({ accessToken: 'partner', refreshToken: 'again' })
  api.answers('GET /partners/auth/password/:token', { email: EMAIL })
  api.refuses('POST /partners/auth/password', 'INVALID_INPUT', {
    fields: { password: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요' },
  })
  const screen = await open(`/partners/password/${TOKEN}`, { as: 'nobody' })
  await expect.element(page.getByLabelText('이메일')).toHaveValue(EMAIL)
  await expect.element(set).toBeDisabled()
  await field.fill('short')
  await set.click()
  await expect.element(page.getByText('비밀번호는 10자 이상이어야 해요')).toBeVisible()
  await expectAccessible()
  expect(api.sent('POST /partners/auth/password')).toEqual([])
  await field.fill('password12')
  await set.click()
  await expect.element(page.getByText('너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요')).toBeVisible()
  api.answers('POST /partners/auth/password')
  await field.fill('a quiet morning')
  await set.click()
  await expect.element(toast('비밀번호를 정했어요. 이제 로그인해 주세요.')).toBeVisible()
  await expect.poll(screen.address).toBe('/partners/login')
  expect(partnerTokens.access()).toBeNull()
  expect(api.sent('POST /partners/auth/password').at(-1)?.body).toEqual({
    token: TOKEN,
    password: 'a quiet morning',
  })
})

test('[PUB-8] an expired link says so, when opened and when used', async ({ api, open }) => {
  api.refuses('GET /partners/auth/password/:token', 'PARTNER_LINK_EXPIRED')
  const screen = await open(`/partners/password/${TOKEN}`, { as: 'nobody' })
  await expect.element(over).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: '로그인으로 가기' }).click()
  await expect.poll(screen.address).toBe('/partners/login')
})

test('[PUB-8] a link that was used meanwhile says so', async ({ api, open }) => {
  api.answers('GET /partners/auth/password/:token', { email: EMAIL })
  api.refuses('POST /partners/auth/password', 'PARTNER_LINK_EXPIRED')
  await open(`/partners/password/${TOKEN}`, { as: 'nobody' })
  await field.fill('a quiet morning')
  await set.click()
  await expect.element(over).toBeVisible()
  await expect.element(page.getByRole('link', { name: '문의 남기기' })).toBeVisible()
})
