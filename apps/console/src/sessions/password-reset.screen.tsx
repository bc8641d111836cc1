import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'

/** A forgotten password: request, mail and new password (SAFE-3). */

const TOKEN = 'a'.repeat(43)
const EMAIL = 'haneul@noeulcloud.example'

describe('[SAFE-3] the mail', () => {
  const send = page.getByRole('button', { name: '메일 받기' })

  test('is requested at the sign-in page, and the answer is always the same', async ({ api, open }) => {
    api.answers('POST /console/auth/password-reset')
    const screen = await open('/sign-in', { as: 'nobody' })
    await page.getByRole('link', { name: '비밀번호를 잊었어요' }).click()
    await expect.poll(screen.address).toBe('/password')
    await expect.element(send).toBeDisabled()
    await page.getByLabelText('이메일').fill('haneul')
    await send.click()
    await expect.element(page.getByText('유효하지 않은 이메일 입니다.')).toBeVisible()
    await expectAccessible()
    expect(api.sent('POST /console/auth/password-reset')).toEqual([])
    await page.getByLabelText('이메일').fill(` ${EMAIL} `)
    await send.click()
    await expect.element(page.getByRole('heading', { name: '메일을 보냈어요' })).toBeVisible()
    await expect.element(page.getByText(/^30분 안에 링크를 눌러 주세요\./)).toBeVisible()
    await expectAccessible()
    expect(api.sent('POST /console/auth/password-reset').map(({ body }) => body)).toEqual([{ email: EMAIL }])
    await page.getByRole('button', { name: '다른 이메일로 받기' }).click()
    await expect.element(send).toBeVisible()
    await page.getByRole('link', { name: '로그인으로 돌아가기' }).click()
    await expect.poll(screen.address).toBe('/sign-in')
  })

  test('a failed request is reported', async ({ api, open }) => {
    api.refuses('POST /console/auth/password-reset', 'TOO_MANY_REQUESTS')
    await open('/password', { as: 'nobody' })
    await page.viewport(390, 844)
    await page.getByLabelText('이메일').fill(EMAIL)
    await send.click()
    await expect.element(toast('요청이 너무 많아요')).toBeVisible()
    await expect.element(send).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('[SAFE-3] the link', () => {
  const change = page.getByRole('button', { name: '비밀번호 바꾸기' })
  const field = page.getByLabelText('새 비밀번호')

  test('shows the account; a new password leads to the sign-in page and ends every login', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/auth/password-reset/:token', { email: EMAIL })
    api.refuses('POST /console/auth/password-reset/confirm', 'INVALID_INPUT', {
      fields: { password: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요' },
    })
    const screen = await open(`/password/${TOKEN}`)
    await expect.element(page.getByLabelText('이메일')).toHaveValue(EMAIL)
    await field.fill('short')
    await change.click()
    await expect.element(page.getByText('비밀번호는 10자 이상이어야 해요')).toBeVisible()
    await expectAccessible()
    await field.fill(EMAIL)
    await expect.element(page.getByText('이메일과 다른 비밀번호를 정해 주세요')).toBeVisible()
    expect(api.sent('POST /console/auth/password-reset/confirm')).toEqual([])
    await field.fill('password12')
    await change.click()
    await expect.element(page.getByText('너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요')).toBeVisible()
    api.answers('POST /console/auth/password-reset/confirm')
    await field.fill('a quiet morning')
    await change.click()
    await expect.element(toast('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')).toBeVisible()
    await expect.poll(screen.address).toBe('/sign-in')
    await expect.element(page.getByRole('heading', { name: '채용 콘솔' })).toBeVisible()
    expect(localStorage.length).toBe(0)
    expect(api.sent('POST /console/auth/password-reset/confirm').at(-1)?.body).toEqual({
      token: TOKEN,
      password: 'a quiet morning',
    })
  })

  test('an expired link says so at once', async ({ api, open }) => {
    api.refuses('GET /console/auth/password-reset/:token', 'RESET_LINK_EXPIRED')
    await open(`/password/${TOKEN}`, { as: 'nobody' })
    await expect.element(page.getByRole('heading', { name: '링크가 만료됐어요' })).toBeVisible()
    await expect
      .element(page.getByText('비밀번호를 다시 정하는 링크는 30분 동안 한 번 쓸 수 있어요.'))
      .toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: '링크 다시 받기' }).click()
    await expect.element(page.getByRole('heading', { name: '비밀번호를 다시 정할까요?' })).toBeVisible()
  })

  test('a link that expires while typing says so too', async ({ api, open }) => {
    api.answers('GET /console/auth/password-reset/:token', { email: EMAIL })
    api.refuses('POST /console/auth/password-reset/confirm', 'RESET_LINK_EXPIRED')
    await open(`/password/${TOKEN}`, { as: 'nobody' })
    await field.fill('a quiet morning')
    await change.click()
    await expect.element(page.getByRole('heading', { name: '링크가 만료됐어요' })).toBeVisible()
  })

  test('a failed check can be repeated', async ({ api, open }) => {
    api.loses('GET /console/auth/password-reset/:token')
    await open(`/password/${TOKEN}`, { as: 'nobody' })
    const again = page.getByRole('button', { name: '다시 시도하기' })
    await expect.element(again).toBeVisible()
    api.answers('GET /console/auth/password-reset/:token', { email: EMAIL })
    await again.click()
    await expect.element(field).toBeVisible()
  })
})
