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
import { test } from '../testing/screen-test.tsx'

/** Two to four open offers side by side. */

const COMPANIES = ['노을클라우드', '온결헬스', '달그락', '너울에너지', '두레박데이터']
const box = (company: string) => page.getByRole('checkbox', { name: new RegExp(company) })
const column = (company: string) =>
  page
    .getByRole('list', { name: '조건 비교' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: company }) })

/** So many open offers, each higher and later than the one before. */
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

test('[TRUST-3] from the list: choose, compare, step back to the same choice', async ({ api, open }) => {
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

test('[TRUST-3] no more than four can be chosen', async ({ api, open }) => {
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

test('[TRUST-3] one open offer and a group are nothing to compare', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(...entries(1), curationEntry(['온결헬스', '달그락'])))
  await open('/my/attack')
  await expect.element(page.getByRole('region', { name: /^지금 고를 수 있어요/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '비교하기' })).not.toBeInTheDocument()
})

test('[TRUST-3] whoever comes with too little to compare is told', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(...entries(1), curationEntry(['온결헬스', '달그락'])))
  await open('/my/attack/compare')
  await expect.element(page.getByText('비교할 어택이 아직 모자라요')).toBeVisible()
})

test('[TRUST-3] an offer that has run out can no longer be compared', async ({ api, open }) => {
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

test('a list that can not be loaded can be tried again', async ({ api, open }) => {
  api.refuses('GET /v3/users/offers', 'INTERNAL')
  await open('/my/attack/compare')
  await expect.element(page.getByRole('alert')).toMatchTextContent('어택을 불러오지 못했어요')
  api.answers('GET /v3/users/offers', offerList(...entries(2)))
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(box('노을클라우드')).toBeVisible()
})
