import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerSettings,
  disclosure,
  employedAt,
  hiddenFrom,
  notificationSettings,
} from '../testing/samples/account.ts'
import { home } from '../testing/samples/home.ts'
import { salaryReport } from '../testing/samples/profile.ts'
import { test } from '../testing/screen-test.tsx'

/** The settings' first page: links to every setting, the theme, and logging out. */

const logout = page.getByRole('button', { name: '로그아웃', exact: true })

test('every setting has its page with a back link', async ({ api, open }) => {
  answerSettings(api)
  api.answers('GET /v3/users/salary', salaryReport())
  api.answers('GET /users/career', employedAt('(주)모카로지스'))
  api.answers('GET /companies', { items: [] })
  api.answers('GET /users/views', { items: [], nextCursor: null })
  api.answers('GET /users/notifications/settings', notificationSettings())
  api.answers('GET /users/consents', { items: [] })
  api.answers('GET /users/calendar', { address: null })
  api.answers('GET /users/handovers', { items: [], nextCursor: null })
  api.answers('GET /v3/users/my/attack', home())
  await open('/my/account')
  for (const [link, title] of [
    ['소득 공개', '내 소득을 회사에 얼마나 보여줄까요?'],
    ['숨길 회사', '어떤 회사에 프로필을 숨길까요?'],
    ['내 프로필을 본 회사', '내 프로필을 본 회사'],
    ['알림', '알림'],
    ['캘린더에 이어 보기', '캘린더에 이어 보기'],
    ['동의 내역', '동의 내역'],
    ['내 정보 내려받기', '내 정보를 한 파일로 받아요'],
    ['탈퇴하기', '떠나기 전에 확인해 주세요'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${link}`) }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible()
  }
})

test('[TRUST-1] [PRO-11] summarises the settings, with no company hidden', async ({ api, open }) => {
  answerSettings(api)
  const exact = disclosure({ incomeDisclosure: 'EXACT', preview: { kind: 'exact', income: 5_340 } })
  api.answers('GET /users/income-disclosure', exact)
  api.answers('GET /users/companies/:mode', hiddenFrom('반달랩스', '두들페이'))
  await open('/my/account')
  await expect.element(page.getByRole('link', { name: '소득 공개 정확한 금액' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '숨길 회사 2곳' })).toBeVisible()
  await expect.element(page.getByText('지금 이 기기', { exact: true })).toBeVisible()
  await expect.element(page.getByText('어택을 받고 있어요')).toBeVisible()
  await expectAccessible()
})

test('the chosen theme is kept', async ({ api, open }) => {
  answerSettings(api)
  const screen = await open('/my/account')
  const theme = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect.element(theme('시스템')).toBeChecked()
  await page.getByText('어둡게').click()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await screen.reload()
  await expect.element(theme('어둡게')).toBeChecked()
  await page.getByText('시스템').click()
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

describe('[AUTH-6] logging out', () => {
  test('tells the server, clears the browser and leads home', async ({ api, open }) => {
    answerSettings(api)
    api.answers('POST /auth/logout')
    const screen = await open('/my/account')
    const begun = { name: '한지우', phone: '01010000001', birthday: '19950314' }
    sessionStorage.setItem('application-state', JSON.stringify(begun))
    sessionStorage.setItem('verify-user-request', JSON.stringify(begun))
    await logout.click()
    await expect.poll(screen.address).toBe('/')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(api.sent('POST /auth/logout').map(({ token }) => token)).toEqual(['access'])
  })

  test('works without the server too', async ({ api, open }) => {
    answerSettings(api)
    api.loses('POST /auth/logout')
    const screen = await open('/my/account')
    await logout.click()
    await expect.poll(screen.address).toBe('/')
    expect(localStorage.length).toBe(0)
  })
})
