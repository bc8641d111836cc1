import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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

/** The messenger's login and the way back from it. Signing in by phone is in login-by-phone.spec.ts. */

const failed = (page: Page) => page.getByRole('alertdialog', { name: '카카오 로그인을 마치지 못했어요' })

test('[AUTH-10] /login offers the messenger first and the phone second', async ({ page }) => {
  await open(page, '/login')
  await expect(page).toHaveTitle('로그인 · 커피어택')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인하고 연봉 제안을 받아요')
  await expect(page.getByRole('button', { name: '카카오로 시작하기' })).toBeVisible()
  await page.getByRole('link', { name: '휴대전화 번호로 로그인' }).click()
  await expect(page).toHaveURL('/login/signin')
  await expect(page.getByLabel('휴대전화 번호')).toBeFocused()
})

test('[AUTH-1] the button leads to the messenger with client, return address, code, state, nonce and PKCE', async ({
  page,
  baseURL,
}) => {
  const begins = countCalls(page, 'GET', '/auth/kakao')
  await open(page, '/login')
  await page.getByRole('button', { name: '카카오로 시작하기' }).dblclick()
  await page.waitForURL('**/kauth/oauth/authorize?*')
  expect(begins()).toBe(1)
  const asked = new URL(page.url()).searchParams
  expect(asked.get('client_id')).toBeTruthy()
  expect(asked.get('redirect_uri')).toBe(`${baseURL}/login/autho`)
  expect(asked.get('response_type')).toBe('code')
  expect(asked.get('nonce')).toBeTruthy()
  expect(asked.get('code_challenge_method')).toBe('S256')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(asked.get('state')!.length).toBeGreaterThan(20)
  expect(kept).toContain(asked.get('state')!)
})

test('[AUTH-1] [AUTH-2] [AUTH-3] a newcomer is signed in and goes on to verify the career', async ({
  page,
  phone,
}) => {
  const exchanges = countCalls(page, 'POST', '/auth/kakao')
  await signInByKakao(page, { name: '나새별', phone })
  await expect(page).toHaveURL('/submit')
  const { access, refresh } = await keptTokens(page)
  expect([access, refresh]).toEqual([expect.any(String), expect.any(String)])
  expect(exchanges()).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('messenger-login'))).toBeNull()
})

test('[AUTH-2] [ROUTE-7] a certified person goes to /my, or back to the page that asked for the login', async ({
  page,
}) => {
  await signInByKakao(page, { listed: '한지우' })
  await expect(page).toHaveURL('/my')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/my/result/hate/7?company=노을&message=y')
  await signInByKakao(page, { listed: '한지우' }, page.url())
  await expect(page).toHaveURL(/\/my\/result\/hate\/7\?company=%EB%85%B8%EC%9D%84&message=y$/)
})

