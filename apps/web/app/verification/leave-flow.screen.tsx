import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { tokens } from '../sessions/tokens.ts'
import { requestsConfirmation, FORM, keepsRequest, recordsVisits } from '../testing/samples/verification.ts'
import { test } from '../testing/screen-test.tsx'
import { sheet } from '../testing/verifying-steps.ts'
import { leaveFlow } from './leave-flow.ts'

test.beforeEach(({ api }) => {
  recordsVisits(api)
  requestsConfirmation(api)
})

const name = () => page.getByLabelText('이름')
const phone = () => page.getByLabelText('휴대전화 번호')
const next = () => page.getByRole('button', { name: '다음' })

describe('[VER-4] [AUTH-9] a person who left by the close button and returns to the form', () => {
  const NOW = '2026-11-15T12:02:00+09:00'
  const waiting = () => page.getByRole('heading', { name: 'PASS 앱으로 온 알림을 확인해 주세요' })

  /** The waiting page was left two minutes after the request. */
  async function leftWaiting(startedAt: string): Promise<void> {
    keepsRequest(startedAt, { loginTypeLevel: 5, telecom: 2 })
    tokens.save({ accessToken: 'access', refreshToken: 'refresh' })
    await leaveFlow({ asks: false })
    expect(localStorage).toHaveLength(0)
  }

  test('continues to wait for the same request, with the same login', async ({ api, open, clock }) => {
    clock.day(NOW)
    await leftWaiting('2026-11-15T12:00:00+09:00')
    await open(FORM, { as: 'nobody' })
    await expect.element(name()).toHaveValue('한지우')
    await next().click()
    await expect.element(waiting()).toBeVisible()
    await expect.element(page.getByRole('timer')).toMatchTextContent(/^(3:00|2:5\d)$/)
    expect(localStorage.getItem('token')).toBe('access')
    expect(api.sent('GET /users/exist')).toEqual([])
    expect(api.sent('POST /v3/users/verify')).toEqual([])
  })

  test('requests another once it has expired: as the same person, with the chosen app', async ({
    api,
    open,
    clock,
  }) => {
    clock.day(NOW)
    api.answers('GET /users/exist', { existence: true, userId: '00000000-0000-7000-8000-0000000000a1' })
    await leftWaiting('2026-11-15T11:57:00+09:00')
    await open(FORM, { as: 'nobody' })
    await next().click()
    await expect.element(sheet().getByRole('radio', { name: /PASS 인증서/ })).toBeChecked()
    await sheet().getByRole('button', { name: '다음' }).click()
    await expect.element(page.getByRole('button', { name: '인증을 완료했어요' })).toBeVisible()
    expect(api.sent('POST /v3/users/verify')[0]?.body).toMatchObject({ type: 'pass', telecom: 2 })
    expect(api.sent('GET /users/exist')[0]?.token).toBe('access')
  })

  test('finds the typed values, also before any request', async ({ open }) => {
    const screen = await open(FORM, { as: 'nobody' })
    await name().fill('한지우')
    await phone().fill('0102001')
    await screen.reload()
    await expect.element(name()).toHaveValue('한지우')
    await expect.element(phone()).toHaveValue('010-2001')
  })
})
