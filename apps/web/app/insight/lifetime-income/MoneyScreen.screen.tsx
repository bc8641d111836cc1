import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../../testing/intentions.ts'
import { incomesSince, noIncomes, progressSince } from '../../testing/samples/money.ts'
import { salaryReport } from '../../testing/samples/profile.ts'
import { begun, keepsRequest, PHONE, verified } from '../../testing/samples/verification.ts'
import { test } from '../../testing/screen-test.tsx'
import { chooseCertificate } from '../../testing/verifying-steps.ts'

const NOON = '2026-11-15T12:00:00+09:00'
const title = page.getByRole('heading', { level: 1 })
const more = page.getByRole('button', { name: '5년 더 불러오기' })

test('[PUB-6] the account’s own person is looked up at the tax office, with the app of their choice', async ({
  api,
  clock,
  open,
}) => {
  clock.day(NOON)
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', noIncomes())
  api.answers('POST /income/lifetime', begun())
  const screen = await open('/my/money')
  await expect.element(title).toHaveTextContent('지금까지 번 소득을 모아 볼까요?')
  await expect.element(page.getByLabelText('이름')).toHaveValue('한지우')
  await expect.element(page.getByLabelText('생년월일')).toHaveAttribute('readonly')
  await expectAccessible()
  await page.getByRole('button', { name: '소득 불러오기' }).click()
  const sheet = page.getByRole('dialog', { name: '어떤 앱으로 인증할까요?' })
  await sheet.getByRole('radio', { name: /카카오톡 인증서/ }).click()
  await sheet.getByRole('button', { name: '다음' }).click()
  await expect.poll(screen.address).toBe('/my/money/pending?type=kakao')
  expect(api.sent('POST /income/lifetime').map(({ body }) => body)).toMatchObject([
    { form: { name: '한지우', phone: PHONE, type: 'kakao' }, startYear: 2021, endYear: 2025 },
  ])
})

test('[PUB-6] the load is polled until it ends, and its years appear one by one', async ({
  api,
  clock,
  open,
}) => {
  clock.set(NOON)
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', noIncomes({ status: 'LOADING' }))
  api.answers('GET /income/lifetime/verify/status', progressSince(2023, { status: 'LOADING', next: null }))
  await open('/my/money')
  await expect.element(title).toHaveTextContent('소득을 불러오고 있어요')
  await expect.element(page.getByText('3년 치를 찾았어요. 한 해씩 더 찾고 있어요.')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  api.answers('GET /income/lifetime/verify/status', progressSince(2018))
  await clock.runFor(2_000)
  await expect.element(title).toHaveTextContent('8년 치를 모았어요')
  await expect
    .element(page.getByText('2018년부터 2025년까지 번 소득이에요. 더 거슬러 갈 수 있어요.'))
    .toBeVisible()
  await clock.runFor(10_000)
  expect(api.sent('GET /income/lifetime/verify/status').map(({ query }) => query)).toEqual([
    { loadCount: 0 },
    { loadCount: 3 },
  ])
})

test('[PUB-6] five more years need no new confirmation while the tax office remembers it', async ({
  api,
  clock,
  open,
}) => {
  clock.day(NOON)
  keepsRequest(NOON)
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2018))
  api.answers('POST /income/lifetime', incomesSince(2014, { next: null }))
  await open('/my/money')
  await expect.element(more).toBeVisible()
  await expectAccessible()
  await more.click()
  await expect.element(title).toHaveTextContent('첫 월급까지 다 모았어요')
  await expect.element(more).not.toBeInTheDocument()
  expect(api.sent('POST /income/lifetime').map(({ body }) => body)).toMatchObject([
    { startYear: 2013, endYear: 2017 },
  ])
  await page.getByText('표로 보기').click()
  await expect.element(page.getByRole('row', { name: '2014 반달랩스 3,000' })).toBeVisible()
})

test('[PUB-6] a failed load keeps its years and asks for a new confirmation', async ({
  api,
  clock,
  open,
}) => {
  clock.day(NOON)
  keepsRequest(NOON)
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2018, { status: 'FAILED' }))
  api.answers('POST /income/lifetime', begun())
  await open('/my/money')
  await expect.element(title).toHaveTextContent('끝까지 불러오지 못했어요')
  await expect.element(page.getByText('찾은 해는 그대로 있어요. 다시 불러오면 이어서 모아요.')).toBeVisible()
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect.element(page.getByRole('dialog', { name: '어떤 앱으로 인증할까요?' })).toBeVisible()
})

test('[PUB-6] [VER-14] the button starts the load, leads back to the years, and says which income counts now', async ({
  api,
  clock,
  open,
}) => {
  clock.set(NOON)
  keepsRequest(NOON)
  const stated = { salaryType: 'TAX', salaryByTax: 5_600, incomeYears: { HEALTH: 2025, TAX: 2025 } } as const
  const isLoaded = () => api.sent('POST /income/lifetime/verify').length > 0
  api.answers('GET /v3/users/salary', () => salaryReport(isLoaded() ? stated : {}))
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2018))
  api.answers('POST /income/lifetime/verify', progressSince(2018))
  const screen = await open('/my/money/pending?type=kakao')
  await clock.runFor(3_100)
  await page.getByRole('button', { name: '인증을 완료했어요' }).click()
  await expect.poll(screen.address).toBe('/my/money')
  await expect.element(page.getByText('2025년 소득이 5,200만 원에서 5,600만 원으로 바뀌었어요')).toBeVisible()
  expect(api.sent('POST /income/lifetime/verify').map(({ body }) => body.cfid)).toEqual(['confirmation'])
})

test('[PUB-6] a failed request can be retried', async ({ api, open }) => {
  api.answers('GET /users/verify', verified())
  api.refuses('GET /income/lifetime/item', 'INTERNAL')
  await open('/my/money')
  const retry = page.getByRole('button', { name: '다시 시도하기' })
  await expect.element(retry).toBeVisible()
  api.answers('GET /income/lifetime/item', incomesSince(2018))
  await retry.click()
  await expect.element(title).toHaveTextContent('8년 치를 모았어요')
})

test('[PUB-6] years whose response was lost are requested once however often it is tried; another app is another request', async ({
  api,
  clock,
  open,
}) => {
  clock.day(NOON)
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', noIncomes())
  api.loses('POST /income/lifetime')
  const screen = await open('/my/money')
  const load = page.getByRole('button', { name: '소득 불러오기' })
  for (const _ of ['first', 'again']) {
    await load.click()
    await chooseCertificate()
    await leaveLost()
  }
  api.answers('POST /income/lifetime', begun())
  await load.click()
  await chooseCertificate('KT')
  await expect.poll(screen.address).toBe('/my/money/pending?type=pass')
  expect(intentionsOf(api.sent('POST /income/lifetime'))).toEqual([0, 0, 1])
})

test('[PUB-6] after a network failure the same years are requested again', async ({ api, clock, open }) => {
  clock.day(NOON)
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', noIncomes())
  api.loses('POST /income/lifetime')
  const screen = await open('/my/money')
  await page.getByRole('button', { name: '소득 불러오기' }).click()
  await chooseCertificate()
  const retry = page.getByRole('alertdialog').getByRole('button', { name: '다시 시도하기' })
  await expect.element(retry).toBeVisible()
  api.answers('POST /income/lifetime', begun())
  await retry.click()
  await expect.poll(screen.address).toBe('/my/money/pending?type=kakao')
  expect(intentionsOf(api.sent('POST /income/lifetime'))).toEqual([0, 0])
})
