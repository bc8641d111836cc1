import { expect, type Page, test } from '@playwright/test'
import { breakCall, giveUp, openSettings, toast } from './account.ts'
import { countCalls } from './sign-in.ts'
import { addPerson, companyNames, signInAs } from './world.ts'

/** How much companies learn of the income, and which companies learn nothing at all. */

async function openAs(page: Page, part: string, given: Parameters<typeof addPerson>[0] = {}) {
  const person = await addPerson(given)
  await signInAs(page, person)
  await openSettings(page, part)
}

test.describe('[TRUST-1] how much of the income companies see', () => {
  const preview = (page: Page) => page.getByRole('region', { name: '회사에는 이렇게 보여요' })
  const level = (page: Page, name: RegExp) => page.getByRole('radio', { name })
  const save = (page: Page) => page.getByRole('button', { name: '이렇게 보여주기' })

  test('each level shows word for word what they read, and the button makes it so', async ({ page }) => {
    await openAs(page, 'income', { income: 5_340 })
    const saves = countCalls(page, 'PATCH', '/users/income-disclosure')
    await expect(level(page, /^구간으로/)).toBeChecked()
    await expect(preview(page)).toContainText('5,000~5,500만 원')
    await expect(preview(page)).toContainText('6,500만 원을 제안할 때')
    await expect(preview(page)).toContainText('18.2~30.0% 올라요')
    await expect(save(page)).toBeDisabled()

    await level(page, /^비공개/).check()
    await expect(preview(page)).toContainText('비공개')
    await expect(preview(page)).toContainText('소득을 공개하지 않은 후보자예요')
    await level(page, /^최소 금액만/).check()
    await expect(preview(page)).toContainText('5,000만 원 이상')
    await expect(preview(page)).toContainText('많아야 30.0% 올라요')
    await level(page, /^정확한 금액/).check()
    await expect(preview(page)).toContainText('5,340만 원')
    await expect(preview(page)).toContainText('21.7% 올라요')
    expect(saves()).toBe(0)

    await save(page).click()
    await expect(toast(page, '회사에 보이는 소득을 바꿨어요')).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await page.reload()
    await expect(level(page, /^정확한 금액/)).toBeChecked()
    await expect(preview(page)).toContainText('5,340만 원')
    await page.goto('/my/account')
    await expect(page.getByRole('link', { name: '소득 공개 정확한 금액' })).toBeVisible()
  })

  test('is what it was when it cannot be saved', async ({ page }) => {
    await openAs(page, 'income')
    await breakCall(page, 'PATCH', '/users/income-disclosure')
    await level(page, /^비공개/).check()
    await save(page).click()
    await giveUp(page)
    await page.reload()
    await expect(level(page, /^구간으로/)).toBeChecked()
  })

  test('without a verified income nothing is shown, whatever is chosen', async ({ page }) => {
    await openAs(page, 'income', { income: null })
    await expect(preview(page)).toContainText('비공개')
    await expect(preview(page)).toContainText('아직 인증한 소득이 없어서 어떻게 골라도 보이지 않아요.')
  })

  test('that does not load can be asked for again', async ({ page }) => {
    const person = await addPerson()
    await signInAs(page, person)
    const call = await breakCall(page, 'GET', '/users/income-disclosure')
    await openSettings(page, 'income')
    await expect(page.getByRole('alert')).toContainText('불러오지 못했어요')
    await call.heal()
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(preview(page)).toContainText('5,000~5,500만 원')
  })
})

