import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { home, homeWith } from '../../testing/samples/home.ts'
import {
  curationEntry,
  lastMomentIn,
  messageOnly,
  NOON,
  offer,
  offerEntry,
  sampleId,
} from '../../testing/samples/offers.ts'
import { profile } from '../../testing/samples/profile.ts'
import { test } from '../../testing/screen-test.tsx'

/** The home page: every state of its card, the completeness, the income (OFR-10, PRO-5, VER-14). */

const title = () => page.getByRole('heading', { level: 1 })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const card = () => link(/제안 확인하기/)
const text = (words: string) => page.getByText(words)
const texts = (all: Locator) => all.elements().map(({ textContent }) => textContent)

/** Closes on the day of the sample data. */
const lastDay = () => offerEntry({ expiredAt: lastMomentIn(0), salaryMin: 6_300, salaryMax: 6_800 })

type Told = {
  my?: ReturnType<typeof my>
  home?: ReturnType<typeof home>
  profile?: ReturnType<typeof profile>
}

function answers(api: FakeApi, told: Told = {}): void {
  api.answers('GET /v3/users/my', told.my ?? my())
  api.answers('GET /v3/users/my/attack', told.home ?? home())
  api.answers('GET /v3/users/profile', told.profile ?? profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
}

describe('[OFR-10] the home card', () => {
  test('on the last day shows the offer and its raise', async ({ api, open, clock }) => {
    clock.day(NOON)
    answers(api, { home: homeWith(lastDay()) })
    await open('/my')
    await expect.element(title()).toHaveTextContent('하람 님, 오늘 밤까지고를 수 있는 어택이 있어요')
    await expect.element(card()).toMatchTextContent('노을클라우드')
    await expect.element(card()).toMatchTextContent('프론트엔드 개발자')
    await expect.element(card()).toMatchTextContent('오늘 마감')
    await expect.element(card()).toMatchTextContent('6,300~6,800만 원')
    await expect.element(card()).toMatchTextContent('+1,600만 원 · 30.8%')
    await expect.element(card()).toHaveAttribute('href', `/my/result/${sampleId(1)}`)
    await expectAccessible()
  })

  test('on the last day counts down, second by second', async ({ api, open, clock }) => {
    clock.set(NOON)
    answers(api, { home: homeWith(lastDay()) })
    await open('/my')
    const timer = card().getByRole('timer')
    await expect.element(timer).toMatchTextContent(/^1[12]:\d\d:\d\d$/)
    const secondsLeft = () =>
      (timer.element().textContent ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const before = secondsLeft()
    await clock.runFor(1_000)
    await expect.poll(() => before - secondsLeft()).toBe(1)
    await clock.runFor(59_000)
    await expect.poll(() => before - secondsLeft()).toBe(60)
  })

  test('before the last day tells how many days are left', async ({ api, open, clock }) => {
    clock.day(NOON)
    answers(api, { home: homeWith(offerEntry({ expiredAt: lastMomentIn(3) })) })
    await open('/my')
    await expect.element(title()).toHaveTextContent('하람 님, 앞으로 3일고를 수 있는 어택이 있어요')
    await expect.element(card()).toMatchTextContent('3일 남았어요')
    await expect.element(card()).toMatchTextContent('제안 확인하기11월 18일 (수)까지')
    await expect.element(card().getByRole('timer')).not.toBeInTheDocument()
  })

  test('leads to the group when an agent chose several companies', async ({ api, open, clock }) => {
    clock.day(NOON)
    const companies = ['노을클라우드', '온결헬스', '반달랩스']
    answers(api, { home: homeWith(curationEntry(companies, { expiredAt: lastMomentIn(2) })) })
    await open('/my')
    const group = link(/한눈에 견주고 고르기/)
    await expect.element(group).toMatchTextContent('3곳이 함께 왔어요')
    await expect.element(group).toMatchTextContent('정하린 에이전트가 골랐어요')
    await expect.element(group).toMatchTextContent('2일 남았어요')
    await expect.element(group).toHaveAttribute('href', `/my/result/curation/${sampleId(501)}`)
  })

  test('an offer with only a message shows no salary', async ({ api, open, clock }) => {
    clock.day(NOON)
    answers(api, { home: homeWith(offerEntry(messageOnly)) })
    await open('/my')
    await expect.element(link(/메시지 확인하기/)).toBeVisible()
    await expect.element(link(/메시지 확인하기/)).not.toMatchTextContent('만 원')
  })

  test('without offers it says so, and what attracts companies', async ({ api, open }) => {
    answers(api)
    await open('/my')
    await expect.element(title()).toHaveTextContent('하람 님, 잘 맞는 회사를찾고 있어요')
    await expect.element(text('아직 받은 어택이 없어요')).toBeVisible()
    await expect.element(text('프로필을 채우면 회사가 더 빨리 찾아와요')).toBeVisible()
    await expect.element(link('프로필 채우기')).toHaveAttribute('href', '/my/profile')
    await expectAccessible()
  })

  test('shows an offer that arrives while the page is open', async ({ api, open, clock }) => {
    clock.day(NOON)
    answers(api)
    await open('/my')
    await expect.element(text('아직 받은 어택이 없어요')).toBeVisible()
    api.answers('GET /v3/users/my/attack', homeWith())
    // Repeated until it is received, because the stream is opened after the page.
    await expect
      .poll(() => {
        const data = { id: sampleId(1), offerGroupId: null }
        api.tells('GET /users/message/stream', { id: '1', name: 'offer', data })
        return card().elements().length
      })
      .toBe(1)
    await expect.element(title()).toHaveTextContent('하람 님, 앞으로 5일고를 수 있는 어택이 있어요')
  })

  test('leads to all offers when none is open', async ({ api, open }) => {
    answers(api, { home: home({ isOffered: true, receivedOfferCount: 1, expiredOfferCount: 1 }) })
    await open('/my')
    await expect.element(title()).toHaveTextContent('하람 님, 새 어택을기다리고 있어요')
    await expect.element(text('지금까지 받은 어택을 다시 볼 수 있어요')).toBeVisible()
    await expect.element(link('받은 어택 모두 보기')).toHaveAttribute('href', '/my/attack')
  })

  test('and to the accepted ones when there are any', async ({ api, open }) => {
    answers(api, { home: home({ isOffered: true, receivedOfferCount: 1, selectedOfferCount: 1 }) })
    await open('/my')
    await expect.element(text('커피챗하기로 한 회사가 1곳 있어요')).toBeVisible()
    await expect.element(link('내가 고른 어택 보기')).toHaveAttribute('href', '/my/attack/select')
  })

  test('[OFR-2] updates at midnight in Seoul while the page is open, and fetches the next offer', async ({
    api,
    open,
    clock,
  }) => {
    clock.set('2026-11-15T23:59:00+09:00')
    answers(api, { home: homeWith(lastDay()) })
    await open('/my')
    await expect.element(text('오늘 마감')).toBeVisible()
    expect(api.sent('GET /v3/users/my/attack')).toHaveLength(1)
    await clock.runFor(61_000)
    await expect.element(text('지금까지 받은 어택을 다시 볼 수 있어요')).toBeVisible()
    await expect.element(text('오늘 마감')).not.toBeInTheDocument()
    await expect.poll(() => api.sent('GET /v3/users/my/attack').length).toBeGreaterThan(1)
  })

  test('[PRO-13] asks a person whose profile is hidden to show it again', async ({ api, open }) => {
    answers(api, { my: my({ isActivate: false }), home: homeWith(offerEntry(), { isActivate: false }) })
    await open('/my')
    await expect.element(title()).toHaveTextContent('하람 님, 지금은어택을 쉬고 있어요')
    await expect.element(text('다시 켜면 회사가 연봉을 걸고 제안해요')).toBeVisible()
    await expect.element(text('어택 쉬는 중')).toBeVisible()
    await expect.element(link('다시 받기')).toHaveAttribute('href', '/my/retry')
    await expectAccessible()
  })
})

test('[OFR-9] the tab counts unread offers', async ({ api, open, clock }) => {
  clock.day(NOON)
  answers(api, { home: homeWith() })
  api.answers('GET /users/offers/unread', { unread: 2 })
  api.answers('GET /v2/users/offers/:id', offer())
  const screen = await open('/my')
  const tab = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: /어택/ })
  await expect.element(tab).toHaveTextContent('2개의 새 어택어택')
  api.answers('GET /users/offers/unread', { unread: 0 })
  await card().click()
  await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).toBeVisible()
  await screen.back()
  await expect.element(tab).toHaveTextContent('어택')
})

