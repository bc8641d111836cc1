import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type Browser, devices, expect, type Page } from '@playwright/test'
import { countCalls, keptTokens, open, signInByKakao, signInByPhone, test } from './sign-in.ts'

/** A login once it is there: renewed in silence, shared by tabs, listed, and ended in every way. */

const devicesCard = (page: Page) => page.getByRole('region', { name: '로그인한 기기' })
const row = (page: Page, name: string) => devicesCard(page).getByRole('listitem').filter({ hasText: name })

async function openAccount(page: Page): Promise<void> {
  await page.goto('/my/account')
  await expect(row(page, '지금 이 기기')).toBeVisible()
}

async function expectNoBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

async function refreshStatus(request: APIRequestContext, refreshToken: string | null): Promise<number> {
  const headers = { authorization: `Bearer ${refreshToken}` }
  return (await request.get('/api/auth/refresh', { headers })).status()
}

/** From now on the server calls this token expired, as it will in a quarter of an hour. */
async function expire(page: Page, token: string | null): Promise<void> {
  await page.context().route('**/api/users/**', (route) => {
    if (route.request().headers()['authorization'] !== `Bearer ${token}`) return route.fallback()
    return route.fulfill({ status: 401, json: { code: 'EXPIRED_TOKEN', message: '로그인 시간이 지났어요.' } })
  })
}

/** The same person on another device: the messenger knows them. */
async function onAnotherDevice(browser: Browser, who: { name: string; phone: string }) {
  const context = await browser.newContext({ ...devices['iPhone 15'], locale: 'ko-KR' })
  const page = await context.newPage()
  await signInByKakao(page, who)
  return page
}

