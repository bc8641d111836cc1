import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { open } from './sign-in.ts'
import { addOffer, addPerson, type Person, signInAs } from './world.ts'

/** The expected-salary report (PRO-15). Every test has a job of its own, so that nobody else's people get in. */

const clean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
const title = (page: Page) => page.getByRole('heading', { level: 1 })

let jobs = 0
const newJob = () => ({
  jobLabel: `직군 ${Date.now()}-${test.info().workerIndex}-${(jobs += 1)}`,
  jobSubLabel: '조향 엔지니어',
  careerMonths: 62,
})

async function addOthers(
  given: Parameters<typeof addPerson>[0],
  earned = [5_000, 5_500, 6_000, 6_500, 7_000],
) {
  const people: Person[] = []
  for (const income of earned) people.push(await addPerson({ ...given, income, career: [] }))
  return people
}

async function openReport(page: Page, person: Person): Promise<void> {
  await signInAs(page, person)
  await open(page, '/my/report')
}

test('[PRO-15] tells the expected salary, its range and its place among people alike', async ({ page }) => {
  const job = newJob()
  await addOthers(job)
  await openReport(page, await addPerson({ ...job, hopeSalary: 6_500 }))
  await expect(title(page)).toContainText('하람 님의 예상 연봉은')
  await expect(title(page)).toContainText('6,200만 원')
  await expect(page.getByText('지금보다 1,000만 원 더 받을 수 있어요')).toBeVisible()
  await expect(page.getByText('예상 범위 5,950~6,450만 원')).toBeVisible()
  await expect(page.getByText('조향 엔지니어 · 경력 5년 · 5명 이상')).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: '비슷한 사람들의 연봉 분포. 지금 5,200만 원, 상위 87%, 예상 6,200만 원, 상위 37%, 희망 6,500만 원',
    }),
  ).toBeVisible()
  await expect(page.getByText('예상 · 상위 37%')).toBeVisible()
  await expect(page.getByText('넓혀 견주었어요')).toHaveCount(0)
  await clean(page)
})

test('[PRO-15] lays the offers beside today, the expectation, the hope and what others are offered', async ({
  page,
}) => {
  const job = newJob()
  const person = await addPerson({ ...job, hopeSalary: 6_500 })
  await addOffer(person, { salaryMin: 6_000, salaryMax: 6_800 })
  await addOffer(person, { company: '온결헬스', salaryMin: 6_600, salaryMax: 7_200 })
  for (const other of await addOthers(job)) await addOffer(other, { salaryMin: 6_400, salaryMax: 7_000 })
  await openReport(page, person)
  const rows = page.getByRole('region', { name: '내 연봉, 한눈에 견줘 보기' }).getByRole('listitem')
  await expect(rows).toHaveText([
    '지금 연봉5,2005,200만 원',
    '예상 연봉6,2006,200만 원',
    '희망 연봉6,5006,500만 원',
    '받은 제안 평균6,6506,650만 원',
    '받은 제안 최고7,2007,200만 원',
    '또래 제안 평균6,7006,700만 원',
  ])
  await expect(
    page.getByText('또래 제안 평균은 조향 엔지니어 · 경력 5년, 5명 이상이 받은 제안이에요.'),
  ).toBeVisible()
})

test('[PRO-15] says so when it had to look at a wider circle: other years', async ({ page }) => {
  const job = newJob()
  await addOthers({ ...job, careerMonths: 90 })
  await openReport(page, await addPerson(job))
  await expect(page.getByText('조향 엔지니어 · 경력 2~8년 · 5명 이상')).toBeVisible()
  await expect(page.getByText('같은 연차가 아직 적어서 연차를 넓혀 견주었어요.')).toBeVisible()
})

test('[PRO-15] says so when it had to look at a wider circle: the whole job', async ({ page }) => {
  const job = newJob()
  await addOthers({ ...job, jobSubLabel: '향수 기획자' })
  await openReport(page, await addPerson(job))
  await expect(page.getByText(`${job.jobLabel} 전체 · 경력 4~6년 · 5명 이상`)).toBeVisible()
  await expect(page.getByText('같은 직무가 아직 적어서 직군 전체와 견주었어요.')).toBeVisible()
})

test('[PRO-15] four others are too few: no figure of theirs, only my own', async ({ page }) => {
  const job = newJob()
  await addOthers(job, [5_000, 5_500, 6_000, 6_500])
  await openReport(page, await addPerson(job))
  await expect(title(page)).toHaveText('아직 비교할 수 있는사람이 모자라요')
  await expect(
    page.getByText('같은 직무에 소득을 인증한 사람이 5명 모이면 예상 연봉을 보여 드려요.'),
  ).toBeVisible()
  const rows = page.getByRole('region', { name: '내 연봉, 한눈에 견줘 보기' }).getByRole('listitem')
  await expect(rows).toHaveText(['지금 연봉5,2005,200만 원'])
  await clean(page)
})

test('[PRO-15] without an income it says what to do, and draws the others alone', async ({ page }) => {
  const job = newJob()
  await addOthers(job)
  await openReport(page, await addPerson({ ...job, income: null }))
  await expect(title(page)).toHaveText('소득을 인증하면내 자리가 보여요')
  await expect(
    page.getByRole('img', { name: '조향 엔지니어 · 경력 5년 5명 이상의 연봉 분포. 내 자리는 아직 없어요' }),
  ).toBeVisible()
  await clean(page)
  await page.getByRole('link', { name: '소득 인증하기' }).click()
  await expect(page).toHaveURL('/my/retry')
})

test('[PRO-15] who earns more than the others is not told to expect less', async ({ page }) => {
  const job = newJob()
  await addOthers(job)
  await openReport(page, await addPerson({ ...job, income: 9_000 }))
  await expect(title(page)).toContainText('9,000만 원')
  await expect(page.getByText('이미 또래보다 높은 연봉을 받고 있어요')).toBeVisible()
  await expect(page.getByText('지금 · 상위 1%')).toBeVisible()
})

test('whoever is not certified is led to the verification', async ({ page }) => {
  const stranger = { certifiedAt: null, isActive: false, attackEndsAt: null, income: null, career: [] }
  await openReport(page, await addPerson(stranger))
  await expect(title(page)).toHaveText('커리어를 인증하면예상 연봉이 보여요')
  await page.getByRole('link', { name: '커리어 인증하기' }).click()
  await expect(page).toHaveURL('/submit')
})

test('the picture is complete at once for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const job = newJob()
  await addOthers(job)
  await openReport(page, await addPerson(job))
  const raise = page.locator('path.fill-rise')
  await expect(raise).toBeVisible()
  const longest = await raise.evaluate((path) =>
    Math.max(...path.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)), 0),
  )
  expect(longest).toBeLessThan(20)
})

test('[ROUTE-3] a failed salary load leads to the first page', async ({ page }) => {
  await page.route('**/api/v3/users/salary', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }),
  )
  await signInAs(page, await addPerson())
  await page.goto('/my/report')
  await expect(page).toHaveURL('/')
})
