import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/screen-test.tsx'

/** The messenger's button, the login by phone, and the page that asked for the login. */

const kakao = page.getByRole('button', { name: '카카오로 시작하기' })
const byPhone = page.getByRole('link', { name: '휴대전화 번호로 로그인' })

/** The messenger's login page, to which the server redirects. */
const messenger = {
  authorizeUrl: 'https://kauth.example/oauth/authorize?state=the-state',
  state: 'the-state',
}

test('[AUTH-10] /login offers the messenger first and the phone second', async ({ open }) => {
  const screen = await open('/login', { as: 'nobody' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('로그인하고 연봉 제안을 받아요')
  await expect.element(kakao).toBeVisible()
  await expectAccessible()
  await byPhone.click()
  await expect.poll(screen.address).toBe('/login/signin')
  await expect.element(page.getByLabelText('휴대전화 번호')).toHaveFocus()
})

test('[AUTH-1] the button requests the messenger’s address once, and stores the state', async ({
  api,
  open,
}) => {
  api.answers('GET /auth/kakao', messenger)
  const screen = await open('/login?from=%2Fmy%2Freport', { as: 'nobody' })
  const gate = api.holds('GET /auth/kakao')
  await kakao.dblClick()
  gate.open()
  await expect.poll(screen.address).toBe(messenger.authorizeUrl)
  expect(api.sent('GET /auth/kakao').map(({ query }) => query)).toEqual([
    { from: '/my/report', redirectUri: `${location.origin}/login/autho` },
  ])
  expect(sessionStorage.getItem('messenger-login')).toContain('the-state')
  await expect.element(page.getByRole('button', { name: '카카오로 가는 중' })).toBeVisible()
})

test('when the messenger does not answer, the button says why and can be pressed again', async ({
  api,
  open,
}) => {
  api.refuses('GET /auth/kakao', 'MESSENGER_UNAVAILABLE')
  const screen = await open('/login', { as: 'nobody' })
  await kakao.click()
  const dialog = page.getByRole('alertdialog', { name: '카카오에 연결하지 못했어요' })
  await dialog.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  api.answers('GET /auth/kakao', messenger)
  await kakao.click()
  await expect.poll(screen.address).toBe(messenger.authorizeUrl)
})

test('[ROUTE-7] a signed-in page without a login leads to it and returns', async ({ open }) => {
  const screen = await open('/my/attack?tab=new', { as: 'nobody' })
  await expect.element(byPhone).toHaveAttribute('href', '/login/signin?from=%2Fmy%2Fattack%3Ftab%3Dnew')
  expect(screen.address()).toBe('/login?from=%2Fmy%2Fattack%3Ftab%3Dnew')
})

test('[ROUTE-7] a signed-in person is not asked again', async ({ open }) => {
  const screen = await open('/login?from=%2Fmy%2Faccount%2Fexport')
  expect(screen.address()).toBe('/my/account/export')
})

test.for([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/my',
  '/%2Fevil.example',
  '/%252Fevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('[ROUTE-7] a return path to another site is ignored: %j', async (from, { open }) => {
  await open(`/login?${new URLSearchParams({ from })}`, { as: 'nobody' })
  await expect.element(byPhone).toHaveAttribute('href', '/login/signin?from=%2Fmy')
})
