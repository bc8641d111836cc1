import { expect, type Locator, type Page } from '@playwright/test'
import { foundCount, ownKeyword } from './console.ts'
import { addEnrolledRecruiter, codeOf, PASSWORD } from './doors.ts'
import { test } from './flow-test.ts'
import { addPerson } from './world.ts'

/** From the login to a sent offer without a mouse (BIZ-15). */

const MOST_TABS = 60

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
}

test('[BIZ-15] from the login to a sent offer by keyboard alone', async ({ desk }) => {
  const keyword = ownKeyword()
  await addPerson({ hashtags: [keyword], hopeSalary: 6_500 })
  const { email, secret } = await addEnrolledRecruiter()
  const { keyboard } = desk

  await desk.goto('/console/candidates#top')
  await expect(desk).toHaveURL('/console/sign-in?from=%2Fcandidates%23top')
  await tabTo(desk, desk.getByLabel('이메일'))
  await keyboard.type(email)
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name: '인증 앱의 코드를 입력해 주세요' })).toBeVisible()
  await keyboard.type('000000')
  await expect(desk.getByText('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')).toBeVisible()
  await keyboard.type(codeOf(secret))
  await expect(desk).toHaveURL('/console/candidates#top')

  await expect(desk.getByRole('heading', { level: 1, name: '후보자 찾기' })).toBeVisible()
  await keyboard.press('/')
  await keyboard.type(keyword)
  await expect(foundCount(desk)).toHaveText('1명 찾았어요')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  const profile = desk.getByRole('complementary', { name: '프로필' })
  await expect(profile).toBeVisible()
  await expect(desk).toHaveTitle(/^프론트엔드 개발자 .* · 후보자 찾기 · 커피어택$/)
  await tabTo(desk, profile.getByRole('link', { name: '어택 보내기' }))
  await keyboard.press('Enter')

  const composer = desk.getByRole('complementary', { name: '어택 보내기' })
  await expect(composer).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(composer.getByLabel('최소 연봉')).toBeFocused()
  await keyboard.type('6300')
  await keyboard.press('Tab')
  await keyboard.type('6000')
  await expect(composer.getByText('최소 연봉보다 낮아요')).toBeVisible()
  await keyboard.press('Control+a')
  await keyboard.type('6800')
  await keyboard.press('Control+Enter')
  await expect(composer.getByLabel('메시지', { exact: true })).toBeFocused()
  await keyboard.type('결제 화면 이야기를 읽고 연락드려요.')
  await keyboard.press('Control+Enter')
  await expect(desk.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()

  await keyboard.press('Control+k')
  await expect(desk.getByRole('dialog', { name: '어디든 가기' })).toBeVisible()
  await keyboard.type('ㅂㄴㅇㅌ')
  await keyboard.press('Enter')
  await expect(desk).toHaveURL('/console/offers')
  await expect(desk.getByText('6,300~6,800').first()).toBeVisible()
})
