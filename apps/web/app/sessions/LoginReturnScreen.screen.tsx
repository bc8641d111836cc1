import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../testing/samples/account.ts'
import { home } from '../testing/samples/home.ts'
import { profile } from '../testing/samples/profile.ts'
import { messengerLogin } from '../testing/samples/session.ts'
import { recordsVisits } from '../testing/samples/verification.ts'
import { test } from '../testing/screen-test.tsx'

/** The return from the messenger. */

const failed = page.getByRole('alertdialog', { name: '카카오 로그인을 마치지 못했어요' })
const keptTokens = () => [localStorage.getItem('token'), localStorage.getItem('refresh-token')]

/** A login in progress, as stored in this tab. */
function beganHere({ state = 'ours', from = '' }: { state?: string; from?: string } = {}): void {
  sessionStorage.setItem('messenger-login', JSON.stringify({ state, waitingState: '', from }))
}

test('[AUTH-1] [AUTH-3] a return with this tab’s state signs in, and leads to the page the person wanted', async ({
  api,
  open,
}) => {
  beganHere({ from: '/my/account/export' })
  api.answers('POST /auth/kakao', messengerLogin({ accessToken: 'a1', refreshToken: 'r1' }))
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/my/account/export')
  expect(keptTokens()).toEqual(['a1', 'r1'])
  expect(sessionStorage.getItem('messenger-login')).toBeNull()
  expect(api.sent('POST /auth/kakao').map(({ body }) => body)).toEqual([
    { code: 'the-code', state: 'ours', redirectUri: `${location.origin}/login/autho` },
  ])
})

test('[AUTH-2] a certified person without a wanted page goes to /my', async ({ api, open }) => {
  beganHere()
  api.answers('POST /auth/kakao', messengerLogin())
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/my/attack', home())
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/my')
})

test('[AUTH-2] anybody else goes on to verify the career, whatever page they wanted', async ({
  api,
  open,
}) => {
  beganHere({ from: '/my/account/export' })
  recordsVisits(api)
  api.answers('POST /auth/kakao', messengerLogin({ certified: false }))
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/submit')
})

test('[AUTH-1] [VER-16] what the messenger knows of a new person is not asked again', async ({
  api,
  open,
}) => {
  beganHere()
  recordsVisits(api)
  const hint = { name: '나 새별', phone: '01060001234' }
  api.answers('POST /auth/kakao', messengerLogin({ certified: false, hint }))
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/submit')
  await open('/submit/개발/백엔드 개발자', { as: 'nobody' })
  await expect.element(page.getByLabelText('이름')).toHaveValue('나새별')
  await expect.element(page.getByLabelText('휴대전화 번호')).toHaveValue('010-6000-1234')
})

test.for([
  ['a return that nobody asked for', '?code=stolen&state=made-up'],
  ['a return without a state', '?code=stolen'],
  ['an error of the messenger', '?error=server_error'],
] as const)('[AUTH-1] %s makes no call and no session', async ([, query], { api, open }) => {
  api.answers('POST /auth/kakao', messengerLogin())
  const screen = await open(`/login/autho${query}`, { as: 'nobody' })
  await expect.element(failed).toMatchTextContent('처음부터 다시 로그인해 주세요.')
  await failed.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect.poll(screen.address).toBe('/login')
  expect(api.sent('POST /auth/kakao')).toHaveLength(0)
  expect(keptTokens()).toEqual([null, null])
})

test("[AUTH-1] another person's return makes no session in this browser", async ({ api, open }) => {
  beganHere()
  api.answers('POST /auth/kakao', messengerLogin())
  await open('/login/autho?code=stolen&state=theirs', { as: 'nobody' })
  await expect.element(failed).toBeVisible()
  await expectAccessible()
  expect(api.sent('POST /auth/kakao')).toHaveLength(0)
  expect(keptTokens()).toEqual([null, null])
})

test('[AUTH-1] cancelling at the messenger returns with a message and no login', async ({ open }) => {
  beganHere({ from: '/my/report' })
  const screen = await open('/login/autho?error=access_denied&state=ours', { as: 'nobody' })
  await expect.poll(screen.address).toBe('/login?from=%2Fmy%2Freport')
  await expect.element(toast('카카오 로그인을 취소했어요')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '카카오로 시작하기' })).toBeVisible()
  expect(keptTokens()).toEqual([null, null])
})

test('a messenger that cannot be reached: a message, and the login again', async ({ api, open }) => {
  beganHere({ from: '/my' })
  api.refuses('POST /auth/kakao', 'MESSENGER_UNAVAILABLE')
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  const dialog = page.getByRole('alertdialog', { name: '카카오에 연결하지 못했어요' })
  await expect.element(dialog).toMatchTextContent('잠시 뒤 다시 시도해 주세요.')
  await dialog.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect.poll(screen.address).toBe('/login?from=%2Fmy')
})

test('a connection lost on the return can be retried', async ({ api, open }) => {
  beganHere({ from: '/my/account/export' })
  api.loses('POST /auth/kakao')
  const screen = await open('/login/autho?code=the-code&state=ours', { as: 'nobody' })
  const dialog = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect.element(dialog).toBeVisible()
  api.answers('POST /auth/kakao', messengerLogin())
  await dialog.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.poll(screen.address).toBe('/my/account/export')
})
