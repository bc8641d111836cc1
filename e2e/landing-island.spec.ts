import { expect, test, type Page, type Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'

/** What the landing's one small script does, and what the page weighs. */

const noon = new Date('2026-11-15T12:00:00+09:00')
/** The page's clock stands still but for `runFor`, however slow the machine. */
async function stopClock(page: Page) {
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(new Date(noon.getTime() + 1_000))
}
const banners = (page: Page) => page.getByRole('region', { name: '소식' })

test.describe('[PUB-1] the banner carousel', () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await expect(banners(page)).toContainText('1 / 2')
  })

  test('turns after five seconds and goes round', async ({ page }) => {
    await page.clock.runFor(4_900)
    await expect(banners(page)).toContainText('1 / 2')
    await page.clock.runFor(200)
    await expect(banners(page)).toContainText('2 / 2')
    await page.clock.runFor(5_100)
    await expect(banners(page)).toContainText('1 / 2')
  })

  test('stops at its button and goes on at the next press', async ({ page }) => {
    await page.getByRole('button', { name: '자동 넘김 멈추기' }).click()
    await page.clock.runFor(20_000)
    await expect(banners(page)).toContainText('1 / 2')
    await page.getByRole('button', { name: '자동 넘김 켜기' }).click()
    await page.clock.runFor(5_100)
    await expect(banners(page)).toContainText('2 / 2')
  })

  test('waits while the keyboard is in it, and turns with the arrow keys', async ({ page }) => {
    const row = page.getByRole('list', { name: '소식 넘겨 보기' })
    await page.keyboard.press('Tab')
    await row.focus()
    await page.clock.runFor(20_000)
    await expect(banners(page)).toContainText('1 / 2')
    await page.keyboard.press('ArrowRight')
    await expect(banners(page)).toContainText('2 / 2')
    await page.keyboard.press('ArrowLeft')
    await expect(banners(page)).toContainText('1 / 2')
  })

  test('waits while the mouse is over it', async ({ page }) => {
    await banners(page).hover()
    await page.clock.runFor(20_000)
    await expect(banners(page)).toContainText('1 / 2')
    await page.mouse.move(5, 5)
    await page.clock.runFor(5_100)
    await expect(banners(page)).toContainText('2 / 2')
  })
})

test('[PUB-1] the banners stand still for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: '자동 넘김 켜기' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(banners(page)).toContainText('1 / 2')
})

test('[PUB-1] the logos turn page by page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const row = page.getByRole('list', { name: '회사 넘겨 보기' })
  const last = page.getByRole('list', { name: '4장 중 4장' })
  await row.focus()
  await expect(last).not.toBeInViewport()
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('list', { name: `4장 중 ${press + 2}장` })).toBeInViewport({ ratio: 0.5 })
  }
  await expect(last).toBeInViewport()
})

test('[PUB-1] each popular job gains one participant every ten minutes', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  const rows = page.getByRole('region', { name: '지금 많이 어택받는 직무' }).getByRole('listitem')
  await expect(rows.first()).toContainText('339,524명')
  await expect(rows.last()).toContainText('134,737명')
  await page.clock.runFor('10:01')
  await expect(rows.first()).toContainText('339,525명')
  await expect(rows.last()).toContainText('134,738명')
})

test.describe('[PUB-1] the side menu', () => {
  test('opens, keeps the keyboard inside, closes on Esc and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: '메뉴 열기' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: '메뉴' })
    await expect(menu.getByRole('link', { name: '서비스 소개' })).toBeVisible()
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => !document.activeElement?.closest('main, header, footer'))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes on its button and on a press beside it', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: '메뉴' })
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await page.getByRole('button', { name: '메뉴 닫기' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await expect(menu).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(menu).toBeHidden()
  })
})

test('[PUB-1] a chosen theme overrides the system and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('contentinfo').getByRole('button', { name: '어둡게' }).click()
  expect(await ground()).not.toBe(light)
  await page.reload()
  expect(await ground()).not.toBe(light)
  await page.getByRole('contentinfo').getByRole('button', { name: '시스템' }).click()
  expect(await ground()).toBe(light)
})

test.describe('[PUB-4] the first visit', () => {
  test('is recorded once in a session, with where it came from', async ({ page }) => {
    const bodies: unknown[] = []
    await page.route('**/api/users/utm', (route) => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({ json: { id: 'visit-1' } })
    })
    await page.goto('/?utm_source=kakao&utm_medium=banner&utm_campaign=autumn')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('utm-id'))).toBe('visit-1')
    await page.goto('/?utm_source=other')
    await page.waitForLoadState('networkidle')
    expect(bodies).toEqual([
      { source: 'kakao', campaign: 'autumn', medium: 'banner', content: '', term: '', landing: '/' },
    ])
  })

  test('fails without a word', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.route('**/api/users/utm', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('utm-id'))).toBeNull()
  })
})

test('[PUB-1] the page comes without React: 5 KB of script at most, 120 KB in all', async ({ page }) => {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.route('**/api/users/utm', (route) => route.fulfill({ json: { id: '1' } }))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  let scripts = 0
  let all = 0
  for (const answer of answers.filter((one) => !one.url().includes('/api/'))) {
    const kind = answer.request().resourceType()
    const body = await answer.body()
    const bytes = kind === 'font' ? body.length : gzipSync(body).length
    all += bytes
    if (kind !== 'script') continue
    scripts += bytes
    expect(body.toString()).not.toMatch(/react/i)
  }
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThanOrEqual(5 * 1024)
  expect(all).toBeLessThanOrEqual(120 * 1024)
})