test('[PRO-13] tells until when companies see the profile', async ({ api, open }) => {
  answers(api)
  await open('/my')
  await expect.element(text('어택 받는 중')).toBeVisible()
  await expect.element(text('2099.03.31까지 회사에 보여요')).toBeVisible()
})

test('the counts link to their lists', async ({ api, open }) => {
  const counts = { receivedOfferCount: 3, selectedOfferCount: 1, expiredOfferCount: 1 }
  answers(api, { home: home({ isOffered: true, ...counts }) })
  await open('/my')
  const links = page.getByRole('list', { name: '어택 개수' }).getByRole('link')
  await expect.poll(() => texts(links)).toEqual(['받은 어택3', '커피챗1', '지난 어택1'])
  expect(links.elements().map((one) => one.getAttribute('href'))).toEqual([
    '/my/attack',
    '/my/attack/select',
    '/my/attack/expired',
  ])
})

test('[PACT-2] [VER-14] the terms on the home page tell their raise with the year and office of the income', async ({
  api,
  open,
  clock,
}) => {
  clock.day(NOON)
  answers(api, { home: home({ selectedOfferCount: 1 }) })
  api.answers('GET /users/pacts', {
    items: [
      {
        id: sampleId(7),
        coffeechatId: sampleId(8),
        state: 'SENT',
        company: offer().company!,
        position: '프론트엔드 개발자',
        version: 1,
        base: 6_500,
        income: { amount: 5_200, origin: { year: 2025, source: 'TAX' } },
        startsOn: '2027-01-04',
        lowerCount: 1,
        untilDay: '2026-11-24',
        changedAt: new Date(NOON).toISOString(),
      },
    ],
  })
  await open('/my')
  const terms = link(/합의서 읽기/)
  await expect.element(terms).toMatchTextContent('지금보다2025년 소득 · 국세청')
  await expect.element(terms).toMatchTextContent('+1,300만 원 · 25.0%')
  await expect.element(terms).toMatchTextContent('제안보다 적은 것 1')
})

