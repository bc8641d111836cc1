import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, sentCode } from '../testing/samples/session.ts'
import { test } from '../testing/screen-test.tsx'

/** The person has an account with this phone, and now logs in by the messenger. */

test('[AUTH-10] an earlier account asks for its phone, whose code links the messenger to it', async ({
  api,
  open,
}) => {
  const attempt = { state: 'ours', waitingState: '', from: '/my/account/export' }
  sessionStorage.setItem('messenger-login', JSON.stringify(attempt))
  api.refuses('POST /auth/kakao', 'PREVIOUS_PARTICIPATION', { fields: { phone: '01020010001' } })
  api.answers('POST /auth/otp', sentCode)
  api.answers('POST /auth/otp/verify', login())
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/login?previous=1&from=%2Fmy%2Faccount%2Fexport')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('이전에 참여한 기록이 있어요')
  expect(localStorage.getItem('token')).toBeNull()
  await expectAccessible()

  // The messenger told it, so nobody types it.
  await expect.element(page.getByLabelText('휴대전화 번호')).toHaveValue('010-2001-0001')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect
    .element(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' }))
    .toBeVisible()
  await userEvent.keyboard('135790')
  await expect.poll(screen.address).toBe('/my/account/export')
  expect(api.sent('POST /auth/otp/verify').map(({ body }) => body)).toEqual([
    { phone: '01020010001', code: '135790', state: 'ours' },
  ])
  expect(sessionStorage.getItem('messenger-login')).toBeNull()
})

test('[AUTH-10] a number typed just now is filled in, and can be changed', async ({ api, open }) => {
  api.answers('POST /auth/otp', sentCode)
  sessionStorage.setItem('application-state', JSON.stringify({ phone: '01020010001' }))
  await open('/login?previous=1', { as: 'nobody' })
  const field = page.getByLabelText('휴대전화 번호')
  await expect.element(field).toHaveValue('010-2001-0001')
  await field.fill('')
  await expect.element(field).toHaveValue('')
  await field.fill('01020010001')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect.element(page.getByRole('textbox', { name: /^인증번호/ })).toHaveLength(6)
  expect(api.sent('POST /auth/otp').map(({ body }) => body)).toEqual([{ phone: '01020010001' }])
})

test('[AUTH-9] leaving leads home and clears local storage', async ({ open }) => {
  sessionStorage.setItem('messenger-login', '{"state":"","waitingState":"ours","from":""}')
  const screen = await open('/login?previous=1')
  await page.getByRole('button', { name: '나가기' }).click()
  await expect.poll(screen.address).toBe('/')
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.getItem('messenger-login')).toBeNull()
})
