import { expect, type Page, test } from '@playwright/test'
import { isAccessible, openProfile } from './profile-steps.ts'

/** The salaries of a profile (PRO-12, VAL-15). */

test.describe('salaries', () => {
  const hope = (page: Page) => page.getByLabel('2025년 희망 연봉')
  const contract = (page: Page, year = 2025) => page.getByLabel(`${year}년 계약 연봉`)
  const reward = (page: Page) => page.getByLabel('2024년 성과급과 그 밖의 보상')
  const saveSalaries = (page: Page) => page.getByRole('button', { name: '저장하기' })
  const openSalaries = async (page: Page, income: number | null = 5_200) => {
    await openProfile(page, { income })
    await page.getByRole('button', { name: /^희망 연봉/ }).click()
    await expect(hope(page)).toBeVisible()
  }

  test('[VAL-15] up to 2,400 are refused and cleared, above 200,000 brought down', async ({ page }) => {
    await openSalaries(page)
    await contract(page).fill('2400')
    await contract(page).blur()
    await expect(contract(page)).toHaveValue('')
    await expect(contract(page)).toHaveAccessibleDescription(
      '2,400만원 이하의 계약 연봉은 입력할 수 없습니다.',
    )
    await hope(page).fill('2400')
    await hope(page).blur()
    await expect(hope(page)).toHaveAccessibleDescription('2,400만원 이하의 연봉은 입력할 수 없습니다.')
    await isAccessible(page)
    for (const [typed, stands] of [
      ['2401', '2,401'],
      ['200000', '200,000'],
      ['200001', '200,000'],
    ] as const) {
      await hope(page).fill(typed)
      await hope(page).blur()
      await expect(hope(page)).toHaveValue(stands)
      await expect(hope(page)).not.toHaveAttribute('aria-invalid')
    }
  })

  test('[PRO-12] are kept by year and kind: contracts, an extra reward, a hope in its band', async ({
    page,
  }) => {
    await openSalaries(page)
    await hope(page).fill('7200')
    await expect(page.getByText('7,000~7,500만 원 구간의 제안을 찾아볼게요.')).toBeVisible()
    await contract(page, 2025).fill('6300')
    await contract(page, 2024).fill('5800')
    await reward(page).fill('300')
    await reward(page).blur()
    await expect(reward(page)).toHaveValue('300')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await saveSalaries(page).click()
    expect((await sent).postDataJSON()).toEqual({
      salaryType: 'HEALTH',
      salaryItems: [
        { type: 'INPUT', year: 2025, salary: 6_300 },
        { type: 'INPUT', year: 2024, salary: 5_800 },
        { type: 'HOPE', year: 2025, salary: 7_200 },
        { type: 'REWARD', year: 2024, additionReward: 300 },
      ],
    })
    await expect(page.getByRole('button', { name: '계약 연봉 6,300만 원' })).toBeVisible()
    await page.getByRole('button', { name: '희망 연봉 7,200만 원' }).click()
    await expect(reward(page)).toHaveValue('300')
    await hope(page).fill('')
    await saveSalaries(page).click()
    await expect(hope(page)).toHaveAccessibleDescription('희망 연봉을 입력해 주세요.')
  })

  test('[PRO-12] at least double the year before are asked about', async ({ page }) => {
    await openSalaries(page)
    await contract(page, 2024).fill('10399')
    await contract(page, 2025).fill('20798')
    await saveSalaries(page).click()
    const question = page.getByRole('dialog', { name: '계약 연봉이 2억 798만 원이 맞나요?' })
    await expect(question).toContainText('2024년 계약 연봉의 두 배가 넘어요. 한 번 더 확인해 주세요.')
    await question.getByRole('button', { name: '다시 입력하기' }).click()
    await contract(page, 2025).fill('20797')
    await saveSalaries(page).click()
    await expect(page.getByRole('button', { name: '계약 연봉 2억 797만 원' })).toBeVisible()
  })

  test('[PRO-12] are asked about against the verified income too', async ({ page }) => {
    await openSalaries(page)
    await contract(page, 2024).fill('10400')
    await saveSalaries(page).click()
    const question = page.getByRole('dialog', { name: '계약 연봉이 1억 400만 원이 맞나요?' })
    await expect(question).toContainText('2023년 소득의 두 배가 넘어요.')
    await question.getByRole('button', { name: '네, 맞아요' }).click()
    await expect(page.getByRole('button', { name: '계약 연봉 1억 400만 원' })).toBeVisible()
  })

  test('[PRO-12] of zero won can not be selected', async ({ page }) => {
    await openSalaries(page)
    await expect(page.getByRole('radio', { name: /건강보험 인증 소득 5,200만 원/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /국세청 인증 소득/ })).toBeDisabled()
  })
})
