import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import routes from '../apps/web/app/routes.ts'

/** Every public page of the route table: those that stand outside of a layout, have a fixed address and are finished. */
const pages = routes
  .filter(({ id, children }) => !children && !id?.startsWith('coming'))
  .map(({ path }) => path ?? '/')
  .filter((path) => !/[:*]|\.\w+$/.test(path))

const MOST_SCRIPT_BYTES = 5 * 1024

test('[ROUTE-1] the texts, the questions and the first page are among them', () => {
  const texts = ['/introduce', '/attack', '/coffeechat', '/guide/salary_guide', '/terms/privacy']
  expect(pages).toEqual(expect.arrayContaining(['/', '/faq', '/terms/service', ...texts]))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages) {
    test(`[ROUTE-14] ${path} reads fully, and its source says what it is`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = await page.getByRole('main').innerText()
      expect(text.replaceAll(/\s/g, '').length).toBeGreaterThan(150)
      expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

      const html = await (await request.get(`${path}?utm_source=somewhere`)).text()
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
      expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain('커피어택')
      expect(content('description').length).toBeGreaterThan(20)
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${baseURL}${path}`)
      expect(content('og:url')).toBe(`${baseURL}${path}`)
      expect(content('og:title')).toContain('커피어택')
      expect(content('og:description')).toBe(content('description'))
      const picture = await request.get(content('og:image'))
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    })
  }
})

for (const path of pages) {
  test(`[ROUTE-14] ${path} carries 5 KB of script at most and breaks no accessibility rule, light or dark`, async ({
    page,
  }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)

    await expectAccessible(page)
  })
}

test('[PUB-8] the door of the partners breaks no accessibility rule, light or dark', async ({ page }) => {
  await page.goto('/partners/login', { waitUntil: 'networkidle' })
  await expectAccessible(page)
})

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const broken = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(broken, colorScheme).toEqual([])
  }
}

test('[ROUTE-14] the sitemap names every one of them, and robots lead to it', async ({
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
