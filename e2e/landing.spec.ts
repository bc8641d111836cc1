import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** What the landing says and how it arrives. What moves in it is in landing-island.spec.ts. */

const STEPS = [
  '카카오톡 3초 인증으로 커리어를 불러와요',
  '연봉을 부르는 한 줄 소개를 써요',
  '희망 연봉과 밴드를 정해요',
  '마음에 든 회사와 커피챗해요',
]
const JOBS = [
  '백엔드 개발자',
  '프론트엔드 개발자',
  '프로덕트 디자이너',
  '서비스 기획·PM',
  '데이터 분석가',
  '퍼포먼스 마케터',
  '인사·채용',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

  test('[PUB-1] [ROUTE-14] headline, steps and way in are in the HTML', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('연봉 먼저, 커피는 그다음')
    await expect(page.getByText('커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.')).toBeVisible()
    const start = page.getByRole('link', { name: '카카오로 3초 만에 시작하기' })
    await expect(start).toHaveAttribute('href', '/login')
    for (const step of STEPS) await expect(page.getByText(step)).toBeVisible()
  })

  test('[PUB-1] testimonials say salary, rise and the time from sign-up to the first offer', async ({
    page,
  }) => {
    const testimonials = page.getByRole('region', { name: '후기' })
    await expect(testimonials.getByRole('figure')).toHaveCount(3)
    const first = testimonials.getByRole('figure').first()
    await expect(first).toContainText('7,900만 원')
    await expect(first).toContainText('+34%')
    await expect(first).toContainText('56분 뒤 첫 어택')
    await expect(first).toContainText('박○준백엔드 개발자 · 6년 차')
    await expect(testimonials).toContainText('2시간 13분 뒤 첫 어택')
  })

  test('[PUB-1] the seven popular jobs carry counts beyond those of July 2024', async ({ page }) => {
    const rows = page.getByRole('region', { name: '지금 많이 어택받는 직무' }).getByRole('listitem')
    await expect(rows).toHaveCount(7)
    for (const [index, job] of JOBS.entries()) await expect(rows.nth(index)).toContainText(job)
    const text = await rows.first().textContent()
    expect(Number(/([\d,]+)명/.exec(text ?? '')?.[1]?.replaceAll(',', ''))).toBeGreaterThan(214_604 + 100_000)
  })

  test('[PUB-1] 27 companies fill four pages of nine', async ({ page }) => {
    const pages = page.getByRole('list', { name: /^4장 중 [1-4]장$/ })
    await expect(pages).toHaveCount(4)
    for (let index = 0; index < 4; index++)
      await expect(pages.nth(index).getByRole('listitem')).toHaveCount(9)
    const names = await pages.getByRole('listitem').allTextContents()
    expect(new Set(names).size).toBe(27)
    expect(names.slice(0, 3)).toEqual(['노을클라우드', '두들페이', '온결헬스'])
  })

  test('[PUB-3] the banners claim 21 % more offers and 34 % higher salaries', async ({ page }) => {
    const banners = page.getByRole('region', { name: '소식' })
    await expect(banners.getByRole('listitem')).toHaveCount(2)
    await expect(banners).toContainText('이력서를 올리면제안이 21% 더 와요')
    await expect(banners).toContainText('포트폴리오를 올리면제안 연봉이 34% 더 높아요')
  })

  test('[PUB-9] the FAQ makes its promises and opens by itself', async ({ page }) => {
    const promise = page.getByText(
      '아니요. 재직 중인 회사와 따로 막아 둔 회사에는 프로필을 숨길 수 있어요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
    )
    await expect(promise).toBeVisible()
    const window = page.getByText('받은 날부터 7일 동안 고를 수 있어요. 마지막 날 밤 12시에 마감돼요.')
    await expect(window).toBeHidden()
    await page.getByText('어택은 언제까지 고를 수 있나요?').click()
    await expect(window).toBeVisible()
  })

  test('[PUB-1] the side menu opens by its address', async ({ page }) => {
    await page.getByRole('link', { name: '메뉴 열기' }).click()
    const menu = page.getByRole('navigation', { name: '전체 메뉴' })
    await expect(menu.getByRole('link', { name: '서비스 소개' })).toBeVisible()
    await page.getByRole('link', { name: '메뉴 닫기' }).click()
    await expect(menu).toBeHidden()
  })

  test('[PUB-2] the footer names the company, its sections and the other services', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    for (const title of ['서비스', '커리어', '고객 문의']) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    await expect(footer.getByRole('link', { name: '자주 묻는 질문' })).toHaveAttribute('href', '/faq')
    await expect(footer.getByRole('link', { name: '의견 보내기' })).toHaveAttribute('href', '/ask?from=%2F')
    await expect(footer).toContainText('주식회사 커피어택')
    for (const name of ['블로그', '인스타그램', '링크드인', '기업 서비스']) {
      await expect(footer.getByRole('link', { name }).first()).toHaveAttribute('href', /^https:/)
    }
    await expect(footer.getByText('회원 탈퇴')).toHaveCount(0)
  })

  test('[PUB-2] the footer switches between the views of candidates and companies', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('radio', { name: '구직자' })).toBeChecked()
    await expect(footer.getByRole('link', { name: '채용 콘솔' })).toBeHidden()
    await footer.getByText('기업', { exact: true }).click()
    await expect(footer.getByRole('link', { name: '채용 콘솔' })).toBeVisible()
    await expect(footer.getByRole('link', { name: '어택이란' })).toBeHidden()
  })
})

test('[ROUTE-14] title, description, canonical address, share card and structured data', async ({
  page,
  baseURL,
}) => {
  await page.goto('/?utm_source=somewhere')
  await expect(page).toHaveTitle(/연봉 먼저, 커피는 그다음/)
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[name="description"]')).toContain('회사가 연봉을 걸고 먼저 제안해요')
  expect(await content('meta[property="og:title"]')).toContain('연봉 먼저, 커피는 그다음')
  expect(await content('meta[property="og:image"]')).toMatch(/^https?:\/\//)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things: unknown = data.map((text) => JSON.parse(text))
  expect(things).toMatchObject([{ '@type': 'Organization' }, { '@type': 'FAQPage' }])
})

for (const width of [320, 390, 540, 1024, 1280, 1600]) {
  test(`[PUB-1] nothing sticks out sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('[PUB-1] from 1024 px the headline stands in a panel that stays beside the column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const headline = page.getByRole('heading', { level: 1 })
  const before = await headline.boundingBox()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await headline.boundingBox()).toEqual(before)
  const column = await page.getByRole('main').boundingBox()
  expect(column?.width).toBe(540)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[PUB-1] no accessibility rule is broken in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await expectAccessible(page)
    await page.getByRole('button', { name: '메뉴 열기' }).click()
    await expectAccessible(page)
  })
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
