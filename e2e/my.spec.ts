import { AxeBuilder } from '@axe-core/playwright'
import { startOfKstDay, kstDay } from '@coffeeattack/domain/kst'
import { expect, test, type Page } from '@playwright/test'
import { incomes } from '../apps/server/src/db/schema/profile.ts'
import { service } from './database.ts'
import { open } from './sign-in.ts'
import { addCuration, addOffer, addPerson, COMPANY, type Person, signInAs } from './world.ts'

/** The person's own page: every home card, what is left to fill, what is verified (OFR-10, PRO-5, VER-14). */

const clean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function openMy(page: Page, person: Person): Promise<void> {
  await signInAs(page, person)
  await open(page, '/my')
}

test.describe('[OFR-10] the home card', () => {
  test('on the last day counts down to the offer, second by second', async ({ page }) => {
    const person = await addPerson()
    const offerId = await addOffer(person, { inDays: 0, salaryMin: 6_300, salaryMax: 6_800 })
    await openMy(page, person)
    await expect(title(page)).toHaveText('하람 님, 오늘 밤까지고를 수 있는 어택이 있어요')
    const card = page.getByRole('link', { name: /제안 확인하기/ })
    await expect(card).toContainText(COMPANY)
    await expect(card).toContainText('프론트엔드 개발자')
    await expect(card).toContainText('오늘 마감')
    await expect(card).toContainText('6,300~6,800만 원')
    await expect(card).toContainText('+1,600만 원 · 30.8%')
    const timer = card.getByRole('timer')
    const before = await timer.textContent()
    expect(before).toMatch(/^\d\d:\d\d:\d\d$/)
    await expect(timer).not.toHaveText(before!)
    await clean(page)
    await expect(card).toHaveAttribute('href', `/my/result/${offerId}`)
  })

  test('before that says how many days are left, and shows the nearest of several', async ({ page }) => {
    const person = await addPerson()
    await addOffer(person, { inDays: 5, company: '온결헬스' })
    const nearest = await addOffer(person, { inDays: 3 })
    await openMy(page, person)
    await expect(title(page)).toHaveText('하람 님, 앞으로 3일고를 수 있는 어택이 있어요')
    const card = page.getByRole('link', { name: /제안 확인하기/ })
    await expect(card).toContainText('3일 남았어요')
    await expect(card.getByRole('timer')).toHaveCount(0)
    await expect(card).toHaveAttribute('href', `/my/result/${nearest}`)
  })

  test('leads to the whole group when an agent chose several companies', async ({ page }) => {
    const person = await addPerson()
    const { groupId } = await addCuration(person, { inDays: 2 })
    await openMy(page, person)
    const card = page.getByRole('link', { name: /한눈에 견주고 고르기/ })
    await expect(card).toContainText('3곳이 함께 왔어요')
    await expect(card).toContainText('정하린이 골랐어요')
    await expect(card).toContainText('2일 남았어요')
    await expect(card).toHaveAttribute('href', `/my/result/curation/${groupId}`)
  })

  test('an offer that is only a message has no salary on it', async ({ page }) => {
    const person = await addPerson()
    await addOffer(person, { isJustMessage: true, salaryMin: null, salaryMax: null })
    await openMy(page, person)
    const card = page.getByRole('link', { name: /메시지 확인하기/ })
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('만 원')
  })

  test('says that nothing came yet, and what brings companies', async ({ page }) => {
    await openMy(page, await addPerson())
    await expect(title(page)).toHaveText('하람 님, 잘 맞는 회사를찾고 있어요')
    await expect(page.getByText('아직 받은 어택이 없어요')).toBeVisible()
    await expect(page.getByText('프로필을 채우면 회사가 더 빨리 찾아와요')).toBeVisible()
    await expect(page.getByRole('link', { name: '프로필 채우기' })).toHaveAttribute('href', '/my/profile')
    await clean(page)
  })

  test('leads to all offers when none is open', async ({ page }) => {
    const person = await addPerson()
    await addOffer(person, { inDays: -1 })
    await openMy(page, person)
    await expect(title(page)).toHaveText('하람 님, 새 어택을기다리고 있어요')
    await expect(page.getByText('지금까지 받은 어택을 다시 볼 수 있어요')).toBeVisible()
    await expect(page.getByRole('link', { name: '받은 어택 모두 보기' })).toHaveAttribute(
      'href',
      '/my/attack',
    )
  })

  test('and to the chosen ones when there are any', async ({ page }) => {
    const person = await addPerson()
    const decided = new Date()
    await addOffer(person, { status: 'MATCHED', decidedAt: decided, selectedAt: decided })
    await openMy(page, person)
    await expect(page.getByText('커피챗하기로 한 회사가 1곳 있어요')).toBeVisible()
    await expect(page.getByRole('link', { name: '내가 고른 어택 보기' })).toHaveAttribute(
      'href',
      '/my/attack/select',
    )
  })

  test('[OFR-2] follows the clock over midnight in Seoul while the page is open', async ({ page }) => {
    const person = await addPerson()
    await addOffer(person, { inDays: 0 })
    const midnight = startOfKstDay(kstDay(new Date()) + 1)
    await page.clock.install({ time: new Date(midnight.getTime() - 60_000) })
    await openMy(page, person)
    await expect(page.getByText('오늘 마감')).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(page.getByText('지금까지 받은 어택을 다시 볼 수 있어요')).toBeVisible()
    await expect(page.getByText('오늘 마감')).toHaveCount(0)
  })

  test('[PRO-13] asks whoever rests to be shown again, and does so without a new verification', async ({
    page,
  }) => {
    const person = await addPerson({ isActive: false })
    await addOffer(person)
    await openMy(page, person)
    await expect(title(page)).toHaveText('하람 님, 지금은어택을 쉬고 있어요')
    await expect(page.getByText('다시 켜면 회사가 연봉을 걸고 제안해요')).toBeVisible()
    await expect(page.getByText('어택 쉬는 중')).toBeVisible()
    await clean(page)
    await page.getByRole('link', { name: '다시 받기' }).click()
    await expect(page).toHaveURL('/my/retry')
    await page.getByRole('button', { name: '지금 정보 그대로 3개월 더 받기' }).click()
    await expect(page.getByText('이제 회사에 프로필이 보여요')).toBeVisible()
    await expect(page).toHaveURL('/my')
    await expect(page.getByRole('link', { name: /제안 확인하기/ })).toBeVisible()
    await expect(page.getByText('어택 받는 중')).toBeVisible()
  })

  test('[PRO-13] whoever is shown already has no such button', async ({ page }) => {
    await signInAs(page, await addPerson())
    await open(page, '/my/retry')
    await expect(page.getByText('윤하람')).toBeVisible()
    await expect(page.getByRole('button', { name: /개월 더 받기/ })).toHaveCount(0)
  })
})

