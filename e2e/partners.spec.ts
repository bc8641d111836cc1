import { type Browser, expect, type Page } from '@playwright/test'
import { hashPassword } from '../apps/server/src/platform/crypto/passwords.ts'
import { partners } from '../apps/server/src/platform/db/schema/partners.ts'
import { service } from './database.ts'
import { confirmOnPhone, doneButton, requestNotice, result } from './registration-steps.ts'
import { open, test } from './sign-in.ts'

/** A partner's link and its funnel (PUB-8). */

const PASSWORD = 'a partner of this test'

async function addPartner() {
  const { db, ids, clock } = await service()
  const id = ids.next()
  const code = `e2e-${id.slice(-12)}`
  const email = `${code}@partners.example`
  await db.drizzle.insert(partners).values({
    id,
    email,
    code,
    name: '서다온',
    passwordHash: await hashPassword(PASSWORD),
    createdAt: clock(),
  })
  return { code, email }
}

async function enter(page: Page, email: string): Promise<void> {
  await open(page, '/partners/login')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호').fill(PASSWORD)
  await page.getByRole('button', { name: '파트너로 로그인하기' }).click()
  await expect(page.getByRole('heading', { name: '다온 님의 링크로 이만큼 왔어요' })).toBeVisible()
}

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: '단계마다 남은 사람' }).getByRole('listitem').filter({ hasText: name })

/** Another person on another device. */
async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage()
}

test('[PUB-8] a visitor registers by a partner’s link, and the funnel counts it', async ({
  page,
  browser,
  phone,
}) => {
  const { code, email } = await addPartner()
  await enter(page, email)
  await expect(page.getByText('지난 30일 동안은 아무도 오지 않았어요')).toBeVisible()
  const link = new URL(`/?ref=${code}`, page.url())
  await expect(page.getByText(link.href, { exact: true })).toBeVisible()
  await expect(page.getByRole('figure').getByText('서다온 님이 커피어택에 초대했어요')).toBeVisible()
  await expect(page.getByRole('figure').getByText('이력서 제출하기')).toBeVisible()

  const other = await stranger(browser)
  const recorded = other.waitForResponse((answer) => answer.url().endsWith('/api/users/utm'))
  await other.goto(link.href)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('연봉 먼저')
  await expect(other.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    '서다온 님이 커피어택에 초대했어요',
  )
  await recorded
  await other.reload()
  // The person comes back another day, in another tab, without the link.
  await other.evaluate(() => sessionStorage.clear())
  await requestNotice(other, { phone })
  await confirmOnPhone(other, phone)
  await doneButton(other).click()
  await expect(result(other)).toBeVisible({ timeout: 20_000 })

  await page.reload()
  await expect(step(page, '링크 방문')).toContainText('1명')
  await expect(step(page, '가입')).toContainText('1명100.0%')
  await expect(step(page, '커리어 인증')).toContainText('1명100.0%')
  await expect(step(page, '커피챗 매칭')).toContainText('0명0.0%')
  await expect(page.getByText('한지우')).toHaveCount(0)
})