test('[AUTH-10] an earlier participation asks for its phone, and the messenger opens it from then on', async ({
  page,
}) => {
  const earlier = { name: '예전이', phone: '01010002150' }
  await goToKakao(page, '/login?from=%2Fmy%2Fattack')
  await agreeAtKakao(page, earlier)
  await expect(page).toHaveURL('/login?previous=1&from=%2Fmy%2Fattack')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이전에 참여한 기록이 있어요')
  expect(await keptTokens(page)).toEqual({ access: null, refresh: null })

  await page.getByLabel('휴대전화 번호').fill(earlier.phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  await page.keyboard.type(await lastCode(page.request, earlier.phone))
  await expect(page).toHaveURL('/my/attack')

  await page.evaluate(() => localStorage.clear())
  await signInByKakao(page, earlier, '/login?from=%2Fmy%2Freport')
  await expect(page).toHaveURL('/my/report')
})

test('[AUTH-1] cancelling at the messenger comes back with a word and no login', async ({ page }) => {
  await goToKakao(page, '/login?from=%2Fmy%2Freport')
  await page.getByRole('button', { name: '취소' }).click()
  await expect(page).toHaveURL('/login?from=%2Fmy%2Freport')
  await expect(page.getByText('카카오 로그인을 취소했어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '카카오로 시작하기' })).toBeVisible()
  expect(await keptTokens(page)).toEqual({ access: null, refresh: null })
})

for (const [why, query] of [
  ['a return that nobody asked for', '?code=stolen&state=made-up'],
  ['a return without a state', '?code=stolen'],
  ['an error of the messenger', '?error=server_error'],
]) {
  test(`[AUTH-1] ${why} makes no call and no session`, async ({ page }) => {
    const exchanges = countCalls(page, 'POST', '/auth/kakao')
    await page.goto(`/login/autho${query}`)
    await expect(failed(page)).toContainText('처음부터 다시 로그인해 주세요.')
    await failed(page).getByRole('button', { name: '다시 로그인하기' }).click()
    await expect(page).toHaveURL('/login')
    expect(exchanges()).toBe(0)
    expect(await keptTokens(page)).toEqual({ access: null, refresh: null })
  })
}

test("[AUTH-1] another person's return makes no session in this browser", async ({
  page,
  browser,
  phone,
}) => {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.route('**/api/auth/kakao', (route) => route.abort())
  await goToKakao(stranger)
  await agreeAtKakao(stranger, { name: '한모름', phone })
  await stranger.waitForURL('/login/autho?*')
  const strangersReturn = stranger.url()
  expect(strangersReturn).toContain('code=')
  await stranger.context().close()

  const exchanges = countCalls(page, 'POST', '/auth/kakao')
  await goToKakao(page) // a login of our own is under way, with a state of its own
  await page.goto(strangersReturn)
  await expect(failed(page)).toBeVisible()
  expect(exchanges()).toBe(0)
  expect(await keptTokens(page)).toEqual({ access: null, refresh: null })
})

test('[AUTH-1] the same return opened again makes no second call', async ({ page, phone }) => {
  let returned = ''
  page.on('request', (request) => {
    if (request.url().includes('/login/autho?')) returned = request.url()
  })
  await signInByKakao(page, { name: '도재현', phone })
  await page.evaluate(() => localStorage.clear())
  const exchanges = countCalls(page, 'POST', '/auth/kakao')
  await page.goto(returned)
  await expect(failed(page)).toBeVisible()
  expect(exchanges()).toBe(0)
})

test('the messenger cannot be reached: a word, and the login again', async ({ page, phone }) => {
  await page.route('**/api/auth/kakao', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    return route.fulfill({ status: 503, json: { code: 'MESSENGER_UNAVAILABLE', message: '' } })
  })
  await goToKakao(page, '/login?from=%2Fmy')
  await agreeAtKakao(page, { name: '차가람', phone })
  const dialog = page.getByRole('alertdialog', { name: '카카오에 연결하지 못했어요' })
  await expect(dialog).toContainText('잠시 뒤 다시 시도해 주세요.')
  await dialog.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect(page).toHaveURL('/login?from=%2Fmy')
})

test('a lost connection on the way back can be tried again', async ({ page, phone }) => {
  let broken = true
  await page.route('**/api/auth/kakao', (route) =>
    broken && route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  )
  await goToKakao(page)
  await agreeAtKakao(page, { name: '모아라', phone })
  const dialog = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect(dialog).toBeVisible()
  broken = false
  await dialog.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page).toHaveURL('/submit')
})

test('the messenger does not answer at the start: the button says why and can be pressed again', async ({
  page,
}) => {
  await page.route('**/api/auth/kakao?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'MESSENGER_UNAVAILABLE', message: '' } }),
  )
  await open(page, '/login')
  await page.getByRole('button', { name: '카카오로 시작하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '다시 로그인하기' }).click()
  await page.unroute('**/api/auth/kakao?*')
  await page.getByRole('button', { name: '카카오로 시작하기' }).click()
  await page.waitForURL('**/kauth/oauth/authorize?*')
})

test('[ROUTE-7] a signed-in page without a login leads to it and remembers the way', async ({ page }) => {
  await page.goto('/my/attack?tab=new')
  await expect(page).toHaveURL('/login?from=%2Fmy%2Fattack%3Ftab%3Dnew')
  await expect(page.getByRole('link', { name: '휴대전화 번호로 로그인' })).toHaveAttribute(
    'href',
    '/login/signin?from=%2Fmy%2Fattack%3Ftab%3Dnew',
  )
})

test('[ROUTE-7] whoever is signed in is not asked again', async ({ page, phone }) => {
  await signInByKakao(page, { name: '서라온', phone })
  await page.goto('/login?from=%2Fmy%2Fprofile')
  await expect(page).toHaveURL('/my/profile')
})

test('[ROUTE-7] a way back that is not ours never leaves our origin', async ({ page, baseURL, phone }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  const logins = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/my',
    '/%2Fevil.example',
    '/%252Fevil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ].map((from) => `/login?${new URLSearchParams({ from })}`)

  for (const login of logins) {
    await open(page, login)
    const byPhone = page.getByRole('link', { name: '휴대전화 번호로 로그인' })
    await expect(byPhone, login).toHaveAttribute('href', '/login/signin?from=%2Fmy')
  }
  await signInByKakao(page, { name: '안전해', phone }, logins[0])
  await expect(page).toHaveURL('/submit')
  for (const login of logins) {
    await page.goto(login)
    await expect(page, login).toHaveURL('/my')
  }
  expect(elsewhere).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login pages have nothing that shuts anyone out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/login', '/login?previous=1', '/login/signin', '/signin', '/login/autho']) {
      await open(page, path)
      if (path === '/login/autho') await expect(failed(page)).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations, path).toEqual([])
    }
  })
}