test('the counts lead to their lists', async ({ page }) => {
  const person = await addPerson()
  const decided = new Date()
  await addOffer(person)
  await addOffer(person, { company: '온결헬스', inDays: -2 })
  await addOffer(person, { company: '반달랩스', status: 'MATCHED', decidedAt: decided, selectedAt: decided })
  await openMy(page, person)
  const counts = page.getByRole('list', { name: '어택 개수' }).getByRole('link')
  await expect(counts).toHaveText(['받은 어택3', '커피챗1', '지난 어택1'])
  for (const [index, path] of ['/my/attack', '/my/attack/select', '/my/attack/expired'].entries()) {
    await expect(counts.nth(index)).toHaveAttribute('href', path)
  }
})

test.describe('[PRO-5] the completeness', () => {
  const next = (page: Page) => page.getByRole('list', { name: '다음에 채울 것' }).getByRole('link')

  test('names the next things, says what each brings and leads to its place', async ({ page }) => {
    await openMy(page, await addPerson())
    await expect(
      page.getByRole('img', { name: '프로필 완성도 16퍼센트. 여섯 항목 중 한 개를 채웠어요' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: '다섯 가지만 채우면 프로필 완성이에요' })).toBeVisible()
    await expect(next(page)).toHaveText([
      '이력서와 자기소개제안이 21% 더 와요',
      '주로 쓰는 기술딱 맞는 회사가 찾아와요',
    ])
    await expect(next(page).first()).toHaveAttribute('href', '/my/profile?part=resume')
    await expect(next(page).last()).toHaveAttribute('href', '/my/profile?part=techstack')
  })

  test('goes on to what follows once those are filled', async ({ page }) => {
    const person = await addPerson({
      resumeUrl: 'https://example.com/resume',
      githubUrl: 'https://code.example/haram',
      techStack: ['React'],
      career: [
        {
          company: '(주)모카로지스',
          startedOn: '2021-03-02',
          endedOn: null,
          detail: '결제 화면을 만들었어요.',
        },
      ],
    })
    await openMy(page, person)
    await expect(page.getByRole('heading', { name: '두 가지만 채우면 프로필 완성이에요' })).toBeVisible()
    await expect(next(page)).toHaveText([
      '나의 업무 키워드키워드로 찾는 회사에 보여요',
      '관심 회사어떤 회사를 좋아하는지 보고 제안해요',
    ])
    await expect(next(page).first()).toHaveAttribute('href', '/my/profile?part=hashtag')
    await expect(next(page).last()).toHaveAttribute('href', '/my/profile?part=companies')
  })
})

