import { expect, type Page } from '@playwright/test'
import {
  addEnrolledRecruiter,
  addNewRecruiter,
  enterCode,
  giveDevice,
  giveThePassword,
  keepCodes,
  mailedLink,
} from './doors.ts'
import { expectAccessible, test } from './flow-test.ts'

/** The console's login (SAFE-3). */

const insideOf = (page: Page) => page.getByRole('navigation', { name: '콘솔 메뉴' })

async function signOut(page: Page): Promise<void> {
  await page.goto('/console/settings')
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
  await expect(page).toHaveURL('/console/sign-in')
}

test('[SAFE-3] a new recruiter adds a passkey at the first sign-in, and signs in with it alone from then on', async ({
  desk,
}) => {
  const { email, company } = await addNewRecruiter()
  const device = await giveDevice(desk)
  await desk.goto('/console/offers')
  await expect(desk).toHaveURL('/console/sign-in?from=%2Foffers')
  await giveThePassword(desk, email)
  await desk.getByRole('button', { name: /패스키 만들기/ }).click()
  expect(await keepCodes(desk)).toHaveLength(10)
  await expect(desk).toHaveURL('/console/offers')
  await expect(insideOf(desk)).toContainText(company)

  // No script can read the refresh token.
  const kept = await desk.evaluate(() => ({ cookies: document.cookie, storage: { ...localStorage } }))
  expect(kept).toEqual({ cookies: '', storage: { 'console-signed-in': 'yes' } })
  await desk.reload()
  await expect(insideOf(desk)).toContainText(company)

  await signOut(desk)
  await desk.getByRole('button', { name: '패스키로 로그인' }).click()
  await expect(insideOf(desk)).toContainText(company)
  await desk.goto('/console/settings')
  await expect(desk.getByRole('list', { name: '등록한 패스키' })).toContainText('방금 전 사용')
  await expectAccessible(desk)
  await device.detach()
})

test('[SAFE-3] the link in the mail resets the password once and ends every login', async ({
  desk,
  page: elsewhere,
}) => {
  const { email, secret } = await addEnrolledRecruiter()
  await elsewhere.goto('/console/sign-in?from=%2Foffers')
  await giveThePassword(elsewhere, email)
  await enterCode(elsewhere, secret)
  const away = insideOf(elsewhere).getByRole('link', { name: '커피챗', exact: true })
  await expect(away).toBeVisible()

  await desk.goto('/console/sign-in')
  await desk.getByRole('link', { name: '비밀번호를 잊었어요' }).click()
  await expect(desk.getByRole('heading', { name: '비밀번호를 다시 정할까요?' })).toBeVisible()
  await desk.getByLabel('이메일').fill(email)
  await desk.getByRole('button', { name: '메일 받기' }).click()
  await expect(desk.getByRole('heading', { name: '메일을 보냈어요' })).toBeVisible()
  const link = await mailedLink(desk, email)

  await desk.goto(link)
  await expect(desk.getByLabel('이메일')).toHaveValue(email)
  await desk.getByLabel('새 비밀번호').fill('1234567890')
  await desk.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(desk.getByText('너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요')).toBeVisible()
  await desk.getByLabel('새 비밀번호').fill('a walk by the river')
  await desk.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(desk.getByText('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')).toBeVisible()
  await expect(desk).toHaveURL('/console/sign-in')

  await away.click()
  await expect(elsewhere).toHaveURL(/\/console\/sign-in\?from=%2F/)
  await giveThePassword(desk, email)
  await expect(desk.getByText('이메일이나 비밀번호가 맞지 않아요')).toBeVisible()
  await giveThePassword(desk, email, 'a walk by the river')
  await expect(desk.getByRole('heading', { name: '인증 앱의 코드를 입력해 주세요' })).toBeVisible()
  await desk.goto(link)
  await expect(desk.getByRole('heading', { name: '링크가 만료됐어요' })).toBeVisible()
})
