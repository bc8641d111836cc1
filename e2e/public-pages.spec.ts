import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import routes from '../apps/web/app/routes.ts'
import { test } from './flow-test.ts'

/** Public pages as the built service sends them. Screen tests show what they say and do. */

/** The routes without a layout and without parameters. */
const pages = routes
  .filter(({ children }) => !children)
  .map(({ path }) => path ?? '/')
  .filter((path) => !/[:*]|\.\w+$/.test(path))

const KB = 1024
const started = (page: Page) => expect(page.locator('html[data-started]')).toHaveCount(1)

/** Faces of our own font that the page has loaded. */
const ourLoadedFaces = (page: Page) =>
  page.evaluate(() => {
    const ours = [...document.fonts].filter(({ family }) => /^"?Coffee Attack Sans"?$/.test(family))
    return ours.filter(({ status }) => status === 'loaded').length
  })

/** The characters of the public pages' fonts, written by scripts/subset-fonts.ts. */
const letters = readFileSync(new URL('../.cache/fonts/public.txt', import.meta.url), 'utf8')

/** The page's own text. What users wrote is set in the system's font. */
const ownText = (page: Page, html: string) =>
  page.evaluate((sent) => {
    const read = new DOMParser().parseFromString(sent, 'text/html')
    for (const other of read.querySelectorAll('script, style, [class*="font-family"]')) other.remove()
    return read.documentElement.textContent
  }, html)

test('[ROUTE-14] a page preloads one font, and our fonts hold every character of its text', async ({
  page,
}) => {
  for (const path of pages) {
    const html = await (await page.goto(path))!.text()
    expect(html.match(/<link rel="preload" as="font"/g), path).toHaveLength(1)
    const missing = [...new Set(await ownText(page, html))].filter((letter) => !letters.includes(letter))
    expect(
      missing.filter((letter) => letter >= ' '),
      path,
    ).toEqual([])
    await started(page)
    await expect.poll(() => ourLoadedFaces(page), path).toBeGreaterThan(0)
    if (path === '/') expect(await ourLoadedFaces(page), 'the landing page needs one file').toBe(1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-1] [ROUTE-14] every public page shows its whole text', async ({ page }) => {
    const texts = ['/introduce', '/attack', '/coffeechat', '/guide/salary_guide', '/terms/privacy']
    expect(pages).toEqual(expect.arrayContaining(['/', '/faq', '/terms/service', ...texts]))
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      const text = await page.getByRole('main').innerText()
      expect(text.replaceAll(/\s/g, '').length, path).toBeGreaterThan(150)
      expect(await page.getByRole('contentinfo').getByRole('link').count(), path).toBeGreaterThan(7)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })

  test('[PUB-1] [PUB-2] [PUB-9] the landing page leads to the login, opens its questions and its menu, and leads to the companies’ page', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('연봉 먼저, 커피는 그다음')
    await expect(page.getByText('마음에 든 회사와 커피챗해요')).toBeVisible()
    await expect(page.getByRole('link', { name: '카카오로 3초 만에 시작하기' })).toHaveAttribute(
      'href',
      '/login',
    )

    const promise = page.getByText(
      '아니요. 재직 중인 회사에는 처음부터 저절로 숨겨져요. 내가 막아 둔 회사도 볼 수 없어요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
    )
    await expect(promise).toBeVisible()
    const window = page.getByText('받은 날부터 7일 동안 고를 수 있어요. 마지막 날 밤 12시에 마감돼요.')
    await expect(window).toBeHidden()
    await page.getByText('어택은 언제까지 고를 수 있나요?').click()
    await expect(window).toBeVisible()

    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('radio', { name: '구직자' })).toBeChecked()
    await expect(footer.getByRole('link', { name: '채용 콘솔' })).toBeHidden()
    await footer.getByText('기업', { exact: true }).click()
    await expect(footer.getByRole('link', { name: '채용 콘솔' })).toBeVisible()
    await expect(footer.getByRole('link', { name: '어택이란' })).toBeHidden()

    await page.getByRole('link', { name: '메뉴 열기' }).click()
    const menu = page.getByRole('navigation', { name: '전체 메뉴' })
    await expect(menu.getByRole('link', { name: '서비스 소개' })).toBeVisible()
    await page.getByRole('link', { name: '메뉴 닫기' }).click()
    await expect(menu).toBeHidden()
  })

  test('[PUB-7] [ROUTE-11] a visitor sees the example path, guesses the example rank, and reads the talk', async ({
    page,
  }) => {
    await page.goto('/graph')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 연봉은 어떻게 올라왔을까요?')
    await expect(page.getByText('5년 동안 81.3% 올랐어요')).toBeVisible()
    await expect(page.getByRole('img', { name: /1년 차 3,200만 원.*6년 차 5,800만 원/ })).toBeVisible()
    await expect(page.getByRole('link', { name: '내 연봉 그래프 그리기' })).toHaveAttribute(
      'href',
      '/my/graph',
    )

    await page.goto('/secret')
    await expect(page.getByRole('heading', { name: /상위 32%/ })).toBeHidden()
    await page.getByRole('slider', { name: '내 짐작' }).fill('50')
    await page.getByRole('button', { name: '자리 확인하기' }).click()
    await expect(page).toHaveURL(/\/secret\?guess=50$/)
    await expect(page.getByRole('heading', { name: '생각보다 높은 자리예요 상위 32%' })).toBeVisible()
    await expect(page.getByText('짐작한 자리보다 18%p 위예요')).toBeVisible()

    await page.goto('/rankingtalk')
    await expect(page.getByRole('heading', { name: '회사는 어떤 일에 높은 연봉을 걸까요?' })).toBeVisible()
    const jobs = page.getByRole('list').filter({ hasText: '소득보다' }).first()
    await expect(jobs.getByRole('listitem').first()).toContainText(/\d(억|만)( [\d,]+만)? 원/)
    await expect(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
    await expect(page.getByText('이직 컨설팅 50% 할인합니다')).toHaveCount(0)
  })
})

