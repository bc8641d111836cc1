import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { OFFER_ADDRESS, test } from '../testing/offer-test.tsx'
import { lastMomentIn, messageOnly, NOON, offer } from '../testing/samples/offers.ts'

/** An open offer: its text, countdown, raise and heart. */

const heart = page.getByRole('button', { name: '관심 제안으로 표시' })
const timer = page.getByRole('timer')

test('[OFR-4] tells the company, the terms and the current salary', async ({ openOffer }) => {
  await openOffer({ salaryMin: 6_300 })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('노을클라우드')
  await expect
    .element(page.getByRole('link', { name: /프론트엔드 개발자/ }))
    .toHaveAttribute('href', 'https://noeulcloud.example/jobs/frontend')
  await expect.element(page.getByText('바다 님께 드리는 연봉')).toBeVisible()
  await expect.element(page.getByText('육천삼백만 원에서 육천팔백만 원')).toBeInTheDocument()
  await expect.element(page.getByText('5일 남았어요')).toBeVisible()
  const bar = page.getByRole('img', { name: '지금 5,200만 원에서 최대 6,800만 원으로' })
  await expect.element(bar).toBeVisible()
  await expect.element(page.getByText('30.8%').first()).toBeInTheDocument()
  await expect.element(page.getByText('노을클라우드 채용 담당자')).toBeVisible()
  await expect.element(page.getByText('안녕하세요. 결제 화면을 함께 만들 분을 찾고 있어요.')).toBeVisible()
  const benefits = page.getByRole('region', { name: '연봉 말고도 드려요' }).getByRole('listitem')
  expect(benefits.elements().map(({ textContent }) => textContent)).toEqual(['재택근무 주 2회', '스톡옵션'])
  await expect.element(page.getByText('커피챗을 수락하면 이 회사에만 이름과 연락처를 알려요')).toBeVisible()
})

test('[OFR-4] shows the hoped-for salary beside it', async ({ openOffer }) => {
  await openOffer({ hopeSalary: 6_500 })
  await expect.element(page.getByText('6,500만 원', { exact: true })).toBeVisible()
  await expect.element(page.getByText('최대 300만 원 높아요')).toBeVisible()
})

test('[OFR-5] an offer of the agent says so', async ({ openOffer }) => {
  await openOffer({ isMaster: true })
  await expect.element(page.getByText('커피어택 에이전트')).toBeVisible()
})

test('[OFR-5] the agent’s own message names no salary, and is shared only with the agent', async ({
  openOffer,
}) => {
  await openOffer({ ...messageOnly, isMaster: true, company: null })
  await expect
    .element(page.getByText('커피챗을 수락하면 담당 에이전트에게만 이름과 연락처를 알려요'))
    .toBeVisible()
  await expect.element(page.getByText(/만 원/)).not.toBeInTheDocument()
})

describe('[OFR-2] the deadline', () => {
  test('on the last day counts down, and at midnight in Seoul the offer is over', async ({
    openOffer,
    clock,
  }) => {
    clock.set('2026-11-15T22:59:00+09:00')
    await openOffer({ expiredAt: lastMomentIn(0) })
    await expect.element(page.getByText('오늘 밤 12시에 마감돼요')).toBeVisible()
    await expect.element(timer).toHaveTextContent('01:01:00')
    clock.wakeAt('2026-11-15T23:59:58+09:00')
    await expect.element(timer).toHaveTextContent('00:00:02')
    await expect.element(page.getByText('마감까지 10분 남았어요')).toBeInTheDocument()
    await clock.runFor(1_000)
    await expect.element(timer).toHaveTextContent('00:00:01')
    await clock.runFor(1_000)
    await expect
      .element(page.getByRole('heading', { name: '커피챗 수락 기간이 만료되었어요.' }))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).not.toBeInTheDocument()
  })

  test('before the last day is a number of days, which changes at midnight while the page is open', async ({
    openOffer,
    clock,
  }) => {
    clock.set('2026-11-15T23:59:55+09:00')
    await openOffer({ expiredAt: lastMomentIn(2) })
    await expect.element(page.getByText('2일 남았어요')).toBeVisible()
    await clock.runFor(5_000)
    await expect.element(page.getByText('1일 남았어요')).toBeVisible()
    clock.wakeAt('2026-11-16T23:59:59+09:00')
    await expect.element(page.getByText('1일 남았어요')).toBeVisible()
    await clock.runFor(1_000)
    await expect.element(page.getByText('오늘 밤 12시에 마감돼요')).toBeVisible()
  })
})

