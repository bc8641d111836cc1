import { expect, type Page } from '@playwright/test'
import { APP } from './data-folder.ts'
import {
  agreeAtKakao,
  countCalls,
  goToKakao,
  keptTokens,
  lastCode,
  open,
  signInByKakao,
  test,
} from './sign-in.ts'
import { addPerson } from './world.ts'

/** The messenger's login. Login by phone is in login-by-phone.spec.ts. */

/** The messenger's pages, which the sandbox serves on the same host. */
const MESSENGER = APP.replace('localhost', '127.0.0.1')

const nothing = { access: null, refresh: null }

/** Leaves the app before the login is deleted, so that no call fails with 401. */
async function forgetLogin(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
}

test('[AUTH-1] [AUTH-2] [AUTH-3] [ROUTE-7] a new person signs in once and goes on to verify the career, never to another site', async ({
  page,
  phone,
  baseURL,
}) => {
  const elsewhere: string[] = []
  let returned = ''
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== baseURL && origin !== MESSENGER) elsewhere.push(request.url())
    if (pathname === '/login/autho') returned = request.url()
  })
  const [begins, exchanges] = [
    countCalls(page, 'GET', '/auth/kakao'),
    countCalls(page, 'POST', '/auth/kakao'),
  ]
  await open(page, '/login?from=%2F%2Fevil.example')
  await expect(page).toHaveTitle('로그인 · 커피어택')
  await page.getByRole('button', { name: '카카오로 시작하기' }).dblclick()
  await page.waitForURL('**/kauth/oauth/authorize?*')
  expect(begins()).toBe(1)
  const asked = new URL(page.url()).searchParams
  expect(asked.get('client_id')).toBeTruthy()
  expect(asked.get('redirect_uri')).toBe(`${baseURL}/login/autho`)
  expect(asked.get('response_type')).toBe('code')
  expect(asked.get('nonce')).toBeTruthy()
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('state')!.length).toBeGreaterThan(20)
  // The messenger must not see our storage.
  await page.goto('/robots.txt')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).toContain(asked.get('state')!)
  await page.goBack()

  await agreeAtKakao(page, { name: '나새별', phone })
  await expect(page).toHaveURL('/submit')
  expect(await keptTokens(page)).toEqual({ access: expect.any(String), refresh: expect.any(String) })
  expect(exchanges()).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('messenger-login'))).toBeNull()

  // The redirect URL works once.
  await forgetLogin(page)
  await page.goto(returned)
  await expect(page.getByRole('alertdialog', { name: '카카오 로그인을 마치지 못했어요' })).toBeVisible()
  expect(exchanges()).toBe(1)
  expect(await keptTokens(page)).toEqual(nothing)
  expect(elsewhere).toEqual([])
})

test('[AUTH-10] [ROUTE-7] an earlier registration asks for its phone, and the messenger signs in to it from then on', async ({
  page,
}) => {
  const earlier = await addPerson()
  await page.goto('/my/attack')
  await expect(page).toHaveURL('/login?from=%2Fmy%2Fattack')
  await goToKakao(page, page.url())
  await agreeAtKakao(page, earlier)
  await expect(page).toHaveURL('/login?previous=1&from=%2Fmy%2Fattack')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이전에 참여한 기록이 있어요')
  expect(await keptTokens(page)).toEqual(nothing)
  const spelt = earlier.phone.replace(/^(\d{3})(\d{4})/, '$1-$2-')
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue(spelt)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  await page.keyboard.type(await lastCode(page.request, earlier.phone))
  await expect(page).toHaveURL('/my/attack')

  await forgetLogin(page)
  await page.goto('/my/result/hate/7?company=노을&message=y')
  await expect(page).toHaveURL(/\/login\?from=/)
  await signInByKakao(page, earlier, page.url())
  await expect(page).toHaveURL(/\/my\/result\/hate\/7\?company=%EB%85%B8%EC%9D%84&message=y$/)
})
