import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { profile, salaryReport } from '../../testing/samples/profile.ts'
import { others, peers, report } from '../../testing/samples/report.ts'
import { test } from '../../testing/screen-test.tsx'

/** The expected-salary report (PRO-15). */

const title = () => page.getByRole('heading', { level: 1 })
const rows = () => page.getByRole('region', { name: '내 연봉, 한눈에 견줘 보기' }).getByRole('listitem')
const rowTexts = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent)

/** 윤하람's report, as the fake server answers. */
function answers(api: FakeApi, told = report()): void {
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /v3/users/salary', told)
}

test('[PRO-15] shows the expected salary, its range and its rank among similar people', async ({
  api,
  open,
}) => {
  answers(api, report({ hopeSalary: 6_500 }))
  await open('/my/report')
  await expect.element(title()).toMatchTextContent('하람 님의 예상 연봉은')
  await expect.element(title()).toMatchTextContent('6,200만 원')
  await expect.element(page.getByText('지금보다 1,000만 원 더 받을 수 있어요')).toBeVisible()
  await expect.element(page.getByText('예상 범위 5,950~6,450만 원')).toBeVisible()
  await expect.element(page.getByText('조향 엔지니어 · 경력 5년 · 5명 이상')).toBeVisible()
  await expect
    .element(
      page.getByRole('img', {
        name: '비슷한 사람들의 연봉 분포. 지금 5,200만 원, 상위 87%, 예상 6,200만 원, 상위 37%, 희망 6,500만 원',
      }),
    )
    .toBeVisible()
  await expect.element(page.getByText('예상 · 상위 37%')).toBeVisible()
  await expect.element(page.getByText(/넓혀 견주었어요/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('[PRO-15] compares the offers with the current, expected and hoped-for salary and with others’ offers', async ({
  api,
  open,
}) => {
  answers(
    api,
    report({
      hopeSalary: 6_500,
      receivedOfferAverage: 6_650,
      receivedOfferMax: 7_200,
      offerAverage: 6_700,
      offerPeerGroup: peers,
    }),
  )
  await open('/my/report')
  await expect
    .poll(rowTexts)
    .toEqual([
      '지금 연봉5,2005,200만 원',
      '예상 연봉6,2006,200만 원',
      '희망 연봉6,5006,500만 원',
      '받은 제안 평균6,6506,650만 원',
      '받은 제안 최고7,2007,200만 원',
      '또래 제안 평균6,7006,700만 원',
    ])
  await expect
    .element(page.getByText(/또래 제안 평균은 조향 엔지니어 · 경력\s5년, 5명 이상이 받은 제안이에요\./))
    .toBeVisible()
})

test.for([
  [
    'other years',
    { ...peers, kind: 'NEAR', years: { from: 2, to: 8 } } as const,
    '조향 엔지니어 · 경력 2~8년 · 5명 이상',
    '같은 연차가 아직 적어서 연차를 넓혀 견주었어요.',
  ],
  [
    'the whole job',
    { ...peers, kind: 'JOB', jobSubLabel: null, years: { from: 4, to: 6 } } as const,
    '향료 전체 · 경력 4~6년 · 5명 이상',
    '같은 직무가 아직 적어서 직군 전체와 견주었어요.',
  ],
] as const)(
  '[PRO-15] tells when a wider group was used: %s',
  async ([, peerGroup, circle, why], { api, open }) => {
    answers(api, report({ peerGroup }))
    await open('/my/report')
    await expect.element(page.getByText(circle)).toBeVisible()
    await expect.element(page.getByText(why)).toBeVisible()
  },
)

test('[PRO-15] with too few others it shows only my own figures', async ({ api, open }) => {
  answers(api, salaryReport())
  await open('/my/report')
  await expect.element(title()).toHaveTextContent('아직 비교할 수 있는사람이 모자라요')
  await expect
    .element(page.getByText('같은 직무에 소득을 인증한 사람이 5명 모이면 예상 연봉을 보여 드려요.'))
    .toBeVisible()
  expect(rowTexts()).toEqual(['지금 연봉5,2005,200만 원'])
  await expectAccessible()
})

test('[PRO-15] without an income it tells what to do and draws only the others', async ({ api, open }) => {
  answers(api, salaryReport({ salaryByHealth: null, baseSalary: null, ...others }))
  await open('/my/report')
  await expect.element(title()).toHaveTextContent('소득을 인증하면내 자리가 보여요')
  await expect
    .element(
      page.getByRole('img', {
        name: '조향 엔지니어 · 경력 5년 5명 이상의 연봉 분포. 내 자리는 아직 없어요',
      }),
    )
    .toBeVisible()
  await expectAccessible()
  await expect
    .element(page.getByRole('link', { name: '소득 인증하기' }))
    .toHaveAttribute('href', '/my/income')
})

test('[PRO-15] [VER-14] a partial year is labelled as one and has no rank', async ({ api, open }) => {
  const partIncome = { year: 2023, income: 397, months: [12] }
  answers(api, salaryReport({ salaryByHealth: null, baseSalary: null, partIncome, ...others }))
  await open('/my/report')
  await expect.element(title()).toHaveTextContent('한 해를 채운 소득이아직 없어요')
  await expect
    .element(
      page.getByText(
        '2023년 12월 한 달치 397만 원을 확인했어요. 열 달 이상 일한 해의 소득만 연봉으로 보고 견주어요.',
      ),
    )
    .toBeVisible()
  expect(rowTexts()).toEqual([])
})

const WHOLE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test.for([
  ['six full years', [2018, 2019, 2020, 2021, 2022, 2023], WHOLE, '홈에는 이 가운데 최근 5년만 보여요.'],
  ['a part of a year', [2021, 2022, 2023], [11, 12], '점선은 몇 달만 일한 해라 홈의 소득에는 넣지 않았어요.'],
  ['a part of a year alone', [2023], [12], '점선은 몇 달만 일한 해예요.'],
  ['the same years as the home', [2021, 2022, 2023], WHOLE, null],
] as const)(
  '[PRO-15] [VER-14] one line explains why the home page uses other years: %s',
  async ([, years, months, told], { api, open }) => {
    answers(api)
    const incomeItems = years.map((year) => ({
      year,
      income: 5_000,
      months: year === 2023 ? [...months] : WHOLE,
    }))
    api.answers('GET /v3/users/profile', profile({ incomeItems }))
    await open('/my/report')
    const section = page.getByRole('region', { name: '해마다 확인된 소득' })
    await expect.element(section).toBeVisible()
    const lines = [...section.element().querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(lines.filter((line) => /홈|점선/.test(line))).toEqual(told ? [told] : [])
  },
)

test('[PRO-15] figures based on a self-reported salary say so', async ({ api, open }) => {
  answers(api, report({ salaryByHealth: null, baseSalary: 5_400, inputSalary: 5_400 }))
  await open('/my/report')
  await expect.element(page.getByText(/^내가 입력한 연봉 기준이에요\./)).toBeVisible()
  expect(rowTexts()[0]).toBe('내가 입력한 연봉5,4005,400만 원')
  await expect
    .element(page.getByRole('link', { name: '소득 인증하기' }))
    .toHaveAttribute('href', '/my/income')
})

test('[PRO-15] a person who earns more than the others is not told to expect less', async ({ api, open }) => {
  const earned = { salaryByHealth: 9_000, baseSalary: 9_000, salaryAverage: 9_000 }
  answers(api, report({ ...earned, expectedPercentile: 1, percentile: 1 }))
  await open('/my/report')
  await expect.element(title()).toMatchTextContent('9,000만 원')
  await expect.element(page.getByText('이미 또래보다 높은 연봉을 받고 있어요')).toBeVisible()
  await expect.element(page.getByText('지금 · 상위 1%')).toBeVisible()
  await expect.element(page.getByText(/예상 범위/)).not.toBeInTheDocument()
})

test('a person without a certificate is led to the verification', async ({ api, open }) => {
  answers(api, salaryReport({ salaryByHealth: null, baseSalary: null }))
  api.answers('GET /v3/users/my', my({ certified: false, isActivate: false, expiredAt: null }))
  await open('/my/report')
  await expect.element(title()).toHaveTextContent('커리어를 인증하면예상 연봉이 보여요')
  await expect.element(page.getByRole('link', { name: '커리어 인증하기' })).toHaveAttribute('href', '/submit')
})

test('with reduced motion the drawing is complete at once', async ({ api, open }) => {
  answers(api)
  await open('/my/report')
  await expect.element(page.getByText('예상 · 상위 37%')).toBeVisible()
  const [raise] = document.querySelectorAll('path.fill-rise')
  const ends = raise?.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
  expect(Math.max(...(ends ?? [Infinity]), 0)).toBeLessThan(20)
})

test('[ROUTE-3] a failed salary load leads to the first page', async ({ api, open }) => {
  answers(api)
  api.refuses('GET /v3/users/salary', 'INTERNAL')
  const screen = await open('/my/report')
  await expect.poll(screen.address).toBe('/')
})