test('[ROUTE-14] the source of every public page has a title, a description and a picture that exists', async ({
  request,
  baseURL,
}) => {
  await Promise.all(
    pages.map(async (path) => {
      const html = await (await request.get(`${path}?utm_source=somewhere`)).text()
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
      expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain('커피어택')
      expect(content('description').length, path).toBeGreaterThan(20)
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${baseURL}${path}`)
      expect(content('og:url')).toBe(`${baseURL}${path}`)
      expect(content('og:title'), path).toContain('커피어택')
      expect(content('og:description')).toBe(content('description'))
      const picture = await request.get(content('og:image'))
      expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png'])
    }),
  )
})

test('[ROUTE-14] the sitemap names every public page, and robots.txt names the sitemap', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  expect(sitemap).toMatch(/privacy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /my')
})

const isFile = ({ pathname }: URL) => !pathname.startsWith('/api/')

/** The files of a page, read before the browser gets them, because it discards the bodies on navigation. */
async function filesOf(page: Page, path: string) {
  const files: { kind: string; body: Buffer }[] = []
  // Intercepted answers bypass the cache, so every page loads all of its files.
  await page.route(isFile, async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    files.push({ kind: route.request().resourceType(), body })
    await route.fulfill({ response, body })
  })
  await page.route('**/api/users/utm', (route) => route.fulfill({ json: { id: '1' } }))
  await page.goto(path)
  await started(page)
  await page.evaluate(() => document.fonts.ready.then(() => null))
  await page.unrouteAll({ behavior: 'wait' })
  return files
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

test('[PUB-1] [ROUTE-14] public pages have at most 5 KB of script and no React, and the landing page at most 120 KB in all', async ({
  page,
}) => {
  for (const path of pages) {
    const files = await filesOf(page, path)
    const scripts = files.filter(({ kind }) => kind === 'script').map(({ body }) => body)
    for (const script of scripts) expect(script.toString(), path).not.toMatch(/react/i)
    const scriptBytes = sum(scripts.map((script) => gzipSync(script).length))
    expect(scriptBytes, path).toBeGreaterThan(0)
    expect(scriptBytes, path).toBeLessThanOrEqual(5 * KB)
    if (path !== '/') continue
    const all = files.map(({ kind, body }) => (kind === 'font' ? body : gzipSync(body)).length)
    expect(sum(all)).toBeLessThanOrEqual(120 * KB)
  }
})

test('[PUB-1] [PUB-4] a visit is recorded once, and the chosen theme applies to the next page', async ({
  page,
}) => {
  const recorded: Response[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/users/utm')) recorded.push(answer)
  })
  await page.goto('/?utm_source=kakao&utm_medium=banner&utm_campaign=autumn')
  const kept = () => page.evaluate(() => sessionStorage.getItem('utm-id'))
  await expect.poll(kept).not.toBeNull()
  const visit = (await recorded[0]?.json()) as { id: string }
  expect(await kept()).toBe(visit.id)
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  expect(await theme()).toBeUndefined()
  await page.getByRole('contentinfo').getByRole('button', { name: '어둡게' }).click()
  await page.goto('/faq?utm_source=other')
  await started(page)
  expect(await theme()).toBe('dark')
  expect(recorded.map((answer) => answer.request().postDataJSON() as unknown)).toEqual([
    { source: 'kakao', campaign: 'autumn', medium: 'banner', content: '', term: '', landing: '/' },
  ])
  expect(await kept()).toBe(visit.id)
})
