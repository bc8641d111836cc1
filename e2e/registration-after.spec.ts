import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { confirmOnPhone, doneButton, register, result } from './registration-steps.ts'
import { test } from './sign-in.ts'

/** After the career is verified: the salaries, the companies, the tax office (PRO-11, PRO-12, VAL-15, VER-9). */

const next = (page: Page) => page.getByRole('button', { name: '다음' })
const contract = (page: Page) => page.getByLabel('2024년 계약 연봉')
const clean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

async function goToContract(page: Page): Promise<void> {
  await page.getByRole('button', { name: '희망 연봉 정하러 가기' }).click()
  await expect(page.getByRole('heading', { name: '지금 계약한 연봉을 알려 주세요' })).toBeVisible()
}

test('[VAL-15] [PRO-12] both salaries follow their rules while they are typed, and lead to the companies', async ({
  page,
  phone,
}) => {
  await register(page, { phone })
  await goToContract(page)
  const field = contract(page)
  await field.fill('2400')
  await expect(field).toHaveValue('2,400')
  await field.blur()
  await expect(field).toHaveValue('')
  await expect(field).toHaveAccessibleDescription('2,400만원 이하의 계약 연봉은 입력할 수 없습니다.')
  await field.fill('9999999')
  await expect(field).toHaveValue('200,000')
  await field.fill('')
  await field.pressSequentially('6a3 00만')
  await expect(field).toHaveValue('6,300')
  await expect(field).toHaveAccessibleDescription('육천삼백만 원')
  await clean(page)
  const saved = page.waitForRequest((request) => request.url().endsWith('/v2/users/salary'))
  await next(page).click()
  expect((await saved).postDataJSON()).toEqual({
    salaryType: 'HEALTH',
    salaryItems: [{ type: 'INPUT', year: 2024, salary: 6300 }],
  })

  const hope = page.getByLabel('희망 연봉')
  await hope.fill('100')
  await hope.press('Enter')
  await expect(hope).toHaveAccessibleDescription('2,400만원 이하의 연봉은 입력할 수 없습니다.')
  await hope.fill('7200')
  await expect(page.getByText('7,000~7,500만 원 구간의 제안을 찾아볼게요.')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('heading', { name: '어떤 회사의 제안을 받고 싶나요?' })).toBeVisible()
  await page.goBack()
  await expect(hope).toHaveValue('7,200')
})

test('[PRO-12] a contract at least double the income of the year before is asked about', async ({
  page,
  phone,
}) => {
  await register(page, { phone })
  await goToContract(page)
  await contract(page).fill('190000')
  await next(page).click()
  const question = page.getByRole('dialog', { name: '계약 연봉이 19억 원이 맞나요?' })
  await expect(question).toContainText('2023년 소득의 두 배가 넘어요. 한 번 더 확인해 주세요.')
  await question.getByRole('button', { name: '다시 입력하기' }).click()
  await expect(contract(page)).toHaveValue('190,000')
  await next(page).click()
  await question.getByRole('button', { name: '네, 맞아요' }).click()
  await expect(page.getByLabel('희망 연봉')).toBeVisible()
})

test('[PRO-11] [VAL-14] six companies of interest and no seventh, then home', async ({ page, phone }) => {
  await register(page, { phone })
  await goToContract(page)
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: '나중에 할게요' }).click()
  const boxes = page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox')
  await expect(page.getByRole('button', { name: '관심 회사를 골라 주세요' })).toBeDisabled()
  for (let index = 0; index < 6; index += 1) await boxes.nth(index).check()
  await boxes.nth(6).click()
  await expect(page.getByText('나의 관심회사는 최대 6개까지 선택할 수 있어요!')).toBeVisible()
  await expect(boxes.nth(6)).not.toBeChecked()
  await boxes.nth(0).uncheck()
  await boxes.nth(6).check()
  await clean(page)
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/users/companies/interest') && response.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: '6곳 고르고 시작하기' }).click()
  const { userSelect } = (await (await saved).json()) as { userSelect: string[] }
  expect(userSelect).toHaveLength(6)
  await expect(page).toHaveURL('/my')
})