describe('[OFR-4] the raise', () => {
  const figures = () =>
    [...document.querySelectorAll('.tnum[aria-hidden="true"]')].map(({ textContent }) => textContent)

  test('grows to its rate in exactly one second', async ({ openOffer }) => {
    await commands.emulateMedia({ reducedMotion: 'no-preference' })
    vi.useFakeTimers({
      now: new Date(NOON),
      toFake: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
    })
    await openOffer()
    // Not with `expect.poll`, which moves a fake clock between two looks.
    while (figures().length === 0) await new Promise((look) => setTimeout(look))
    expect(figures()).toEqual(['0 원', '0.0%'])
    const wipe = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === 'rise-wipe')
    expect(wipe?.effect?.getComputedTiming().duration).toBe(1000)
    // The figures count from the moment the bar starts.
    vi.advanceTimersByTime(600)
    expect(figures()).not.toContain('0.0%')
    expect(figures()).not.toContain('30.8%')
    vi.advanceTimersByTime(600)
    expect(figures()).toEqual(['+1,600만 원', '30.8%'])
  })

  test('is complete at once with reduced motion', async ({ openOffer }) => {
    await openOffer()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Read once without waiting, while a running count would still be incomplete.
    expect(figures()).toEqual(['+1,600만 원', '30.8%'])
  })

  test.for([
    ['a salary below today', 4_800, '연봉은 협의할 수 있어요'],
    ['the salary of today', 5_200, '지금과 비슷해요'],
  ] as const)(
    'of %s is negotiable, and nothing is drawn as a raise',
    async ([, salaryMax, title], { openOffer }) => {
      await openOffer({ salaryMin: 4_500, salaryMax })
      await expect.element(page.getByText(title)).toBeVisible()
      await expect.element(page.getByText('연봉은 커피챗에서 함께 정해요')).toBeVisible()
      await expect.element(page.getByText(/%/)).not.toBeInTheDocument()
    },
  )
})

test.for([
  [12_000, 15_500, /^1억 2,000만/],
  [9_500, 12_300, /^9,500만/],
] as const)(
  'a salary of %i to %i stays on one line of a small phone',
  async ([min, max, from], { openOffer }) => {
    await page.viewport(320, 640)
    await openOffer({ salaryMin: min, salaryMax: max })
    await expect.element(page.getByText(from)).toBeVisible()
    await document.fonts.ready
    expect(document.documentElement.scrollWidth).toBe(320)
  },
)

describe('[OFR-4] the heart', () => {
  test('is set at once, saved, and can be removed', async ({ api, openOffer }) => {
    const screen = await openOffer()
    let isLike = false
    api.answers('GET /v2/users/offers/:id', () => offer({ isLike }))
    api.answers('PATCH /users/offers/like', ({ body }) => {
      isLike = body.isLike
      return body
    })
    const gate = api.holds('PATCH /users/offers/like')
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    expect(isLike).toBe(false)
    gate.open()
    await expect.poll(() => isLike).toBe(true)
    await screen.reload()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => isLike).toBe(false)
  })

  test('moves back when the server refuses it', async ({ api, openOffer }) => {
    await openOffer()
    api.loses('PATCH /users/offers/like')
    await heart.click()
    await expect.element(page.getByText('다시 시도해 주세요')).toBeVisible()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test.for([
    [5, 'true', [true]],
    [2, 'false', [true, false]],
  ] as const)(
    'pressed %i times in a row tells only the last',
    async ([presses, end, told], { api, openOffer }) => {
      await openOffer()
      api.answers('PATCH /users/offers/like', ({ body }) => body)
      const gate = api.holds('PATCH /users/offers/like')
      for (let press = 0; press < presses; press += 1) await heart.click()
      gate.open()
      await expect.element(heart).toHaveAttribute('aria-pressed', end)
      const sent = () => api.sent('PATCH /users/offers/like').map(({ body }) => body.isLike)
      await expect.poll(sent).toEqual(told)
    },
  )

  test('[OFR-1] of an offer that was answered elsewhere shows the result', async ({ api, openOffer }) => {
    await openOffer()
    await expect.element(heart).toBeVisible()
    api.refuses('PATCH /users/offers/like', 'OFFER_MATCHED')
    api.answers('GET /v2/users/offers/:id', offer({ status: 'MATCHED' }))
    await heart.click()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('커피챗 매칭이 완료되었어요.')
  })
})

test('[TRUST-3] the menu leads to comparing and asking', async ({ openOffer }) => {
  await openOffer()
  await page.getByRole('button', { name: '더 보기' }).click()
  await expect
    .element(page.getByRole('link', { name: '다른 어택과 비교하기' }))
    .toHaveAttribute('href', '/my/attack/compare')
  await expect
    .element(page.getByRole('link', { name: '이 제안 문의하기' }))
    .toHaveAttribute('href', `/ask?from=${encodeURIComponent(OFFER_ADDRESS)}`)
})

test('is accessible on its last day', async ({ openOffer }) => {
  await openOffer({ expiredAt: lastMomentIn(0) })
  await expect.element(timer).toBeVisible()
  await expectAccessible()
})
