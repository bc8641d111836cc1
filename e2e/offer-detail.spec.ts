import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { countCalls } from './sign-in.ts'
import { addOffer, addPerson, type Person, signInAs } from './world.ts'

/** One offer while it waits: what it says, its clock, its raise, the heart. */

const DAY_MS = 24 * 60 * 60 * 1000
const heart = (page: Page) => page.getByRole('button', { name: '관심 제안으로 표시' })

async function openOffer(page: Page, person: Person, offerId: string): Promise<void> {
  await signInAs(page, person)
  await page.goto(`/my/result/${offerId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Midnight at the end of today in Seoul. */
function midnightInSeoul(): number {
  const offset = 9 * 60 * 60 * 1000
  return (Math.floor((Date.now() + offset) / DAY_MS) + 1) * DAY_MS - offset
}

test('[OFR-4] says who offers what, and against what it stands', async ({ page }) => {
  const person = await addPerson({ name: '한바다' })
  const offerId = await addOffer(person, { salaryMin: 6_300, salaryMax: 6_800 })
  await openOffer(page, person, offerId)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('노을클라우드')
  const position = page.getByRole('link', { name: /프론트엔드 개발자/ })
  await expect(position).toHaveAttribute('href', 'https://noeulcloud.example/jobs/frontend')
  await expect(page.getByText('바다 님께 드리는 연봉')).toBeVisible()
  await expect(page.getByText('육천삼백만 원에서 육천팔백만 원')).toBeAttached()
  await expect(page.getByText('5일 남았어요')).toBeVisible()
  await expect(page.getByRole('img', { name: '지금 5,200만 원에서 최대 6,800만 원으로' })).toBeVisible()
  await expect(page.getByText('30.8%').first()).toBeAttached()
  await expect(page.getByText('노을클라우드 채용 담당자')).toBeVisible()
  await expect(page.getByText('안녕하세요. 결제 화면을 함께 만들 분을 찾고 있어요.')).toBeVisible()
  const benefits = page.getByRole('region', { name: '연봉 말고도 드려요' }).getByRole('listitem')
  await expect(benefits).toHaveText(['재택근무 주 2회', '스톡옵션'])
  await expect(page.getByText('커피챗을 수락하면 이 회사에만 이름과 연락처를 알려요')).toBeVisible()
})

test('[OFR-5] an offer of the agent says so', async ({ page }) => {
  const person = await addPerson()
  await openOffer(page, person, await addOffer(person, { isMaster: true }))
  await expect(page.getByText('커피어택 에이전트')).toBeVisible()
})

test('[OFR-2] on the last day a clock runs, and at midnight in Seoul the offer is over', async ({ page }) => {
  const person = await addPerson()
  const offerId = await addOffer(person, { inDays: 0 })
  const midnight = midnightInSeoul()
  await page.clock.install({ time: midnight - 60 * 60 * 1000 - 60_000 })
  await openOffer(page, person, offerId)
  await expect(page.getByText('오늘 밤 12시에 마감돼요')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^01:00:\d\d$/)
  await page.clock.pauseAt(midnight - 2000)
  await expect(page.getByRole('timer')).toHaveText('00:00:02')
  await expect(page.getByText('마감까지 10분 남았어요')).toBeAttached()
  await page.clock.runFor(1000)
  await expect(page.getByRole('timer')).toHaveText('00:00:01')
  // A timer never fires early, but may fire a few milliseconds late.
  await page.clock.runFor(1100)
  await expect(page.getByRole('heading', { name: '커피챗 수락 기간이 만료되었어요.' })).toBeVisible()
  await expect(page.getByRole('button', { name: '커피챗 할래요' })).toBeHidden()
})

test('[OFR-2] the days left fall at midnight while the page is open', async ({ page }) => {
  const person = await addPerson()
  const offerId = await addOffer(person, { inDays: 2 })
  await page.clock.install({ time: midnightInSeoul() - 5000 })
  await openOffer(page, person, offerId)
  await expect(page.getByText('2일 남았어요')).toBeVisible()
  await page.clock.runFor(6000)
  await expect(page.getByText('1일 남았어요')).toBeVisible()
  await page.clock.runFor(DAY_MS)
  await expect(page.getByText('오늘 밤 12시에 마감돼요')).toBeVisible()
})

test('[OFR-4] the bar opens to the rate in exactly one second', async ({ page }) => {
  const person = await addPerson()
  await openOffer(page, person, await addOffer(person))
  const rise = await page.evaluate(() => {
    const wipe = document.getAnimations().find((one) => (one as CSSAnimation).animationName === 'rise-wipe')
    return wipe?.effect?.getComputedTiming().duration
  })
  expect(rise).toBe(1000)
  await expect(page.locator('[aria-hidden="true"]', { hasText: /^30\.8%$/ })).toBeVisible()
})

test('[OFR-4] with reduced motion the raise is there at once', async ({ page }) => {
  const person = await addPerson()
  const offerId = await addOffer(person)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openOffer(page, person, offerId)
  // Read once, without waiting: what counts up would still be on its way.
  expect(await page.locator('.tnum[aria-hidden="true"]').allTextContents()).toEqual(['+1,600만 원', '30.8%'])
})

for (const [what, salaryMax, title] of [
  ['a salary below today', 4_800, '연봉은 협의할 수 있어요'],
  ['the salary of today', 5_200, '지금과 비슷해요'],
] as const) {
  test(`[OFR-4] ${what} is negotiable, and nothing is drawn as a raise`, async ({ page }) => {
    const person = await addPerson()
    await openOffer(page, person, await addOffer(person, { salaryMin: 4_500, salaryMax }))
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText('연봉은 커피챗에서 함께 정해요')).toBeVisible()
    await expect(page.getByText('%', { exact: false })).toHaveCount(0)
  })
}

test('a salary above 1억 stays on one line of a small phone', async ({ page }) => {
  const person = await addPerson()
  await page.setViewportSize({ width: 320, height: 640 })
  await openOffer(page, person, await addOffer(person, { salaryMin: 12_000, salaryMax: 15_500 }))
  await expect(page.getByText('1억 2,000만')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('[OFR-4] the heart is set at once, kept, and taken back', async ({ page }) => {
  const person = await addPerson()
  await openOffer(page, person, await addOffer(person))
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/users/offers/like', async (route) => {
    await gate.promise
    await route.continue()
  })
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const kept = page.waitForResponse('**/api/users/offers/like')
  gate.resolve()
  await kept
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('[OFR-4] a heart that the server did not take goes back', async ({ page }) => {
  const person = await addPerson()
  await openOffer(page, person, await addOffer(person))
  await page.route('**/api/users/offers/like', (route) => route.abort('connectionfailed'))
  await heart(page).click()
  await expect(page.getByText('다시 시도해 주세요')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('[OFR-4] of many presses in a row only the last counts', async ({ page }) => {
  const person = await addPerson()
  await openOffer(page, person, await addOffer(person))
  const calls = countCalls(page, 'PATCH', '/users/offers/like')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/users/offers/like', async (route) => {
    await gate.promise
    await route.continue()
  })
  for (let press = 0; press < 5; press += 1) await heart(page).click()
  gate.resolve()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(calls()).toBe(1)
})

test('[ROUTE-3] an offer that can not be loaded leads home', async ({ page }) => {
  const person = await addPerson()
  await signInAs(page, person)
  await page.goto('/my/result/00000000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/')
})

test('[ROUTE-4] a login that the server refuses is told', async ({ page }) => {
  const person = await addPerson()
  const offerId = await addOffer(person)
  await page.route(`**/api/v2/users/offers/${offerId}`, (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: '로그인해 주세요.' } }),
  )
  await signInAs(page, person)
  await page.goto(`/my/result/${offerId}`)
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 만료됐어요')
  await page.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('[OFR-13] the offer of someone else is not there', async ({ page }) => {
  const offerId = await addOffer(await addPerson())
  await signInAs(page, await addPerson())
  await page.goto(`/my/result/${offerId}`)
  await expect(page).toHaveURL('/')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an offer has no barriers, ${colorScheme}`, async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person, { inDays: 0 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await openOffer(page, person, offerId)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
