import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'
import { partnerTokens } from './api.ts'

/** The partners' login and pages (PUB-8, AUTH-8). */

const heading = page.getByRole('heading', { name: '다온 님의 링크로 이만큼 왔어요' })
const step = (name: string) =>
  page.getByRole('list', { name: '단계마다 남은 사람' }).getByRole('listitem').filter({ hasText: name })

function aPartner(api: FakeApi, counts: { visited: number; registered: number; verified: number }) {
  api.answers('GET /partners/me', {
    id: '01990000-0000-7000-8000-000000000001',
    name: '서다온',
    email: 'daon@partners.example',
    referralUrl: 'https://coffeeattack.example/?ref=daon',
  })
  api.answers('GET /partners/funnel', ({ query }) => ({
    ...counts,
    matched: 0,
    unit: 'day',
    items: [{ from: query.from, ...counts, matched: 0 }],
  }))
}

test('[PUB-8] the right password opens the partner’s page; a wrong one is told beside its field', async ({
  api,
  open,
}) => {
  aPartner(api, { visited: 0, registered: 0, verified: 0 })
  api.refuses('POST /partners/auth/sign-in', 'SIGN_IN_FAILED')
  const screen = await open('/partners/login', { as: 'nobody' })
  await page.getByLabelText('이메일').fill('daon@partners.example')
  await page.getByLabelText('비밀번호').fill('not the password')
  const enter = page.getByRole('button', { name: '파트너로 로그인하기' })
  await enter.click()
  await expect.element(page.getByText('이메일이나 비밀번호가 맞지 않아요')).toBeVisible()
  await expectAccessible()
  api.answers('POST /partners/auth/sign-in', { accessToken: 'partner', refreshToken: 'again' })
  await enter.click()
  await expect.element(heading).toBeVisible()
  expect(screen.address()).toBe('/partners')
  await expect.element(page.getByText('지난 30일 동안은 아무도 오지 않았어요')).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('[PUB-8] the funnel counts, and the card looks as shared', async ({ api, open }) => {
  aPartner(api, { visited: 4, registered: 2, verified: 1 })
  partnerTokens.save({ accessToken: 'partner', refreshToken: 'again' })
  await open('/partners', { as: 'nobody' })
  await expect.element(step('링크 방문')).toMatchTextContent('4명')
  await expect.element(step('가입')).toMatchTextContent('2명50.0%')
  await expect.element(step('커리어 인증')).toMatchTextContent('1명50.0%')
  await expect.element(step('커피챗 매칭')).toMatchTextContent('0명0.0%')
  await expect.element(page.getByText('https://coffeeattack.example/?ref=daon')).toBeVisible()
  const brings = page.getByRole('definition').filter({ hasText: '한 번만 세요' })
  await expect.element(brings).toMatchTextContent('링크로 온 지 30일 안에 처음 가입한 사람을 한 번만 세요.')
  const card = page.getByRole('figure')
  await expect.element(card.getByText('서다온 님이 커피어택에 초대했어요')).toBeVisible()
  await expect.element(card.getByText('이력서 제출하기')).toBeVisible()
  await expectAccessible()
})

test('[AUTH-8] an expired partner login is told, clears session storage and leads to /partners/login', async ({
  api,
  open,
}) => {
  partnerTokens.save({ accessToken: 'over', refreshToken: 'over' })
  sessionStorage.setItem('application-state', '{}')
  api.refuses('GET /partners/me', 'EXPIRED_TOKEN')
  api.refuses('GET /partners/funnel', 'EXPIRED_TOKEN')
  api.refuses('GET /partners/auth/refresh', 'UNAUTHORIZED')
  const screen = await open('/partners', { as: 'nobody' })
  await page.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect.poll(screen.address).toBe('/partners/login')
  expect(sessionStorage.getItem('application-state')).toBeNull()
})
