import { companyKey } from '@coffeeattack/domain/company/name'
import { expect, type Page, test } from '@playwright/test'
import { replaceChoices } from '../apps/server/src/features/companies/store.ts'
import { service } from './database.ts'
import { call, isAccessible, openProfile, said } from './profile-steps.ts'
import { open } from './sign-in.ts'
import { addPerson, companyNames, signInAs } from './world.ts'

/** Techniques and companies, chosen over the form (PRO-9, PRO-11, VAL-14). */

test.describe('techniques', () => {
  const openTechniques = (page: Page) => page.getByRole('button', { name: '기술 고르기' }).click()
  const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  test('[PRO-9] are searched for, at most twenty at a time, and saved', async ({ page }) => {
    await openProfile(page)
    await openTechniques(page)
    await page.getByLabel('기술 검색').fill('s')
    const results = page.getByRole('region', { name: '검색 결과' })
    await expect(results.getByRole('button').first()).toBeVisible()
    expect(await results.getByRole('button').count()).toBeLessThanOrEqual(20)
    await page.getByLabel('기술 검색').fill('typescript')
    await results.getByRole('button', { name: 'TypeScript', exact: true }).click()
    await expect(chip(page, 'TypeScript')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: '고른 기술 1개' })).toBeVisible()
    await isAccessible(page)
    await page.getByRole('button', { name: '저장하기' }).click()
    await expect(page.getByRole('button', { name: '기술 고치기' })).toBeVisible()
    const { techStackItems } = await call<{ techStackItems: string[] }>(page, '/v3/users/profile')
    expect(techStackItems).toEqual(['TypeScript'])
  })

  test('[PRO-9] are Spring, React and Python where the recommendation fails', async ({ page }) => {
    await page.route('**/techStackRecommend*', (route) => route.fulfill({ status: 500, json: {} }))
    await openProfile(page)
    await openTechniques(page)
    const recommended = page.getByRole('region', { name: '많이 쓰는 기술' }).getByRole('button')
    await expect(recommended).toHaveText(['Spring', 'React', 'Python'])
  })
})

test.describe('companies of interest', () => {
  const boxes = (page: Page) => page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox')

  test('[PRO-11] [VAL-14] are six and no seventh', async ({ page }) => {
    test.slow()
    await openProfile(page)
    await page.getByRole('button', { name: /^관심 회사/ }).click()
    await expect(boxes(page).nth(6)).toBeAttached()
    for (let index = 0; index < 6; index += 1) await boxes(page).nth(index).check()
    await boxes(page).nth(6).click()
    await expect(said(page, '나의 관심회사는 최대 6개까지 선택할 수 있어요!')).toBeVisible()
    await expect(boxes(page).nth(6)).not.toBeChecked()
    await isAccessible(page)
    await page.getByRole('button', { name: '6곳 저장하기' }).click()
    await expect(page.getByRole('button', { name: /^관심 회사 .* 외 5곳/ })).toBeVisible()
  })

  test('[PRO-11] [VAL-14] are as many as were chosen already', async ({ page }) => {
    const person = await addPerson()
    const names = await companyNames(8)
    expect(names).toHaveLength(8)
    const { db } = await service()
    await db.transaction((tx) =>
      replaceChoices(
        tx,
        person.userId,
        'interest',
        names.map((name) => ({ name, companyKey: companyKey(name) })),
      ),
    )
    await signInAs(page, person)
    await open(page, '/my/profile?edit=interest')
    await expect(page.getByText('8곳까지 고를 수 있어요.')).toBeVisible()
    await expect(boxes(page).nth(8)).toBeAttached()
    await boxes(page).nth(8).click()
    await expect(said(page, '나의 관심회사는 최대 8개까지 선택할 수 있어요!')).toBeVisible()
    await boxes(page).nth(0).uncheck()
    await boxes(page).nth(8).check()
    await page.getByRole('button', { name: '8곳 저장하기' }).click()
    await expect(page.getByRole('button', { name: /^관심 회사 .* 외 7곳/ })).toBeVisible()
  })

  test('[PRO-11] lie beside the way to those that must not see the profile', async ({ page }) => {
    await openProfile(page)
    await page.getByRole('button', { name: /^숨길 회사/ }).click()
    await expect(page).toHaveURL('/my/account/companies')
  })
})
