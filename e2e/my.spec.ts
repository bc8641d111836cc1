import { expect, type Page } from '@playwright/test'
import { test } from './flow-test.ts'
import { open } from './sign-in.ts'
import { addOffer, addPerson, signInAs } from './world.ts'

/** Home and the report, with figures as the service has them (OFR-10, PRO-15). */

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[OFR-10] while home waits for its data, our font loads', async ({ page, person }) => {
  await addOffer(person)
  await page.route('**/api/v3/users/my/attack', () => {})
  await page.goto('/my')
  const read = () =>
    [...document.fonts].filter(({ family, status }) => /Coffee Attack/.test(family) && status === 'loaded')
      .length
  await expect.poll(() => page.evaluate(read)).toBe(1)
})

test('[PRO-15] [VER-14] the income card leads to the report, which needs five similar people', async ({
  page,
}) => {
  // A job of its own, so that no other test's people are counted.
  const job = { jobLabel: `직군 ${Date.now()}`, jobSubLabel: '조향 엔지니어', careerMonths: 62 }
  const person = await addPerson({ ...job, hopeSalary: 6_500 })
  await addOffer(person, { salaryMin: 6_000, salaryMax: 6_800 })
  await addOffer(person, { company: '온결헬스', salaryMin: 6_600, salaryMax: 7_200 })
  for (const income of [5_000, 5_500, 6_000, 6_500, 7_000]) {
    const other = await addPerson({ ...job, income, career: [] })
    await addOffer(other, { salaryMin: 6_400, salaryMax: 7_000 })
  }
  await signInAs(page, person)
  await open(page, '/my')
  const income = page.getByRole('region', { name: '2025년 소득' })
  await expect(income).toContainText('건강보험 인증')
  await income.getByRole('link', { name: '예상 연봉 리포트 보기' }).click()
  await expect(page).toHaveURL('/my/report')
  await expect(title(page)).toContainText('6,200만 원')
  await expect(page.getByText('조향 엔지니어 · 경력 5년 · 5명 이상')).toBeVisible()
  await expect(page.getByText('예상 · 상위 37%')).toBeVisible()
  const rows = page.getByRole('region', { name: '내 연봉, 한눈에 견줘 보기' }).getByRole('listitem')
  await expect(rows).toHaveText([
    '지금 연봉5,2005,200만 원',
    '예상 연봉6,2006,200만 원',
    '희망 연봉6,5006,500만 원',
    '받은 제안 평균6,6506,650만 원',
    '받은 제안 최고7,2007,200만 원',
    '또래 제안 평균6,7006,700만 원',
  ])
})
