import { expect, type Page, type Route } from '@playwright/test'
import { agreeAtKakao, lastCode, test } from './sign-in.ts'

/** People act before a page's scripts have loaded, and networks fail at any time. */

/** Delays the app's scripts until `come` is called. */
async function lateScript(page: Page) {
  const held: Route[] = []
  let late = true
  await page.route('**/assets/*.js', (route) => {
    if (late) held.push(route)
    else void route.continue()
  })
  return async () => {
    late = false
    for (const route of held) await route.continue()
  }
}

test('[UI-7] input and clicks before the script has loaded are kept, and handled afterwards', async ({
  page,
  phone,
}) => {
  const come = await lateScript(page)
  await page.goto('/login/signin', { waitUntil: 'commit' })
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  expect(new URL(page.url()).search).toBe('')
  await come()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  expect(await lastCode(page.request, phone)).toMatch(/^\d{6}$/)
})

test('[UI-7] without a network the screen stays and shows an error, even without the dialog’s code', async ({
  page,
}) => {
  await page.route('**/assets/DialogPanel-*.js', (route) => route.abort())
  await page.goto('/login/signin')
  await page.getByLabel('휴대전화 번호').fill('01012345678')
  // The script has loaded: it formats the number.
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue('010-1234-5678')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue('010-1234-5678')
})

test('[AUTH-1] the landing page’s Kakao button leads to Kakao, and back to the first step', async ({
  page,
  phone,
}) => {
  await page.goto('/')
  await expect(page.locator('html[data-started]')).toHaveCount(1)
  await page.getByRole('link', { name: '카카오로 3초 만에 시작하기' }).click()
  await page.waitForURL('**/kauth/oauth/authorize?*')
  await agreeAtKakao(page, { name: '나새별', phone })
  await expect(page).toHaveURL('/submit')
  // The landing page knows the login.
  await page.goto('/')
  await expect(page.getByRole('link', { name: '내 어택 보기' })).toHaveAttribute('href', '/my/attack')
})

test('[ROUTE-3] a failed load leads to the first page with the reason; leaving a page does not', async ({
  page,
  person,
}) => {
  expect(person.userId).toBeTruthy()
  // Requests that a navigation aborts are no errors.
  await page.route('**/api/v3/users/my', () => {})
  // The document's head makes this call, so it may be on its way before the page is known to have come.
  const asked = page.waitForRequest('**/api/v3/users/my')
  await page.goto('/my', { waitUntil: 'commit' })
  await asked
  await page.goto('/')
  const word = page.getByText('내용을 불러오지 못해 첫 화면으로 왔어요.')
  await expect(page.locator('html[data-started]')).toHaveCount(1)
  await expect(word).toBeHidden()

  await page.unroute('**/api/v3/users/my')
  await page.route('**/api/v3/users/my', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }),
  )
  await page.goto('/my')
  await expect(page).toHaveURL('/')
  await expect(word).toBeVisible()
})