test.describe('[VER-14] the income card', () => {
  const income = (page: Page) => page.getByRole('region', { name: '2023년 소득' })

  test('names the year and the health insurance, and leads to the report', async ({ page }) => {
    const person = await addPerson()
    const { db } = await service()
    await db.drizzle
      .insert(incomes)
      .values({ userId: person.userId, year: 2022, source: 'HEALTH', amount: 4_720, verifiedAt: new Date() })
    await openMy(page, person)
    await expect(income(page)).toContainText('건강보험 인증')
    await expect(income(page)).toContainText('5,200만 원')
    await expect(income(page)).toContainText('2022년보다 480만 원 늘었어요')
    await expect(
      income(page).getByRole('img', { name: '2022년 4,720만 원에서 2023년 5,200만 원까지 해마다의 소득' }),
    ).toBeVisible()
    await income(page).getByRole('link', { name: '예상 연봉 리포트 보기' }).click()
    await expect(page).toHaveURL('/my/report')
  })

  test('names the tax office when its income counts', async ({ page }) => {
    const person = await addPerson({ salaryType: 'TAX', verifiedIncome: 5_340 })
    const { db } = await service()
    await db.drizzle
      .insert(incomes)
      .values({ userId: person.userId, year: 2023, source: 'TAX', amount: 5_340, verifiedAt: new Date() })
    await openMy(page, person)
    await expect(income(page)).toContainText('국세청 인증')
    await expect(income(page)).toContainText('5,340만 원')
  })

  test('without an income says how to get one', async ({ page }) => {
    await openMy(page, await addPerson({ income: null }))
    const card = page.getByRole('region', { name: '확인된 소득이 없어요' })
    await expect(card).toContainText('소득을 인증하면 제안이 지금보다 얼마나 오르는지 보여요')
    await expect(card.getByRole('link', { name: '소득 인증하기' })).toHaveAttribute('href', '/my/retry')
  })
})

test('whoever is not certified has one thing to do', async ({ page }) => {
  await openMy(
    page,
    await addPerson({ certifiedAt: null, isActive: false, attackEndsAt: null, income: null, career: [] }),
  )
  await expect(title(page)).toHaveText('커리어를 인증하면회사가 먼저 제안해요')
  await clean(page)
  await page.getByRole('link', { name: '커리어 인증하기' }).click()
  await expect(page).toHaveURL('/submit')
})

test('the profile in short leads to the form and to what companies see', async ({ page }) => {
  const person = await addPerson({ techStack: ['React'], hashtags: ['결제화면개편'] })
  await openMy(page, person)
  const summary = page.getByRole('region', { name: '프론트엔드 개발자' })
  await expect(summary).toContainText('(주)모카로지스')
  await expect(summary).toContainText('결제화면개편')
  await expect(summary.getByRole('link', { name: '프로필 고치기' })).toHaveAttribute('href', '/my/profile')
  await summary.getByRole('link', { name: '회사에 보이는 모습' }).click()
  await expect(page).toHaveURL(`/careerdetail/${person.userId}`)
})

test.describe('when a load fails', () => {
  for (const call of ['/v3/users/my', '/v3/users/my/attack']) {
    test(`[ROUTE-3] ${call} leads to the first page`, async ({ page }) => {
      await page.route(`**/api${call}`, (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }),
      )
      await signInAs(page, await addPerson())
      await page.goto('/my')
      await expect(page).toHaveURL('/')
    })
  }

  test('the profile alone can be tried again, the rest of the page stays', async ({ page }) => {
    let failing = true
    await page.route('**/api/v3/users/profile', (route) =>
      failing ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }) : route.continue(),
    )
    const person = await addPerson()
    await addOffer(person)
    await openMy(page, person)
    await expect(page.getByText('프로필을 불러오지 못했어요')).toBeVisible()
    await expect(page.getByRole('link', { name: /제안 확인하기/ })).toBeVisible()
    failing = false
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(page.getByRole('heading', { name: '다섯 가지만 채우면 프로필 완성이에요' })).toBeVisible()
  })
})

test('nothing hangs over the edge of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const person = await addPerson()
  await addOffer(person, { inDays: 0, salaryMin: 9_500, salaryMax: 12_000 })
  await openMy(page, person)
  await expect(page.getByRole('link', { name: /제안 확인하기/ })).toContainText('9,500만~1억 2,000만 원')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
