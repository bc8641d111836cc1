import { expect, type Page, test } from '@playwright/test'
import { breakCall, openSettings, seoulDay, toast } from './account.ts'
import { keptTokens } from './sign-in.ts'
import { addOffer, addPerson, signInAs } from './world.ts'

/** [PRO-14] Leaving for good: what is said before, what is gone after. */

const leave = (page: Page) => page.getByRole('button', { name: '탈퇴하기', exact: true })
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000

/** Chooses a reason and confirms. */
async function withdraw(page: Page, reason = '이직을 마쳤어요'): Promise<void> {
  await page.getByRole('radio', { name: reason }).check()
  await leave(page).click()
  const dialog = page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' })
  await expect(dialog).toContainText('모든 기기에서 로그아웃되고, 되돌릴 수 없어요.')
  await dialog.getByRole('button', { name: '탈퇴하기' }).click()
}

test('[PRO-14] [AUTH-7] without offers everything is erased at once', async ({ page }) => {
  await signInAs(page, await addPerson())
  await openSettings(page, 'withdraw')
  await expect(page.getByText('모든 정보를 바로 지워요. 되돌릴 수 없어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '이유를 알려 주세요' })).toBeDisabled()
  const { access } = await keptTokens(page)
  await withdraw(page)
  const done = page.getByRole('alertdialog', { name: '탈퇴가 끝났어요' })
  await expect(done).toContainText('모든 정보를 바로 지웠어요.')
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await done.getByRole('button', { name: '홈으로 가기' }).click()
  await expect(page).toHaveURL('/')
  const headers = { authorization: `Bearer ${access}` }
  expect((await page.request.get('/api/v3/users/my', { headers })).status()).toBe(401)
})

test('[PRO-14] [TRUST-6] with offers the thirty days and the day of erasure are said before and after', async ({
  page,
}) => {
  const person = await addPerson()
  await addOffer(person)
  await signInAs(page, person)
  const day = seoulDay(new Date(Date.now() + THIRTY_DAYS_MS))
  await openSettings(page, 'withdraw')
  await expect(page.getByRole('heading', { name: `${day}에 모두 지워져요` })).toBeVisible()
  await expect(page.getByText('받은 제안이 있어서 정보를 30일 동안 보관한 뒤 지워요.')).toBeVisible()
  await withdraw(page, '개인정보가 걱정돼요')
  const done = page.getByRole('alertdialog', { name: '탈퇴 요청을 받았어요' })
  await expect(done).toContainText(
    `받은 제안이 있어서 정보를 30일 동안 보관한 뒤 지워요. ${day}에 모두 지워져요.`,
  )
  await done.getByRole('button', { name: '홈으로 가기' }).click()
  await expect(page).toHaveURL('/')
})

test('[PRO-14] the reason can be in own words, up to a thousand characters', async ({ page }) => {
  await signInAs(page, await addPerson())
  await openSettings(page, 'withdraw')
  await page.getByRole('radio', { name: '직접 쓸게요' }).check()
  const words = page.getByRole('textbox', { name: '떠나는 이유' })
  await expect(words).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: '이유를 알려 주세요' })).toBeDisabled()
  await words.fill('   ')
  await expect(page.getByRole('button', { name: '이유를 알려 주세요' })).toBeDisabled()
  await words.fill('가'.repeat(1000))
  await expect(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
  const asked = page.waitForRequest((request) => request.method() === 'DELETE')
  await withdraw(page, '직접 쓸게요')
  expect((await asked).postDataJSON()).toEqual({ reason: '가'.repeat(1000) })
  await expect(page.getByRole('alertdialog', { name: '탈퇴가 끝났어요' })).toBeVisible()
})

test('[PRO-13] a withdrawal that fails says so, and the person stays', async ({ page }) => {
  await signInAs(page, await addPerson())
  await breakCall(page, 'DELETE', '/v3/users')
  await openSettings(page, 'withdraw')
  await withdraw(page)
  await expect(toast(page, '다시 시도해 주세요')).toBeVisible()
  await expect(page.getByRole('radio', { name: '이직을 마쳤어요' })).toBeChecked()
  expect((await keptTokens(page)).access).not.toBeNull()
})

test('[PRO-14] changing one’s mind keeps everything', async ({ page }) => {
  await signInAs(page, await addPerson())
  await openSettings(page, 'withdraw')
  await page.getByRole('radio', { name: '쓰기 불편해요' }).check()
  await leave(page).click()
  const dialog = page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' })
  await dialog.getByRole('button', { name: '그대로 쓰기' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/my/account')
  await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible()
})

test('[PRO-14] leaving in one tab signs out the other', async ({ page, context }) => {
  await signInAs(page, await addPerson())
  await openSettings(page, 'withdraw')
  const other = await context.newPage()
  await openSettings(other)
  await withdraw(page)
  await expect(other).toHaveURL('/')
})

test('[PRO-14] the rule is said even when it is not known whether offers came', async ({ page }) => {
  await signInAs(page, await addPerson())
  await breakCall(page, 'GET', '/v3/users/my/attack')
  await openSettings(page, 'withdraw')
  await expect(
    page.getByText('받은 제안이 있으면 정보를 30일 동안 보관한 뒤에, 없으면 바로 지워요.'),
  ).toBeVisible()
})
