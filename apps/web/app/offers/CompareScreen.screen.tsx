import { noParts } from '@coffeeattack/domain/offers/whole-pay'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  curationEntry,
  lastMomentIn,
  NOON,
  offerEntry,
  offerList,
  sampleId,
} from '../testing/samples/offers.ts'
import { wholePay } from '../testing/samples/pay.ts'
import { test } from '../testing/screen-test.tsx'

/** Two to four open offers side by side. */

const COMPANIES = ['노을클라우드', '온결헬스', '달그락', '너울에너지', '두레박데이터']
const box = (company: string) => page.getByRole('checkbox', { name: new RegExp(company) })
const column = (company: string) =>
  page
    .getByRole('list', { name: '조건 비교' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: company }) })

/** Open offers, each with a higher salary and a later deadline than the one before. */
const entries = (count: number) =>
  COMPANIES.slice(0, count).map((name, place) =>
    offerEntry({
      id: sampleId(place + 1),
      name,
      expiredAt: lastMomentIn(place),
      salaryMin: 5_800,
      salaryMax: 6_000 + place * 500,
      offerItems: ['점심 제공', `${name}만의 것`],
    }),
  )

test.beforeEach(({ clock }) => clock.day(NOON))

test('[TRUST-3] from the list: choose, compare, go back to the same choice', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(...entries(3)))
  const screen = await open('/my/attack')
  await page.getByRole('link', { name: '비교하기' }).click()
  const go = page.getByRole('button', { name: '2개 이상 골라 주세요' })
  await expect.element(go).toBeDisabled()
  await box('노을클라우드').click()
  await expect.element(go).toBeDisabled()
  await box('달그락').click()
  await expectAccessible()
  await page.getByRole('button', { name: '2개 나란히 보기' }).click()
  await expect.element(page.getByRole('heading', { name: '2개 어택을 나란히 봐요' })).toBeVisible()
  expect(screen.address()).toBe(
    `/my/attack/compare?${new URLSearchParams({ ids: `${sampleId(1)},${sampleId(3)}` })}`,
  )
  await expect.element(page.getByText('지금 5,200만 원')).toBeVisible()

  await expect.element(column('달그락')).toMatchTextContent(/5,800~7,000만\s원/)
  await expect.element(column('달그락')).toMatchTextContent('가장 높아요')
  await expect.element(column('달그락')).toMatchTextContent('+1,800만 원')
  await expect.element(column('달그락')).toMatchTextContent('+34.6%')
  await expect.element(column('달그락')).toMatchTextContent('2일 남았어요')
  await expect.element(column('달그락')).toMatchTextContent('달그락만의 것 (여기에만 있어요)')
  await expect.element(column('노을클라우드')).toMatchTextContent('가장 빨라요')
  await expect.element(column('노을클라우드')).toMatchTextContent('오늘 마감')
  await expect.element(column('온결헬스')).not.toBeInTheDocument()
  await expectAccessible()

  await screen.back()
  await expect.element(box('노을클라우드')).toBeChecked()
  await expect.element(box('온결헬스')).not.toBeChecked()
  await expect.element(box('달그락')).toBeChecked()
})

test('[TRUST-3] at most four can be chosen', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(...entries(5)))
  await open('/my/attack/compare')
  for (const company of COMPANIES.slice(0, 4)) await box(company).click()
  await box('두레박데이터').click()
  await expect.element(page.getByText('4개까지 나란히 볼 수 있어요')).toBeVisible()
  await expect.element(box('두레박데이터')).not.toBeChecked()
  await page.getByRole('button', { name: '4개 나란히 보기' }).click()
  await expect.element(page.getByRole('list', { name: '조건 비교' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  const last = column('너울에너지').getByRole('link', { name: '너울에너지 제안 보기' })
  await expect.element(last).not.toBeInViewport()
  column('너울에너지').element().scrollIntoView()
  await expect.element(last).toBeInViewport()
})

/** A table row as text: its label, then a cell for each offer. */
const rows = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  )

const paid = () => {
  const [noeul, ongyeol, dalgrak] = entries(3)
  const stock = { kind: 'OPTION', min: 2_400, max: 4_000, years: 4 } as const
  return [
    { ...noeul!, salaryMin: 6_300, salaryMax: 6_800, pay: wholePay },
    { ...ongyeol!, salaryMin: 6_600, salaryMax: 7_200, pay: { ...noParts, stock } },
    {
      ...dalgrak!,
      salaryMin: 5_900,
      salaryMax: 6_400,
      pay: { ...noParts, bonus: { min: 600, max: 900 }, signing: 300 },
    },
  ]
}