test.describe('logging out', () => {
  test('[AUTH-6] clears the browser, ends the login on the server and leads home', async ({
    page,
    phone,
  }) => {
    await signInByPhone(page, phone)
    const { refresh } = await keptTokens(page)
    await openAccount(page)
    await page.getByRole('button', { name: '로그아웃', exact: true }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await refreshStatus(page.request, refresh)).toBe(401)
    await page.goBack()
    await expect(page.getByText('로그인한 기기')).toBeHidden()
    await page.goto('/my/account')
    await expect(page).toHaveURL('/login?from=%2Fmy%2Faccount')
  })

  test('[AUTH-6] works without the server too', async ({ page, phone }) => {
    await signInByPhone(page, phone)
    await openAccount(page)
    await page.route('**/api/auth/logout', (route) => route.abort('connectionfailed'))
    await page.getByRole('button', { name: '로그아웃', exact: true }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('[AUTH-6] in one tab signs out the other', async ({ page, context, phone }) => {
    await signInByPhone(page, phone)
    await openAccount(page)
    const other = await context.newPage()
    await openAccount(other)
    await page.getByRole('button', { name: '로그아웃', exact: true }).click()
    await expect(other).toHaveURL('/')
    await expect(other.getByText('로그인한 기기')).toBeHidden()
  })
})

test.describe('an expired access token', () => {
  test('[AUTH-4] is renewed in silence, once for all calls that met it', async ({ page, browser, phone }) => {
    const who = { name: '이음새', phone }
    await signInByKakao(page, who)
    const other = await onAnotherDevice(browser, who)
    await openAccount(page)
    const before = await keptTokens(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/auth/refresh', async (route) => {
      await gate.promise
      await route.fallback()
    })
    const refreshes = countCalls(page, 'GET', '/auth/refresh')
    const met: string[] = []
    page.on('response', (response) => {
      if (response.status() === 401) met.push(response.request().method())
    })
    await expire(page, before.access)

    await page.getByRole('button', { name: 'iPhone · Safari 로그아웃' }).click()
    await page.getByRole('button', { name: '로그아웃하기' }).click()
    await expect.poll(refreshes).toBe(1)
    // Looking at the tab again asks for the list again, while the refresh is still under way.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect.poll(() => met).toEqual(['DELETE', 'GET'])
    gate.resolve()

    await expect(devicesCard(page).getByRole('listitem')).toHaveCount(1)
    expect(refreshes()).toBe(1)
    const after = await keptTokens(page)
    expect(after.access).not.toBe(before.access)
    expect(after.refresh).not.toBe(before.refresh)
    await other.context().close()
  })

  test('[AUTH-4] [AUTH-5] two tabs renew together, and neither is signed out', async ({
    page,
    context,
    phone,
  }) => {
    await signInByPhone(page, phone)
    await openAccount(page)
    const { access } = await keptTokens(page)
    await expire(page, access)
    const other = await context.newPage()
    const refreshes = [countCalls(page, 'GET', '/auth/refresh'), countCalls(other, 'GET', '/auth/refresh')]
    await Promise.all([page.reload(), other.goto('/my/account')])
    await expect(row(page, '지금 이 기기')).toBeVisible()
    await expect(row(other, '지금 이 기기')).toBeVisible()
    expect(refreshes[0]!() + refreshes[1]!()).toBe(1)
    const kept = await keptTokens(page)
    expect(kept.access).not.toBe(access)
    expect(await refreshStatus(page.request, kept.refresh)).toBe(200)
  })

  test('[AUTH-8] that cannot be renewed is told, and leads home with nothing kept', async ({
    page,
    phone,
  }) => {
    await signInByPhone(page, phone)
    const { access } = await keptTokens(page)
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${access}` } })
    await expire(page, access)
    await page.goto('/my/account')
    const dialog = page.getByRole('alertdialog', { name: '로그인이 만료됐어요' })
    await expect(dialog).toContainText('안전하게 지키려고 로그아웃했어요. 다시 로그인해 주세요.')
    await dialog.getByRole('button', { name: '다시 로그인하기' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test('[AUTH-8] a broken token is told the same way', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('token', 'nonsense'))
  await page.goto('/my/account')
  const dialog = page.getByRole('alertdialog', { name: '로그인이 만료됐어요' })
  await dialog.getByRole('button', { name: '다시 로그인하기' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('[AUTH-9] leaving a flow leads home and clears local storage', async ({ page }) => {
  await open(page, '/login?previous=1')
  await page.evaluate(() => localStorage.setItem('token', 'of-somebody'))
  await page.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('[TRUST-8] devices', () => {
  test('one can be signed out', async ({ page, browser, phone }) => {
    const who = { name: '구름결', phone }
    await signInByKakao(page, who)
    const other = await onAnotherDevice(browser, who)
    const { refresh } = await keptTokens(other)
    await openAccount(page)
    await expect(devicesCard(page).getByRole('listitem')).toHaveCount(2)
    await expect(row(page, '지금 이 기기')).toContainText('안드로이드 · Chrome')
    await expect(row(page, 'iPhone · Safari')).toContainText('방금 전 사용')

    await page.getByRole('button', { name: 'iPhone · Safari 로그아웃' }).click()
    const dialog = page.getByRole('dialog', { name: '이 기기에서 로그아웃할까요?' })
    await dialog.getByRole('button', { name: '그대로 두기' }).click()
    await expect(dialog).toBeHidden()
    await expect(row(page, 'iPhone · Safari')).toBeVisible()

    await page.getByRole('button', { name: 'iPhone · Safari 로그아웃' }).click()
    await dialog.getByRole('button', { name: '로그아웃하기' }).click()
    await expect(page.getByText('로그아웃했어요')).toBeVisible()
    await expect(devicesCard(page).getByRole('listitem')).toHaveCount(1)
    expect(await refreshStatus(page.request, refresh)).toBe(401)
    await other.context().close()
  })

  test('all others can be signed out, and this one stays', async ({ page, browser, phone }) => {
    const who = { name: '마루한', phone }
    await signInByKakao(page, who)
    const other = await onAnotherDevice(browser, who)
    const { refresh } = await keptTokens(other)
    await openAccount(page)
    await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
    const dialog = page.getByRole('dialog', { name: '다른 기기에서 모두 로그아웃할까요?' })
    await dialog.getByRole('button', { name: '모두 로그아웃하기' }).click()
    await expect(page.getByText('다른 기기에서 모두 로그아웃했어요')).toBeVisible()
    await expect(devicesCard(page).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeHidden()
    expect(await refreshStatus(page.request, refresh)).toBe(401)
    expect(await refreshStatus(page.request, (await keptTokens(page)).refresh)).toBe(200)
    await other.context().close()
  })

  test('all can be signed out at once, this one too', async ({ page, browser, phone }) => {
    const who = { name: '봄누리', phone }
    await signInByKakao(page, who)
    const other = await onAnotherDevice(browser, who)
    const theirs = await keptTokens(other)
    const ours = await keptTokens(page)
    await openAccount(page)
    await page.getByRole('button', { name: '모든 기기에서 로그아웃' }).click()
    const dialog = page.getByRole('dialog', { name: '모든 기기에서 로그아웃할까요?' })
    await dialog.getByRole('button', { name: '모두 로그아웃하기' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    for (const { refresh } of [ours, theirs]) expect(await refreshStatus(page.request, refresh)).toBe(401)
    await other.context().close()
  })

  test('that do not load can be asked for again', async ({ page, phone }) => {
    await signInByPhone(page, phone)
    await page.route('**/api/users/devices', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.goto('/my/account')
    await expect(devicesCard(page)).toContainText('기기를 불러오지 못했어요')
    await page.unroute('**/api/users/devices')
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(row(page, '지금 이 기기')).toBeVisible()
  })
})

test('the settings open from a tab, and the chosen theme stays', async ({ page, phone }) => {
  await signInByPhone(page, phone)
  await open(page, '/my')
  await page.getByRole('link', { name: '설정' }).click()
  await expect(page).toHaveTitle('설정 · 커피어택')
  await page.getByText('어둡게').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: '어둡게' })).toBeChecked()
  await expectNoBarriers(page)
  await page.getByText('시스템').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.getByRole('button', { name: '모든 기기에서 로그아웃' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page)
})
