import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { DESKTOP } from './console.ts'
import { DATA_DIR } from './data-folder.ts'
import { signInToConsole } from './world.ts'

/** The admin's side of the console: people, companies, partners and what is recorded of it all (BIZ-6). */

test.use(DESKTOP)

const ADMIN = 'admin@coffeeattack.example'
const chance = () => Math.random().toString(36).slice(2, 8)

/** The link in the mail that went to this address. */
function mailedLink(email: string): string {
  const folder = path.join(DATA_DIR, 'mail')
  const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const mail = mails.find((text) => text.startsWith(`To: ${email}\n`)) ?? ''
  return /http\S+\/console\/invitation\/\S+/.exec(mail)?.[0] ?? ''
}

test('[BIZ-1] an invited recruiter sets a password, signs in and sees the own team', async ({
  page,
  browser,
}) => {
  const email = `${chance()}@noeulcloud.example`
  await signInToConsole(page, ADMIN)
  await page.goto('/console/people')
  await page.getByRole('button', { name: '초대하기' }).click()
  const dialog = page.getByRole('dialog', { name: '콘솔로 초대하기' })
  await dialog.getByLabel('이메일').fill(email)
  await dialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(dialog.getByText('회사를 골라 주세요')).toBeVisible()
  await dialog.getByLabel('회사').fill('노을')
  await dialog.getByRole('button', { name: '노을클라우드' }).click()
  await dialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(page.getByText(`${email}로 초대를 보냈어요`)).toBeVisible()
  await expect(page.getByRole('list', { name: '보낸 초대' })).toContainText(email)

  const guest = await (await browser.newContext({ ...DESKTOP, locale: 'ko-KR' })).newPage()
  await guest.goto(mailedLink(email))
  await expect(guest.getByText('님이 노을클라우드 채용 담당자로 초대했어요.')).toBeVisible()
  await guest.getByLabel('이름').fill('서하늘')
  await guest.getByLabel('비밀번호').fill('short')
  await guest.getByRole('button', { name: '시작하기' }).click()
  await expect(guest.getByText('비밀번호는 10자 이상이어야 해요')).toBeVisible()
  await guest.getByLabel('비밀번호').fill('a quiet morning')
  await guest.getByRole('button', { name: '시작하기' }).click()
  await expect(guest.getByRole('heading', { name: '이제 시작할 수 있어요' })).toBeVisible()
  await guest.getByRole('link', { name: '로그인하기' }).click()
  await guest.getByLabel('이메일').fill(email)
  await guest.getByLabel('비밀번호').fill('a quiet morning')
  await guest.getByRole('button', { name: '로그인' }).click()
  await guest.getByRole('link', { name: '우리 팀' }).click()
  await expect(guest.getByRole('list', { name: '콘솔 계정' })).toContainText('서하늘')
  await guest.goto(mailedLink(email))
  await expect(guest.getByRole('heading', { name: '초대가 만료됐어요' })).toBeVisible()

  await page.reload()
  await page.getByLabel('이름, 이메일, 회사').fill(email)
  const row = page.getByRole('list', { name: '콘솔 계정' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: '막기' }).click()
  await page.getByRole('button', { name: '계정 막기' }).click()
  await expect(row).toContainText('막힘')
  await guest.goto('/console/people')
  await expect(guest.getByRole('heading', { name: '채용 콘솔' })).toBeVisible()
})

