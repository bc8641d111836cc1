import { expect, type Page, test } from '@playwright/test'

/** The system's sheet and the clipboard, as a test wants them; what reaches them is kept on the page. */
async function withSheet(page: Page, { sheet }: { sheet: boolean }) {
  await page.addInitScript((sheet) => {
    const shared: unknown[] = []
    const copied: string[] = []
    Object.assign(window, { shared, copied })
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: sheet ? async (content: unknown) => void shared.push(content) : undefined,
    })
    Object.defineProperty(Navigator.prototype, 'canShare', { configurable: true, value: undefined })
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
  }, sheet)
}
const kept = (page: Page, name: 'shared' | 'copied' | 'sent') =>
  page.evaluate((name) => (window as unknown as Record<string, unknown[]>)[name], name)

test("[PUB-5] a public page shares through the system's sheet where there is one", async ({ page }) => {
  await withSheet(page, { sheet: true })
  await page.goto('/graph', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '친구에게 알려 주기' }).click()
  await expect
    .poll(() => kept(page, 'shared'))
    .toEqual([
      {
        title: '내 연봉은 어떻게 올라왔을까요?',
        text: '같은 일을 하는 사람들과 연봉이 오른 길을 견줘 봐요.',
        url: new URL('/graph', page.url()).href,
      },
    ])
  expect(await kept(page, 'copied')).toEqual([])
})

test('[PUB-5] [UI-2] else the link is copied, and said for four seconds', async ({ page }) => {
  await withSheet(page, { sheet: false })
  await page.clock.install({ time: 0 })
  await page.goto('/secret', { waitUntil: 'networkidle' })
  // From here on time stands still but for what the test lets pass.
  await page.clock.pauseAt(600_000)
  await page.getByRole('button', { name: '친구에게 알려 주기' }).click()
  const news = page.getByRole('status').filter({ hasText: '링크를 복사했어요' })
  await expect(news).toBeVisible()
  expect(await kept(page, 'copied')).toEqual([new URL('/secret', page.url()).href])
  await page.clock.runFor(3900)
  await expect(news).toBeVisible()
  await page.clock.runFor(200)
  await expect(news).toBeHidden()
})

test('[PUB-5] with a key the messenger is loaded at the press and gets the card', async ({ browser }) => {
  // The policy that opens with the key is the server's and has its own test; here the page is given one by hand.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  await withSheet(page, { sheet: true })
  let loads = 0
  await page.route('https://t1.kakaocdn.net/**', (route) => {
    loads += 1
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `window.sent = []
        window.Kakao = { isInitialized: () => sent.length > 0, init: (key) => sent.push(key),
          Share: { sendDefault: (feed) => sent.push(feed) } }`,
    })
  })
  await page.goto('/graph', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const key = Object.assign(document.createElement('meta'), {
      name: 'kakao-javascript-key',
      content: 'js-key',
    })
    document.head.append(key)
  })
  expect(loads).toBe(0)
  const share = page.getByRole('button', { name: '친구에게 알려 주기' })
  await share.click()
  await expect.poll(() => kept(page, 'sent')).toHaveLength(2)
  await share.click()
  await expect.poll(() => kept(page, 'sent')).toHaveLength(3)
  expect(loads).toBe(1)
  const link = new URL('/graph', page.url()).href
  const [key, feed] = (await kept(page, 'sent')) as [string, object]
  expect(key).toBe('js-key')
  expect(feed).toEqual({
    objectType: 'feed',
    content: {
      title: '내 연봉은 어떻게 올라왔을까요?',
      description: '같은 일을 하는 사람들과 연봉이 오른 길을 견줘 봐요.',
      imageUrl: new URL('/og/graph.png', page.url()).href,
      link: { webUrl: link, mobileWebUrl: link },
    },
    buttons: [{ title: '내 연봉 그래프 보기', link: { webUrl: link, mobileWebUrl: link } }],
  })
  expect(await kept(page, 'shared')).toEqual([])
  await context.close()
})