test.describe('the tax office', () => {
  async function openTaxForm(page: Page): Promise<void> {
    await page.getByRole('button', { name: '국세청 소득으로 확인하기' }).click()
    await expect(page.getByRole('heading', { name: '국세청에서 소득을 불러올게요' })).toBeVisible()
  }
  const back = (page: Page) => page.getByLabel('주민등록번호 뒷자리')
  const load = (page: Page) => page.getByRole('button', { name: '소득 불러오기' })
  const agree = (page: Page) =>
    page.getByRole('checkbox', { name: '[필수] 국세청 소득 조회와 고유식별정보 처리에 동의해요' }).check()

  test('[VER-9] [VER-10] [VAL-7] confirms the income; the back part leaves no trace', async ({
    page,
    phone,
  }) => {
    await register(page, { phone })
    await openTaxForm(page)
    await expect(page.getByLabel('이름')).toHaveAttribute('readonly')
    await expect(page.getByLabel('휴대전화 번호')).toHaveAttribute('readonly')
    await expect(page.getByLabel('앞자리', { exact: true })).toHaveValue('950314')
    await expect(back(page)).toHaveAttribute('type', 'password')
    await back(page).fill('2a0123')
    await expect(back(page)).toHaveValue('20123')
    await back(page).blur()
    await expect(back(page)).toHaveAccessibleDescription('주민등록번호 뒷자리 7자리를 입력해 주세요.')
    await back(page).fill('20123457')
    await expect(back(page)).toHaveValue('2012345')
    await expect(load(page)).toBeDisabled()
    await agree(page)
    await clean(page)
    await load(page).click()
    await expect(page).toHaveURL(/step=tax-waiting/)
    await confirmOnPhone(page, phone)
    await doneButton(page).click()
    await expect(result(page)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('region', { name: '2023년 소득' })).toContainText('국세청 인증')
    const kept = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage, html: document.body.innerHTML }),
    )
    expect(kept).not.toContain('2012345')

    await page.getByRole('button', { name: '건강보험 소득으로 돌아가기' }).click()
    await expect(page.getByRole('region', { name: '2023년 소득' })).toContainText('건강보험 인증')
  })

  test('[VER-11] 420 says that the resident number does not match, and lets it be typed again', async ({
    page,
    phone,
  }) => {
    await register(page, { phone })
    await openTaxForm(page)
    await back(page).fill('9012345')
    await agree(page)
    await load(page).click()
    const dialog = page.getByRole('alertdialog', { name: '주민등록번호가 일치하지 않아요' })
    await expect(dialog).toContainText('뒷자리를 확인하고 다시 시도해 주세요.')
    await dialog.getByRole('button', { name: '다시 입력하기' }).click()
    await expect(back(page)).toHaveValue('')
    await expect(page).toHaveURL(/step=tax$/)
  })

  test('[VER-11] any other failure of the tax office is told', async ({ page, phone }) => {
    await register(page, { phone })
    await openTaxForm(page)
    await page.route('**/api/v3/users/tax', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await back(page).fill('2012345')
    await agree(page)
    await load(page).click()
    const dialog = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect(dialog).toContainText('국세청에서 소득을 불러오지 못했어요. 잠시 뒤 다시 시도해 주세요.')
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect(page).toHaveURL(/step=tax$/)
  })

  test('[VER-9] with no income at the tax office the person goes back', async ({ page }) => {
    const phone = '01000000424'
    await register(page, { phone })
    await openTaxForm(page)
    await back(page).fill('2012345')
    await agree(page)
    await load(page).click()
    await expect(page).toHaveURL(/step=tax-waiting/)
    await confirmOnPhone(page, phone)
    await doneButton(page).click()
    await expect(page.getByText('국세청에서 확인할 수 있는 소득이 없어요')).toBeVisible({ timeout: 20_000 })
    await expect(result(page)).toBeVisible()
    await expect(page.getByRole('region', { name: '2023년 소득' })).toContainText('건강보험 인증')
  })
})