test.describe('[PRO-11] companies that must not see the profile', () => {
  const search = (page: Page) => page.getByRole('textbox', { name: '회사 검색' })
  const company = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

  test('the employer is always among them', async ({ page }) => {
    const career = [{ company: '(주)두들페이', startedOn: '2021-03-02', endedOn: null }]
    await openAs(page, 'companies', { career })
    await expect(page.getByText('지금 다니는 (주)두들페이에는 고르지 않아도 늘 숨겨요.')).toBeVisible()
    await expect(company(page, '두들페이')).toBeChecked()
    await expect(company(page, '두들페이')).toBeDisabled()
    await expect(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })

  test('are found by initials and with any legal form', async ({ page }) => {
    await openAs(page, 'companies')
    for (const typed of ['ㄴㅇㅋㄹㅇㄷ', '(주)노을클라우드', '노을ㅋ']) {
      await search(page).fill(typed)
      await expect(page.getByRole('region', { name: '검색 결과' }).getByRole('checkbox')).toHaveCount(1)
      await expect(company(page, '노을클라우드')).toBeVisible()
    }
  })

  test('are hidden from at once, and can be taken back', async ({ page }) => {
    await openAs(page, 'companies')
    await search(page).fill('노을클라우드')
    await company(page, '노을클라우드').check()
    await expect(toast(page, '노을클라우드에 프로필을 숨겼어요')).toBeVisible()
    await expect(page.getByText('1곳에 숨기고 있어요')).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(toast(page, '노을클라우드에 프로필이 다시 보여요')).toBeVisible()
    await expect(company(page, '노을클라우드')).not.toBeChecked()
    await page.reload()
    await expect(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })

  test('may be unknown to the service', async ({ page }) => {
    await openAs(page, 'companies')
    await search(page).fill('구름상회 주식회사')
    await expect(page.getByText('목록에 없는 회사예요.')).toBeVisible()
    await page.getByRole('button', { name: '‘구름상회 주식회사’에 숨기기' }).click()
    await expect(toast(page, '구름상회 주식회사에 프로필을 숨겼어요')).toBeVisible()
    await search(page).fill('(주)구름상회')
    await expect(company(page, '구름상회 주식회사')).toBeChecked()
    await search(page).fill('')
    await expect(company(page, '구름상회 주식회사')).toBeChecked()
    await page.reload()
    await expect(company(page, '구름상회 주식회사')).toBeChecked()
  })

  test('have no limit', async ({ page }) => {
    await openAs(page, 'companies')
    const grid = page.getByRole('list', { name: '숨길 회사' }).getByRole('checkbox')
    for (let place = 0; place < 8; place += 1) await grid.nth(place).check()
    // Each choice is saved in its turn.
    await expect(page.getByText('8곳에 숨기고 있어요')).toBeVisible({ timeout: 20_000 })
    const last = await grid.nth(7).locator('..').locator('..').textContent()
    await expect(toast(page, `${last}에 프로필을 숨겼어요`)).toBeVisible()
    await page.goto('/my/account')
    await expect(page.getByRole('link', { name: '숨길 회사 8곳' })).toBeVisible()
  })

  test('of two tabs are kept together', async ({ page, context }) => {
    const [first = '', second = ''] = await companyNames(2)
    await openAs(page, 'companies')
    const other = await context.newPage()
    await openSettings(other, 'companies')
    await search(page).fill(first)
    await search(other).fill(second)
    await expect(company(other, second)).not.toBeChecked()
    await company(page, first).check()
    await expect(toast(page, `${first}에 프로필을 숨겼어요`)).toBeVisible()
    await company(other, second).check()
    await expect(toast(other, `${second}에 프로필을 숨겼어요`)).toBeVisible()
    await search(other).fill('')
    await expect(company(other, first)).toBeChecked()
    await expect(company(other, second)).toBeChecked()
    await page.reload()
    await expect(page.getByText('2곳에 숨기고 있어요')).toBeVisible()
  })

  test('that cannot be saved are not shown as hidden', async ({ page }) => {
    await openAs(page, 'companies')
    await breakCall(page, 'PATCH', '/users/companies/restrict')
    await search(page).fill('노을클라우드')
    await company(page, '노을클라우드').click()
    await giveUp(page)
    await expect(company(page, '노을클라우드')).not.toBeChecked()
    await expect(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })

  test('that do not load can be asked for again', async ({ page }) => {
    const person = await addPerson()
    await signInAs(page, person)
    const call = await breakCall(page, 'GET', '/users/companies/restrict')
    await openSettings(page, 'companies')
    await expect(page.getByText('숨긴 회사를 불러오지 못했어요')).toBeVisible()
    await call.heal()
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })
})
