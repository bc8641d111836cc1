import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { chooseCertificate, confirmOnPhone, doneButton, fillPerson, register } from './registration-steps.ts'
import { open, signInByPhone, test } from './sign-in.ts'

/** Whoever took part before: found out, led on, and shown to companies again (VER-3, VER-17). */

test('[VER-3] an earlier participation leads a stranger to the login, which asks for the phone', async ({
  page,
  browser,
  phone,
}) => {
  await register(page, { phone })
  const other = await (await browser.newContext()).newPage()
  await fillPerson(other, { phone })
  await chooseCertificate(other)
  const dialog = other.getByRole('alertdialog', { name: '이전에 참여한 기록이 있어요' })
  await expect(dialog).toContainText('로그인하면 이어서 볼 수 있어요.')
  await dialog.getByRole('button', { name: '이어서 보기' }).click()
  await expect(other).toHaveURL('/login?previous=1')
  await expect(other.getByRole('heading', { level: 1, name: '이전에 참여한 기록이 있어요' })).toBeVisible()
  await other.context().close()
})

test('[VER-3] an earlier participation leads whoever is signed in to /my', async ({ page, phone }) => {
  await register(page, { phone })
  await fillPerson(page, { phone })
  await chooseCertificate(page)
  const dialog = page.getByRole('alertdialog', { name: '이전에 참여한 기록이 있어요' })
  await dialog.getByRole('button', { name: '이어서 보기' }).click()
  await expect(page).toHaveURL('/my')
})

test('[VER-3] 208 on verify means the same', async ({ page, phone }) => {
  await page.route('**/api/v3/users/verify', (route) =>
    route.fulfill({ status: 208, json: { existence: true } }),
  )
  await fillPerson(page, { phone })
  await chooseCertificate(page)
  await expect(page.getByRole('alertdialog', { name: '이전에 참여한 기록이 있어요' })).toBeVisible()
})

test('a participation that was begun and not finished is gone on with', async ({ page, phone }) => {
  await fillPerson(page, { phone })
  await chooseCertificate(page)
  await expect(page).toHaveURL(/pending/)
  await register(page, { phone })
})

test('[AUTH-2] whoever signed in by phone first is completed, not doubled', async ({ page, phone }) => {
  await signInByPhone(page, phone)
  await expect(page).toHaveURL('/submit')
  await register(page, { phone })
})

test('[ROUTE-8] [VER-17] re-applying verifies once more and says that companies see the profile', async ({
  page,
  phone,
}) => {
  await register(page, { phone })
  await open(page, '/my/retry')
  await expect(page.getByRole('heading', { name: '프로필을 회사에 다시 보여 줄까요?' })).toBeVisible()
  await expect(page.getByText('한지우')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v3/users/verify'))
  await page.getByRole('button', { name: '인증하고 다시 받기' }).click()
  await chooseCertificate(page, 'SKT')
  expect((await asked).postDataJSON()).toMatchObject({ reapply: true, isRestart: true, type: 'pass' })
  await expect(page).toHaveURL('/my/retry/pending?type=pass')
  await confirmOnPhone(page, phone)
  await doneButton(page).click()
  await expect(page.getByText('이제 회사에 프로필이 보여요')).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL('/my')
})

test('[VER-12] 422 on the re-apply check opens the no-career page', async ({ page, phone }) => {
  await register(page, { phone })
  await open(page, '/my/retry')
  await page.route('**/api/v3/users/verify', (route) =>
    route.fulfill({ status: 422, json: { code: 'CAREER_NOT_FOUND', message: '' } }),
  )
  await page.getByRole('button', { name: '인증하고 다시 받기' }).click()
  await chooseCertificate(page)
  await expect(page).toHaveURL('/submit_kakao/nocareer')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[VER-17] whoever never took part is led to the beginning', async ({ page, phone }) => {
  await signInByPhone(page, phone)
  await open(page, '/my/retry')
  await expect(page).toHaveURL('/submit')
})
