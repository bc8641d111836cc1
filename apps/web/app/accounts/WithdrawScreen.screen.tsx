import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { home } from '../testing/samples/home.ts'
import { test } from '../testing/screen-test.tsx'

/** [PRO-14] Deleting the account: what is said before and after. */

const leave = page.getByRole('button', { name: '탈퇴하기', exact: true })
const noReason = page.getByRole('button', { name: '이유를 알려 주세요' })
const sure = page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' })

/** Picks a reason and confirms. */
async function withdraw(reason = '이직을 마쳤어요'): Promise<void> {
  await page.getByRole('radio', { name: reason }).click()
  await leave.click()
  await expect.element(sure).toMatchTextContent('모든 기기에서 로그아웃되고, 되돌릴 수 없어요.')
  await sure.getByRole('button', { name: '탈퇴하기' }).click()
}

test('[PRO-14] [AUTH-7] without offers everything is erased at once', async ({ api, open }) => {
  api.answers('GET /v3/users/my/attack', home())
  api.answers('DELETE /v3/users', () => ({ purgeAt: new Date().toISOString(), isErased: true }))
  sessionStorage.setItem('application-state', '{}')
  const screen = await open('/my/account/withdraw')
  await expect.element(page.getByText('모든 정보를 바로 지워요. 되돌릴 수 없어요.')).toBeVisible()
  await expect.element(noReason).toBeDisabled()
  await expectAccessible()
  await withdraw()
  const done = page.getByRole('alertdialog', { name: '탈퇴가 끝났어요' })
  await expect.element(done).toMatchTextContent('모든 정보를 바로 지웠어요.')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  await done.getByRole('button', { name: '홈으로 가기' }).click()
  await expect.poll(screen.address).toBe('/')
  expect(api.sent('DELETE /v3/users').map(({ body }) => body)).toEqual([{ reason: '이직을 마쳤어요' }])
})

test('[PRO-14] [TRUST-6] with offers, the thirty days and the day of erasure are told before and after', async ({
  api,
  open,
  clock,
}) => {
  clock.day('2026-11-15T12:00:00+09:00')
  api.answers('GET /v3/users/my/attack', home({ isOffered: true }))
  api.answers('DELETE /v3/users', { purgeAt: '2026-12-15T12:00:00+09:00', isErased: false })
  const screen = await open('/my/account/withdraw')
  await expect.element(page.getByRole('heading', { name: '2026년 12월 15일에 모두 지워져요' })).toBeVisible()
  await expect.element(page.getByText('받은 제안이 있어서 정보를 30일 동안 보관한 뒤 지워요.')).toBeVisible()
  await withdraw('개인정보가 걱정돼요')
  const done = page.getByRole('alertdialog', { name: '탈퇴 요청을 받았어요' })
  await expect
    .element(done)
    .toMatchTextContent(
      '받은 제안이 있어서 정보를 30일 동안 보관한 뒤 지워요. 2026년 12월 15일에 모두 지워져요.',
    )
  await done.getByRole('button', { name: '홈으로 가기' }).click()
  await expect.poll(screen.address).toBe('/')
})

test('[PRO-14] the reason can be typed, up to a thousand characters', async ({ api, open }) => {
  api.answers('GET /v3/users/my/attack', home())
  api.answers('DELETE /v3/users', () => ({ purgeAt: new Date().toISOString(), isErased: true }))
  await open('/my/account/withdraw')
  await page.getByRole('radio', { name: '직접 쓸게요' }).click()
  const words = page.getByRole('textbox', { name: '떠나는 이유' })
  await expect.element(words).toBeInViewport({ ratio: 1 })
  await expect.element(noReason).toBeDisabled()
  await words.fill('   ')
  await expect.element(noReason).toBeDisabled()
  await words.fill('가'.repeat(1000))
  await expect.element(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
  await withdraw('직접 쓸게요')
  await expect.element(page.getByRole('alertdialog', { name: '탈퇴가 끝났어요' })).toBeVisible()
  expect(api.sent('DELETE /v3/users').map(({ body }) => body)).toEqual([{ reason: '가'.repeat(1000) }])
})

test('[PRO-13] a withdrawal that fails is told, and the account stays', async ({ api, open }) => {
  api.answers('GET /v3/users/my/attack', home())
  api.refuses('DELETE /v3/users', 'INTERNAL')
  await open('/my/account/withdraw')
  await withdraw()
  await expect.element(toast('다시 시도해 주세요')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '이직을 마쳤어요' })).toBeChecked()
  expect(localStorage.getItem('token')).toBe('access')
})

test('[PRO-14] cancelling keeps everything', async ({ api, open }) => {
  api.answers('GET /v3/users/my/attack', home())
  api.answers('DELETE /v3/users', () => ({ purgeAt: new Date().toISOString(), isErased: true }))
  const screen = await open('/my/account/withdraw')
  await page.getByRole('radio', { name: '쓰기 불편해요' }).click()
  await leave.click()
  await sure.getByRole('button', { name: '그대로 쓰기' }).click()
  await expect.element(sure).not.toBeInTheDocument()
  expect(api.sent('DELETE /v3/users')).toHaveLength(0)
  expect(screen.address()).toBe('/my/account/withdraw')
  expect(localStorage.getItem('token')).toBe('access')
})

test('[PRO-14] the rule is shown even when the offers fail to load', async ({ api, open }) => {
  api.refuses('GET /v3/users/my/attack', 'INTERNAL')
  await open('/my/account/withdraw')
  await expect
    .element(page.getByText('받은 제안이 있으면 정보를 30일 동안 보관한 뒤에, 없으면 바로 지워요.'))
    .toBeVisible()
})
