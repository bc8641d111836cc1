import { expect, type Page, type Route } from '@playwright/test'
import { agreeAtKakao, lastCode, test } from './sign-in.ts'

/** People are faster than the code of a page, and networks end at any moment. */

/** Holds the app's code back until `come` is called. */
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

test('[UI-7] what is typed and pressed before the script came is kept, and done when it comes', async ({
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

test('[UI-7] without a network the screen stays, and says so though the dialog’s code never came', async ({
  page,
}) => {
  await page.route('**/assets/DialogPanel-*.js', (route) => route.abort())
  await page.goto('/login/signin')
  await page.getByLabel('휴대전화 번호').fill('01012345678')
  // The page's own code has come: it writes the number as it is spoken.
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue('010-1234-5678')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue('010-1234-5678')
})

test('[AUTH-1] the landing’s Kakao button leads to Kakao itself, and back to the first step', async ({
  page,
  phone,
}) => {
  await page.goto('/')
  await expect(page.locator('html[data-started]')).toHaveCount(1)
  await page.getByRole('link', { name: '카카오로 3초 만에 시작하기' }).click()
  await page.waitForURL('**/kauth/oauth/authorize?*')
  await agreeAtKakao(page, { name: '나새별', phone })
  await expect(page).toHaveURL('/submit')
  // Signed in, the landing knows it.
  await page.goto('/')
  await expect(page.getByRole('link', { name: '내 어택 보기' })).toHaveAttribute('href', '/my/attack')
})

test('[ROUTE-3] whoever is sent to the first page by a load that failed reads why, and leaving reads nothing', async ({
  page,
  person,
}) => {
  expect(person.userId).toBeTruthy()
  // Leaving a page whose loads are under way is no failure.
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