test('[OFR-13] a company with another name is found by it, and the trail tells of it', async ({ page }) => {
  const [name, alias] = [`초승달 ${chance()}`, `Crescent${chance()}`]
  await signInToConsole(page, ADMIN)
  await page.goto('/console/companies')
  await page.getByRole('link', { name: '회사 등록' }).click()
  const panel = page.getByRole('complementary', { name: '회사 등록' })
  await panel.getByLabel('회사 이름').fill(name)
  await panel.getByLabel('사업자등록번호').fill('1234567890')
  await panel.getByRole('button', { name: '등록하기' }).click()
  await expect(panel.getByText('올바르지 않은 사업자등록번호예요')).toBeVisible()
  await panel.getByLabel('사업자등록번호').fill('')
  await panel.getByLabel('다른 이름').fill(alias)
  await panel.getByLabel('다른 이름').press('Enter')
  await panel.getByLabel('계열사').fill('노을')
  await panel.getByRole('button', { name: '노을클라우드' }).click()
  await panel.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByRole('complementary', { name })).toBeVisible()

  const searched = await page.request.get(`/api/users/companies/search?q=${alias.toLowerCase()}`)
  expect(await searched.json()).toMatchObject({ items: [{ name }] })
  await page.getByLabel('이름, 다른 이름, 사업자등록번호').fill(alias)
  await expect(page.getByRole('list', { name: '회사 목록' }).getByRole('listitem')).toHaveCount(1)

  await page.getByLabel('로고 올리기').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(page.getByText('로고를 바꿨어요')).toBeVisible()
  await expect(page.locator('img[src^="/api/logos/"]').first()).toBeVisible()

  await page.getByRole('link', { name: '기록' }).click()
  const trail = page.getByRole('list', { name: '기록' })
  await page.getByLabel('한 일').selectOption('회사를 등록했어요')
  await expect(trail.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
  await trail.getByRole('button', { name: `회사 ${name}` }).click()
  await page.getByLabel('한 일').selectOption('전체')
  await expect(trail.getByRole('listitem')).toHaveCount(2)
})

test('[BIZ-6] an export asks why, is neutral in a spreadsheet, and is recorded', async ({ page }) => {
  const [name, reason] = [`=SUM(A1)${chance()}`, `점검 ${chance()}`]
  await signInToConsole(page, ADMIN)
  await page.goto('/console/companies/new')
  await page.getByLabel('회사 이름').fill(name)
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByRole('complementary', { name })).toBeVisible()
  await page.goto('/console/audit')
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  const dialog = page.getByRole('dialog', { name: '자료 내려받기' })
  await dialog.getByText('회사', { exact: true }).click()
  await dialog.getByRole('button', { name: '내려받기', exact: true }).click()
  await expect(dialog.getByText('필수 값이에요')).toBeVisible()
  await dialog.getByLabel('내려받는 이유').fill(reason)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '내려받기', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^회사-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain(`"'${name}"`)
  await expect(page.getByRole('list', { name: '기록' })).toContainText(`이유 ${reason}`)
})

test('[PUB-8] a partner is registered with a link and disabled again', async ({ page }) => {
  const code = `dev-${chance()}`
  await signInToConsole(page, ADMIN)
  await page.goto('/console/partners')
  await page.getByRole('button', { name: '파트너 등록' }).click()
  const dialog = page.getByRole('dialog', { name: '파트너 등록' })
  await dialog.getByLabel('이름').fill(`소식 ${code}`)
  await dialog.getByLabel('이메일').fill(`${code}@news.example`)
  await dialog.getByLabel('추천 코드').fill('?')
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect(dialog.getByText('영문 소문자, 숫자, 하이픈으로 3~30자를 입력해 주세요')).toBeVisible()
  await dialog.getByLabel('추천 코드').fill(code)
  await dialog.getByRole('button', { name: '등록하기' }).click()
  const row = page.getByRole('list', { name: '파트너 목록' }).getByRole('listitem').filter({ hasText: code })
  await expect(row).toContainText(`/?ref=${code}`)
  await row.getByRole('button', { name: '막기' }).click()
  await page.getByRole('button', { name: '파트너 막기' }).click()
  await expect(row).toContainText('막힘')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the admin's pages in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('[BIZ-6] can be used by everybody', async ({ page }) => {
      await signInToConsole(page, ADMIN)
      for (const [address, list] of [
        ['people', '콘솔 계정'],
        ['companies', '회사 목록'],
        ['partners', '파트너 목록'],
      ] as const) {
        await page.goto(`/console/${address}`)
        await expect(page.getByRole('list', { name: list })).toBeVisible()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      }
      await page.getByRole('link', { name: '회사', exact: true }).click()
      await page.getByRole('link', { name: '노을클라우드' }).click()
      await expect(page.getByLabel('사업자등록번호', { exact: true })).not.toHaveValue('')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.goto('/console/audit')
      await expect(page.getByRole('heading', { name: '기록' })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  })
}
