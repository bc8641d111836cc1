import { expect, type Page } from '@playwright/test'
import { test } from './flow-test.ts'
import { open } from './sign-in.ts'
import { addOffer, addPerson, COMPANY, signInAs } from './world.ts'

/** Home and the report, with figures as the service has them (OFR-10, PRO-13, PRO-15). */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page) => page.getByRole('link', { name: /제안 확인하기/ })

test('[OFR-10] home counts the new offers and leads to the one that closes first', async ({
  page,
  person,
}) => {
  await addOffer(person, { inDays: 5, company: '온결헬스' })
  await addOffer(person, { company: '반달랩스', inDays: -2 })
  const nearest = await addOffer(person, { inDays: 3, salaryMin: 6_300, salaryMax: 6_800 })
  await open(page, '/my')
  await expect(title(page)).toHaveText('하람 님, 앞으로 3일고를 수 있는 어택이 있어요')
  await expect(card(page)).toContainText(COMPANY)
  await expect(card(page)).toContainText('6,300~6,800만 원')
  await expect(card(page)).toContainText('+1,600만 원 · 30.8%')
  const counts = page.getByRole('list', { name: '어택 개수' }).getByRole('link')
  await expect(counts).toHaveText(['받은 어택3', '커피챗0', '지난 어택1'])
  await card(page).click()
  await expect(page).toHaveURL(`/my/result/${nearest}`)
})

test('[OFR-10] while home waits for its data, our font loads', async ({ page, person }) => {
  await addOffer(person)
  await page.route('**/api/v3/users/my/attack', () => {})
  await page.goto('/my')
  const read = () =>
    [...document.fonts].filter(({ family, status }) => /Coffee Attack/.test(family) && status === 'loaded')
      .length
  await expect.poll(() => page.evaluate(read)).toBe(1)
})

test('[PRO-13] a paused person becomes visible again without a new verification, and sees the offers', async ({
  page,
}) => {
  const person = await addPerson({ isActive: false })
  await addOffer(person)
  await signInAs(page, person)
  await open(page, '/my')
  await expect(title(page)).toHaveText('하람 님, 지금은어택을 쉬고 있어요')
  await page.getByRole('link', { name: '다시 받기' }).click()
  await expect(page).toHaveURL('/my/retry')
  await page.getByRole('button', { name: '지금 정보 그대로 3개월 더 받기' }).click()
  await expect(page.getByText('이제 회사에 프로필이 보여요')).toBeVisible()
  await expect(page).toHaveURL('/my')
  await expect(card(page)).toBeVisible()
  await expect(page.getByText('어택 받는 중')).toBeVisible()
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
  const income = page.getByRole('region', { name: '2023년 소득' })
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
