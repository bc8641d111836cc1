import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../testing/samples/account.ts'
import { home } from '../testing/samples/home.ts'
import { profile } from '../testing/samples/profile.ts'
import {
  requestsConfirmation,
  findsCareer,
  recordsVisits,
  verified,
} from '../testing/samples/verification.ts'
import { test } from '../testing/screen-test.tsx'
import { chooseCertificate, pressDone, untilAnalysed } from '../testing/verifying-steps.ts'

/** Showing the profile again: by a new verification, or unchanged (ROUTE-8, VER-12, VER-17, PRO-13). */

const again = () => page.getByRole('button', { name: '인증하고 다시 받기' })
const publish = () => page.getByRole('button', { name: '지금 정보 그대로 3개월 더 받기' })
const shown = () => page.getByText('이제 회사에 프로필이 보여요')

test.beforeEach(({ api }) => {
  api.answers('GET /users/verify', verified())
  api.answers('GET /v3/users/my', my())
  answersHome(api)
})

function answersHome(api: FakeApi): void {
  api.answers('GET /v3/users/my/attack', home())
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
}

test('[ROUTE-8] [VER-17] verifying again tells that companies see the profile', async ({
  api,
  open,
  clock,
}) => {
  clock.set('2026-11-15T12:00:00+09:00')
  api.answers('GET /v3/users/my', my({ isActivate: false }))
  requestsConfirmation(api)
  findsCareer(api)
  const screen = await open('/my/retry')
  await expect.element(page.getByRole('heading', { name: '프로필을 회사에 다시 보여 줄까요?' })).toBeVisible()
  await expect.element(page.getByText('한지우')).toBeVisible()
  await expect.element(page.getByText('010-2001-0001')).toBeVisible()
  await again().click()
  await chooseCertificate('SKT')
  await expect.poll(screen.address).toBe('/my/retry/pending?type=pass')
  expect(api.sent('GET /users/exist')).toEqual([])
  expect(api.sent('POST /v3/users/verify')[0]?.body).toMatchObject({
    reapply: true,
    isRestart: true,
    type: 'pass',
  })
  await pressDone(clock)
  await untilAnalysed(clock)
  await clock.runFor(1_000)
  await expect.element(shown()).toBeVisible()
  await expect.poll(screen.address).toBe('/my')
})

test('[VER-9] [VER-17] verifying again without an income from the health insurance leads to the tax office', async ({
  api,
  open,
  clock,
}) => {
  clock.set('2026-11-15T12:00:00+09:00')
  requestsConfirmation(api)
  findsCareer(api)
  api.answers('POST /v3/users/verify/salary', {
    salaryByHealth: null,
    salaryByTax: null,
    salaryType: 'HEALTH',
    partIncome: null,
    year: 2023,
  })
  const screen = await open('/my/retry')
  await again().click()
  await chooseCertificate()
  await pressDone(clock)
  await expect.element(page.getByText('2023년 소득이 없어요')).toBeVisible()
  await untilAnalysed(clock)
  await clock.runFor(1_000)
  await expect.element(shown()).toBeVisible()
  await expect.poll(screen.address).toBe('/my/income')
  await expect.element(page.getByRole('heading', { name: '국세청에서 소득을 불러올게요' })).toBeVisible()
})

test('[VER-12] 422 on a repeated verification opens the no-career page without a dialog', async ({
  api,
  open,
}) => {
  requestsConfirmation(api)
  api.refuses('POST /v3/users/verify', 'CAREER_NOT_FOUND')
  const screen = await open('/my/retry')
  await again().click()
  await chooseCertificate()
  await expect.poll(screen.address).toBe('/submit_kakao/nocareer')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('[VER-7] the waiting page of a repeated verification needs a request too', async ({ open }) => {
  const screen = await open('/my/retry/pending?type=kakao')
  await page.getByRole('button', { name: '메인으로 가기' }).click()
  await expect.poll(screen.address).toBe('/')
})

test('[VER-17] a person who never took part is led to the start', async ({ api, open }) => {
  api.answers('GET /users/verify', verified({ name: null, gender: null, birthday: null }))
  recordsVisits(api)
  const screen = await open('/my/retry')
  await expect.poll(screen.address).toBe('/submit')
})

test('known data that fails to load can be retried', async ({ api, open }) => {
  api.refuses('GET /users/verify', 'INTERNAL')
  await open('/my/retry')
  await expect.element(again()).toBeDisabled()
  await expect.element(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
  api.answers('GET /users/verify', verified())
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('한지우')).toBeVisible()
  await expect.element(again()).toBeEnabled()
})

test('[PRO-13] a hidden profile is shown again unchanged, without a new verification', async ({
  api,
  open,
}) => {
  api.answers('GET /v3/users/my', my({ isActivate: false }))
  api.answers('PATCH /v2/users/attack', () => {
    api.answers('GET /v3/users/my', my())
    return { isActivate: true, expiredAt: '2027-02-15T23:59:59.999+09:00' }
  })
  const screen = await open('/my/retry')
  await expect.element(publish()).toBeVisible()
  await expectAccessible()
  await publish().click()
  await expect.element(shown()).toBeVisible()
  await expect.poll(screen.address).toBe('/my')
  await expect.element(page.getByText('어택 받는 중')).toBeVisible()
  expect(api.sent('PATCH /v2/users/attack').map(({ body }) => body)).toEqual([{ month: 3 }])
})

test('[PRO-13] a visible profile has no such button', async ({ open }) => {
  await open('/my/retry')
  await expect.element(page.getByText('한지우')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /개월 더 받기/ })).not.toBeInTheDocument()
})