test('[OFR-15] when an offer names more than a salary, the rows line up part by part', async ({
  api,
  open,
}) => {
  const offers = paid()
  api.answers('GET /v3/users/offers', offerList(...offers))
  await open(`/my/attack/compare?ids=${offers.map(({ id }) => id).join(',')}`)
  await expect.element(page.getByRole('table', { name: '조건 비교' })).toBeVisible()
  for (const row of [
    ['연봉', '6,300~6,800', '6,600~7,200가장 좋아요', '5,900~6,400'],
    [
      '지금보다 최대 · 2025년 소득 · 건강보험',
      '+1,600 · 30.8%',
      '+2,000 · 38.5%가장 좋아요',
      '+1,200 · 23.1%',
    ],
    ['성과급, 해마다', '300~700', '–없어요', '600~900가장 좋아요'],
    ['사이닝 보너스, 한 번', '500가장 좋아요', '–없어요', '300'],
    ['스톡옵션, 한 해 몫', '300~500', '600~1,000가장 좋아요', '–없어요'],
    ['첫해', '7,400~8,500가장 좋아요', '7,200~8,200', '6,800~7,600'],
    ['다음 해부터 해마다', '6,900~8,000', '7,200~8,200가장 좋아요', '6,500~7,300'],
    ['4년을 모으면', '2억 8,100~3억 2,500', '2억 8,800~3억 2,800가장 좋아요', '2억 6,300~2억 9,500'],
    ['한 달 실수령, 연봉만', '약 438~469', '약 456~494가장 좋아요', '약 413~444'],
  ])
    expect(rows()).toContainEqual(row)
  await expect.element(page.getByText('셋 가운데 가장 좋은 조건이에요 · 단위 만 원')).toBeVisible()
  await expect
    .element(page.getByText('스톡옵션은 회사가 어림한 값이라 달라질 수 있어요.', { exact: false }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await expectAccessible()
})

test('[OFR-15] four side by side on a phone: no amount breaks inside, no deadline leaves its column', async ({
  api,
  open,
}) => {
  const signing = { ...noParts, signing: 1_666 }
  const offers = entries(4).map((entry) => ({ ...entry, salaryMin: 8_833, salaryMax: 9_000, pay: signing }))
  api.answers('GET /v3/users/offers', offerList(...offers))
  await open(`/my/attack/compare?ids=${offers.map(({ id }) => id).join(',')}`)
  const table = page.getByRole('table', { name: '조건 비교' })
  await expect.element(table).toBeVisible()
  const cells = (row: string) =>
    [...table.element().querySelectorAll('tr')]
      .find((one) => one.querySelector('th')?.textContent === row)!
      .querySelectorAll('td')
  const sums = cells('4년을 모으면')
  expect(sums[0]!.textContent).toBe('3억 6,998~3억 7,666')
  for (const amount of sums[0]!.querySelectorAll('span.whitespace-nowrap'))
    expect(amount.getClientRects()).toHaveLength(1)
  const badges = [...cells('남은 시간')].map((cell) => cell.firstElementChild!.getBoundingClientRect())
  for (const [place, badge] of badges.entries())
    expect(badge.right).toBeLessThanOrEqual(badges[place + 1]?.left ?? 390)
  await expect.element(table).toMatchTextContent('오늘')
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('[OFR-15] the drawing shows a first year, a further one, or four together', async ({ api, open }) => {
  const offers = paid()
  api.answers('GET /v3/users/offers', offerList(...offers))
  await open(`/my/attack/compare?ids=${offers.map(({ id }) => id).join(',')}`)
  const drawing = page.getByRole('region', { name: '같은 눈금으로 본 금액' })
  await expect.element(drawing).toMatchTextContent('노을클라우드7,400~8,500만 원')
  await drawing.getByText('다음 해부터', { exact: true }).click()
  await expect.element(drawing).toMatchTextContent('노을클라우드6,900~8,000만 원')
  await drawing.getByText('4년', { exact: true }).click()
  await expect.element(drawing).toMatchTextContent('노을클라우드2억 8,100만~3억 2,500만 원')
})

test('[OFR-15] on a desktop it takes the panel’s space, as the only page', async ({ api, open }) => {
  await page.viewport(1280, 900)
  const offers = paid()
  api.answers('GET /v3/users/offers', offerList(...offers))
  await open(`/my/attack/compare?ids=${offers.map(({ id }) => id).join(',')}`)
  const table = page.getByRole('table', { name: '조건 비교' })
  await expect.element(table).toBeVisible()
  expect(table.element().getBoundingClientRect().width).toBeGreaterThan(900)
})

test('[OFR-15] without parts the column is unchanged', async ({ api, open }) => {
  await page.viewport(1280, 900)
  api.answers('GET /v3/users/offers', offerList(...entries(2)))
  await open(`/my/attack/compare?ids=${sampleId(1)},${sampleId(2)}`)
  const columns = page.getByRole('list', { name: '조건 비교' })
  await expect.element(columns).toBeVisible()
  expect(columns.element().getBoundingClientRect().width).toBeLessThanOrEqual(540)
})

test('[TRUST-3] one open offer and a group cannot be compared', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(...entries(1), curationEntry(['온결헬스', '달그락'])))
  await open('/my/attack')
  await expect.element(page.getByRole('region', { name: /^지금 고를 수 있어요/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '비교하기' })).not.toBeInTheDocument()
})

test('[TRUST-3] an address with too few offers says so', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(...entries(1), curationEntry(['온결헬스', '달그락'])))
  await open('/my/attack/compare')
  await expect.element(page.getByText('비교할 어택이 아직 모자라요')).toBeVisible()
})

test('[TRUST-3] an expired offer cannot be compared', async ({ api, open }) => {
  const past = offerEntry({
    id: sampleId(9),
    name: '반달랩스',
    status: 'EXPIRED',
    expiredAt: lastMomentIn(-1),
  })
  api.answers('GET /v3/users/offers', offerList(...entries(2), past))
  await open(`/my/attack/compare?ids=${sampleId(1)},${past.id}`)
  await expect.element(page.getByText('지금은 나란히 볼 수 없는 어택이 있어요')).toBeVisible()
  await page.getByRole('link', { name: '다시 고르기' }).click()
  await expect.element(box('노을클라우드')).toBeVisible()
})

test('a list that fails to load can be retried', async ({ api, open }) => {
  api.refuses('GET /v3/users/offers', 'INTERNAL')
  await open('/my/attack/compare')
  await expect.element(page.getByRole('alert')).toMatchTextContent('어택을 불러오지 못했어요')
  api.answers('GET /v3/users/offers', offerList(...entries(2)))
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(box('노을클라우드')).toBeVisible()
})