describe('[VER-14] the income card', () => {
  const income = () => page.getByRole('region', { name: '2023년 소득' })

  test('names the year and the health insurance, and links to the report', async ({ api, open }) => {
    const incomeItems = [
      { year: 2022, income: 4_720, months: null },
      { year: 2023, income: 5_200, months: null },
    ]
    answers(api, { profile: profile({ incomeItems }) })
    await open('/my')
    await expect.element(income()).toMatchTextContent('건강보험 인증')
    await expect.element(income()).toMatchTextContent('5,200만 원')
    await expect.element(income()).toMatchTextContent('2022년보다 480만 원 늘었어요')
    await expect
      .element(
        income().getByRole('img', {
          name: '2022년 4,720만 원에서 2023년 5,200만 원까지 해마다의 소득',
        }),
      )
      .toBeVisible()
    await expect
      .element(income().getByRole('link', { name: '예상 연봉 리포트 보기' }))
      .toHaveAttribute('href', '/my/report')
  })

  test('names the tax office when its income is the counted one', async ({ api, open }) => {
    const incomeItems = [{ year: 2023, income: 5_340, months: null }]
    answers(api, { profile: profile({ salaryType: 'TAX', verifiedIncome: 5_340, incomeItems }) })
    await open('/my')
    await expect.element(income()).toMatchTextContent('국세청 인증')
    await expect.element(income()).toMatchTextContent('5,340만 원')
  })

  test('without an income tells how to get one', async ({ api, open }) => {
    answers(api, { profile: profile({ verifiedIncome: null, incomeItems: [] }) })
    await open('/my')
    const none = page.getByRole('region', { name: '확인된 소득이 없어요' })
    await expect.element(none).toMatchTextContent('소득을 인증하면 제안이 소득보다 얼마나 오르는지 보여요')
    await expect
      .element(none.getByRole('link', { name: '소득 인증하기' }))
      .toHaveAttribute('href', '/my/income')
  })

  test('a partial year is labelled as one, without a yearly change', async ({ api, open }) => {
    const incomeItems = [{ year: 2023, income: 397, months: [12] }]
    answers(api, { profile: profile({ verifiedIncome: null, incomeItems }) })
    await open('/my')
    const part = page.getByRole('region', { name: '2023년 12월 한 달치 소득' })
    await expect.element(part).toMatchTextContent('397만 원')
    await expect.element(part).toMatchTextContent('열 달 이상 일한 해의 소득만 연봉으로 보고 견주어요.')
    await expect
      .element(part.getByRole('link', { name: '국세청에서 2025년 소득까지 확인하기' }))
      .toHaveAttribute('href', '/my/income')
  })
})

