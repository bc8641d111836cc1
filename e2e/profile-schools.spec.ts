import { expect, type Page, test } from '@playwright/test'
import { call, isAccessible, openProfile, said } from './profile-steps.ts'
import { countCalls } from './sign-in.ts'

/** The education list and its sub-screen (PRO-8, VAL-17 to VAL-19). */

const schools = (page: Page) => page.getByRole('list', { name: '학력', exact: true }).getByRole('button')

test.describe('schools', () => {
  const school = (page: Page) => page.getByLabel('학교', { exact: true })
  const found = (page: Page, what: '학교' | '전공') => page.getByRole('list', { name: `${what} 검색 결과` })

  test('[PRO-8] [VAL-17] [VAL-18] are searched for from two characters, majors from one', async ({
    page,
  }) => {
    await openProfile(page)
    await page.getByRole('button', { name: '학력 추가하기' }).click()
    await expect(page.getByRole('button', { name: '추가하기' })).toBeDisabled()
    const searches = countCalls(page, 'GET', '/users/school')
    await school(page).fill('서')
    await page.waitForTimeout(700)
    expect(searches()).toBe(0)
    await school(page).pressSequentially('울!', { delay: 50 })
    const results = found(page, '학교')
    await expect(results.getByRole('button').first()).toBeVisible()
    expect(searches()).toBe(1)
    expect((await results.boundingBox())!.height).toBeLessThanOrEqual(250)
    await isAccessible(page)
    await results.getByRole('button').first().click()
    await expect(page.getByRole('button', { name: /^학교 .*서울/ })).toBeVisible()

    await page.getByLabel('전공').fill('컴')
    await found(page, '전공').getByRole('button').first().click()
    await page.getByLabel('학위').selectOption('학사')
    await page.getByLabel('입학').fill('201403')
    await expect(page.getByLabel('입학')).toHaveValue('2014.03')
    await page.getByLabel('졸업').fill('201402')
    await page.getByRole('button', { name: '추가하기' }).click()
    await expect(page.getByLabel('졸업')).toHaveAccessibleDescription('졸업은 입학보다 뒤여야 해요.')
    await page.getByLabel('졸업').fill('201802')
    await page.getByRole('button', { name: '추가하기' }).click()
    await expect(schools(page)).toHaveCount(1)
    await expect(schools(page)).toContainText(/서울.* · 학사2014\.03 ~ 2018\.02/)
  })

  test('[PRO-8] that are not found are entered directly, as of another kind; without a major the row asks for one', async ({
    page,
  }) => {
    await openProfile(page)
    await page.getByRole('button', { name: '학력 추가하기' }).click()
    await school(page).fill('달빛바리스타학교')
    await page.getByRole('button', { name: /‘달빛바리스타학교’ 직접 입력하기/ }).click()
    await page.getByLabel('입학').fill('202003')
    const added = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: '추가하기' }).click()
    expect((await added).postDataJSON()).toMatchObject({ type: 'OTHER', name: '달빛바리스타학교', end: null })
    await expect(schools(page)).toContainText(/달빛바리스타학교.*전공을 선택해 주세요.*2020\.03 ~ 재학 중/)

    await schools(page).click()
    await page.getByLabel('전공').fill('원두로스팅')
    await page.getByRole('button', { name: /‘원두로스팅’ 직접 입력하기/ }).click()
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(schools(page)).toContainText('원두로스팅')
    await schools(page).click()
    await page.getByRole('button', { name: '이 학력 지우기' }).click()
    const question = page.getByRole('dialog', { name: '달빛바리스타학교 학력을 지울까요?' })
    await question.getByRole('button', { name: '지우기' }).click()
    await expect(said(page, '학력을 지웠어요')).toBeVisible()
    await expect(schools(page)).toHaveCount(0)
  })

  test('[VAL-19] are ten and no eleventh', async ({ page }) => {
    await openProfile(page)
    for (let index = 0; index < 9; index += 1) {
      const body = { type: 'UNIVERSITY', name: `달빛대학교${index}`, start: '2014-03' }
      await call(page, '/users/schools', 'POST', body)
    }
    await page.reload()
    await expect(schools(page)).toHaveCount(9)
    await page.getByRole('button', { name: '학력 추가하기' }).click()
    await school(page).fill('열째학교')
    await page.getByRole('button', { name: /‘열째학교’ 직접 입력하기/ }).click()
    await page.getByLabel('입학').fill('202003')
    await page.getByRole('button', { name: '추가하기', exact: true }).click()
    await expect(schools(page)).toHaveCount(10)
    await page.getByRole('button', { name: '학력 추가하기' }).click()
    const limit = page.getByRole('alertdialog', { name: '학력은 최대 10개까지 추가할 수 있어요' })
    await limit.getByRole('button', { name: '닫기' }).click()
    await expect(page).not.toHaveURL(/edit=/)
  })

  test('[PRO-2] half entered ask before they are left', async ({ page }) => {
    await openProfile(page)
    await page.getByRole('button', { name: '학력 추가하기' }).click()
    await page.getByLabel('입학').fill('202003')
    await page.goBack()
    const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있어요' })
    await question.getByRole('button', { name: '저장하기' }).click()
    await expect(school(page)).toHaveAccessibleDescription('학교를 선택해 주세요.')
    await page.goBack()
    await question.getByRole('button', { name: '그냥 나가기' }).click()
    await expect(page.getByRole('heading', { name: '경력' })).toBeVisible()
  })
})
