import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addCuration, addOffer, addPerson, type Person, signInAs } from './world.ts'

/** Two to four open offers side by side. */

const COMPANIES = ['노을클라우드', '온결헬스', '달그락', '너울에너지', '두레박데이터']
const compareLink = (page: Page) => page.getByRole('link', { name: '비교하기' })
const box = (page: Page, company: string) => page.getByRole('checkbox', { name: new RegExp(company) })
const column = (page: Page, company: string) =>
  page
    .getByRole('list', { name: '조건 비교' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: company }),
    })

async function personWithOffers(count: number): Promise<Person> {
  const person = await addPerson()
  for (const [index, company] of COMPANIES.slice(0, count).entries()) {
    const salaryMax = 6_000 + index * 500
    const offerItems = ['점심 제공', `${company}만의 것`]
    await addOffer(person, { company, inDays: index, salaryMin: 5_800, salaryMax, offerItems })
  }
  return person
}

test('[TRUST-3] from the list: choose, compare, step back to the same choice', async ({ page }) => {
  await signInAs(page, await personWithOffers(3))
  await page.goto('/my/attack')
  await compareLink(page).click()
  const go = page.getByRole('button', { name: '2개 이상 골라 주세요' })
  await expect(go).toBeDisabled()
  await box(page, '노을클라우드').check()
  await expect(go).toBeDisabled()
  await box(page, '달그락').check()
  await page.getByRole('button', { name: '2개 나란히 보기' }).click()
  await expect(page.getByRole('heading', { name: '2개 어택을 나란히 봐요' })).toBeVisible()
  await expect(page.getByText('지금 5,200만 원')).toBeVisible()

  await expect(column(page, '달그락')).toContainText('5,800~7,000만 원')
  await expect(column(page, '달그락')).toContainText('가장 높아요')
  await expect(column(page, '달그락')).toContainText('+1,800만 원')
  await expect(column(page, '달그락')).toContainText('+34.6%')
  await expect(column(page, '달그락')).toContainText('2일 남았어요')
  await expect(column(page, '달그락')).toContainText('달그락만의 것 (여기에만 있어요)')
  await expect(column(page, '노을클라우드')).toContainText('가장 빨라요')
  await expect(column(page, '노을클라우드')).toContainText('오늘 마감')
  await expect(column(page, '온결헬스')).toHaveCount(0)

  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(box(page, '노을클라우드')).toBeChecked()
  await expect(box(page, '온결헬스')).not.toBeChecked()
  await expect(box(page, '달그락')).toBeChecked()
})

test('[TRUST-3] no more than four can be chosen', async ({ page }) => {
  await signInAs(page, await personWithOffers(5))
  await page.goto('/my/attack/compare')
  for (const company of COMPANIES.slice(0, 4)) await box(page, company).check()
  await box(page, '두레박데이터').click()
  await expect(page.getByText('4개까지 나란히 볼 수 있어요')).toBeVisible()
  await expect(box(page, '두레박데이터')).not.toBeChecked()
  await page.getByRole('button', { name: '4개 나란히 보기' }).click()
  await expect(page.getByRole('list', { name: '조건 비교' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await column(page, '너울에너지').scrollIntoViewIfNeeded()
  await expect(
    column(page, '너울에너지').getByRole('link', { name: '너울에너지 제안 보기' }),
  ).toBeInViewport()
})

test('[TRUST-3] one open offer and a group are nothing to compare', async ({ page }) => {
  const person = await personWithOffers(1)
  await addCuration(person, { companies: ['온결헬스', '달그락'] })
  await signInAs(page, person)
  await page.goto('/my/attack')
  await expect(page.getByRole('region', { name: '지금 고를 수 있어요' })).toBeVisible()
  await expect(compareLink(page)).toHaveCount(0)
  await page.goto('/my/attack/compare')
  await expect(page.getByText('비교할 어택이 아직 모자라요')).toBeVisible()
})

test('[TRUST-3] an offer that has run out can no longer be compared', async ({ page }) => {
  const person = await personWithOffers(2)
  const past = await addOffer(person, { company: '달그락', inDays: -1 })
  const open = await addOffer(person, { company: '너울에너지' })
  await signInAs(page, person)
  await page.goto(`/my/attack/compare?ids=${open},${past}`)
  await expect(page.getByText('지금은 나란히 볼 수 없는 어택이 있어요')).toBeVisible()
  await page.getByRole('link', { name: '다시 고르기' }).click()
  await expect(box(page, '노을클라우드')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the comparison has no barriers, ${colorScheme}`, async ({ page }) => {
    await signInAs(page, await personWithOffers(3))
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.goto('/my/attack/compare')
    await box(page, '노을클라우드').check()
    await box(page, '온결헬스').check()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: '2개 나란히 보기' }).click()
    await expect(page.getByRole('list', { name: '조건 비교' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