test('a person without a certificate has one thing to do', async ({ api, open }) => {
  answers(api, { my: my({ certified: false, isActivate: false, expiredAt: null }) })
  await open('/my')
  await expect.element(title()).toHaveTextContent('커리어를 인증하면회사가 먼저 제안해요')
  await expect.element(link('커리어 인증하기')).toHaveAttribute('href', '/submit')
  await expect
    .element(page.getByText(/인증을 마치면 바로 회사에 프로필이 보여요\. 지금 다니는 회사에는 보이지 않아요/))
    .toBeVisible()
  await expectAccessible()
})

test('the profile summary links to the form and to the preview', async ({ api, open }) => {
  const told = profile({ techStackItems: ['React'], hashtags: ['결제화면개편'] })
  answers(api, { profile: told })
  await open('/my')
  const summary = page.getByRole('region', { name: '프론트엔드 개발자' })
  await expect.element(summary).toMatchTextContent('(주)모카로지스')
  await expect.element(summary).toMatchTextContent('결제화면개편')
  await expect
    .element(summary.getByRole('link', { name: '프로필 고치기' }))
    .toHaveAttribute('href', '/my/profile')
  await expect
    .element(summary.getByRole('link', { name: '회사에 보이는 모습' }))
    .toHaveAttribute('href', `/careerdetail/${told.id}`)
})

describe('a failed load', () => {
  test.for(['GET /v3/users/my', 'GET /v3/users/my/attack'] as const)(
    '[ROUTE-3] %s leads to the landing page',
    async (call, { api, open }) => {
      answers(api)
      api.refuses(call, 'INTERNAL')
      const screen = await open('/my')
      await expect.poll(screen.address).toBe('/')
    },
  )

  test('the profile alone can be retried, the rest of the page stays', async ({ api, open, clock }) => {
    clock.set(NOON)
    answers(api, { home: homeWith() })
    api.refuses('GET /v3/users/profile', 'INTERNAL')
    await open('/my')
    await expect.element(card()).toBeVisible()
    // It is retried once before the failure is shown.
    await clock.runFor(1_000)
    await expect.element(text('프로필을 불러오지 못했어요')).toBeVisible()
    await expect.element(card()).toBeVisible()
    api.answers('GET /v3/users/profile', profile())
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect
      .element(page.getByRole('heading', { name: '다섯 가지만 채우면 프로필 완성이에요' }))
      .toBeVisible()
  })
})

test('nothing overflows on a small phone', async ({ api, open, clock }) => {
  clock.day(NOON)
  await page.viewport(320, 640)
  answers(api, {
    home: homeWith(offerEntry({ expiredAt: lastMomentIn(0), salaryMin: 9_500, salaryMax: 12_000 })),
  })
  await open('/my')
  await expect.element(card()).toMatchTextContent('9,500만~1억 2,000만 원')
  expect(document.documentElement.scrollWidth).toBe(320)
})
