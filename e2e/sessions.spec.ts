import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from './flow-test.ts'
import { countCalls, keptTokens } from './sign-in.ts'
import { addPerson, signInAs } from './world.ts'

/** A login: renewal, other tabs and logout. */

const devicesCard = (page: Page) => page.getByRole('region', { name: '로그인한 기기' })
const row = (page: Page, name: string) => devicesCard(page).getByRole('listitem').filter({ hasText: name })

async function openAccount(page: Page): Promise<void> {
  await page.goto('/my/account')
  await expect(row(page, '지금 이 기기')).toBeVisible()
}

async function refreshStatus(request: APIRequestContext, refreshToken: string | null): Promise<number> {
  const headers = { authorization: `Bearer ${refreshToken}` }
  return (await request.get('/api/auth/refresh', { headers })).status()
}

/** The server answers from now on that the token has expired. */
async function expire(page: Page, token: string | null): Promise<void> {
  await page.context().route('**/api/users/**', (route) => {
    if (route.request().headers()['authorization'] !== `Bearer ${token}`) return route.fallback()
    return route.fulfill({ status: 401, json: { code: 'EXPIRED_TOKEN', message: '로그인 시간이 지났어요.' } })
  })
}

test('[AUTH-6] logging out clears the browser, ends the login on the server, and signs out the other tab', async ({
  page,
  context,
}) => {
  await signInAs(page, await addPerson())
  await openAccount(page)
  const { refresh } = await keptTokens(page)
  const other = await context.newPage()
  await openAccount(other)
  await page.getByRole('button', { name: '로그아웃', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect(other.getByText('로그인한 기기')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await refreshStatus(page.request, refresh)).toBe(401)
  await page.goBack()
  await expect(page.getByText('로그인한 기기')).toBeHidden()
  await page.goto('/my/account')
  await expect(page).toHaveURL('/login?from=%2Fmy%2Faccount')
})

test('[AUTH-4] [AUTH-5] two tabs renew at once, and both stay signed in', async ({ page, context }) => {
  await signInAs(page, await addPerson())
  await page.goto('/')
  const { access } = await keptTokens(page)
  await expire(page, access)
  const other = await context.newPage()
  const refreshes = [page, other].map((tab) => countCalls(tab, 'GET', '/auth/refresh'))
  await Promise.all([page.goto('/my/account'), other.goto('/my/account')])
  await expect(row(page, '지금 이 기기')).toBeVisible()
  await expect(row(other, '지금 이 기기')).toBeVisible()
  expect(refreshes[0]!() + refreshes[1]!()).toBe(1)
  const kept = await keptTokens(page)
  expect(kept.access).not.toBe(access)
  expect(await refreshStatus(page.request, kept.refresh)).toBe(200)
})
