import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/page-test.tsx'

/** The landing page's content and layout. Its motion is in landing-island.screen.tsx. */

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

test('[PUB-1] headline, steps and start button', async ({ visit }) => {
  const { screen } = await visit('/')
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('연봉 먼저, 커피는 그다음')
  await expect
    .element(screen.getByText('커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.', { exact: false }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '카카오로 3초 만에 시작하기' }))
    .toHaveAttribute('href', '/login')
  for (const step of STEPS) {
    await expect.element(screen.getByText(step, { exact: false })).toBeVisible()
  }
})

test('[PUB-1] the header has the hero’s background, also without scroll animations', async ({ visit }) => {
  const { screen, window } = await visit('/')
  for (const animation of window.document.getAnimations()) animation.cancel()
  const ground = (element: Element) => window.getComputedStyle(element).backgroundColor
  const hero = window.document.querySelector('.hero')
  expect(ground(screen.getByRole('banner').element())).toBe(ground(hero!))
  const { screen: other, window: otherWindow } = await visit('/faq')
  expect(otherWindow.getComputedStyle(other.getByRole('banner').element()).backgroundColor).toBe(
    'rgb(255, 255, 255)',
  )
})

test('[PUB-1] testimonials tell salary, raise and the time from sign-up to the first offer', async ({
  visit,
}) => {
  const { screen } = await visit('/')
  const testimonials = screen.getByRole('region', { name: '후기' })
  const figures = testimonials.getByRole('figure')
  expect(figures.elements()).toHaveLength(3)
  await expect.element(figures.first()).toMatchTextContent('7,900만 원')
  await expect.element(figures.first()).toMatchTextContent('+34%')
  await expect.element(figures.first()).toMatchTextContent('56분 뒤 첫 어택')
  await expect.element(figures.first()).toMatchTextContent('박○준백엔드 개발자 · 6년 차')
  await expect.element(testimonials).toMatchTextContent('2시간 13분 뒤 첫 어택')
})

test('[PUB-1] the seven popular jobs carry counts beyond those of July 2024', async ({ visit }) => {
  const { screen } = await visit('/')
  const rows = screen.getByRole('region', { name: '지금 많이 어택받는 직무' }).getByRole('listitem')
  const texts = rows.elements().map(({ textContent }) => textContent)
  expect(texts).toHaveLength(7)
  for (const [index, job] of JOBS.entries()) expect(texts[index]).toContain(job)
  expect(Number(/([\d,]+)명/.exec(texts[0] ?? '')?.[1]?.replaceAll(',', ''))).toBeGreaterThan(
    214_604 + 100_000,
  )
})

test('[PUB-1] 27 companies fill four pages of nine', async ({ visit }) => {
  const { screen } = await visit('/')
  const pages = screen.getByRole('list', { name: /^4장 중 [1-4]장$/ })
  expect(pages.elements()).toHaveLength(4)
  const names = pages.elements().map((list) => [...list.children].map(({ textContent }) => textContent))
  for (const nine of names) expect(nine).toHaveLength(9)
  expect(new Set(names.flat()).size).toBe(27)
  expect(names.flat().slice(0, 3)).toEqual(['노을클라우드', '두들페이', '온결헬스'])
})

test('[PUB-3] the banners claim 21 % more offers and 34 % higher salaries', async ({ visit }) => {
  const { screen } = await visit('/')
  const banners = screen.getByRole('region', { name: '소식' })
  expect(banners.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(banners).toMatchTextContent('이력서를 올리면제안이 21% 더 와요')
  await expect.element(banners).toMatchTextContent('포트폴리오를 올리면제안 연봉이 34% 더 높아요')
})

test('[PUB-2] the footer names the company, its sections and the other services', async ({ visit }) => {
  const outside = {
    블로그: 'https://blog.coffee.example',
    인스타그램: 'https://instagram.com/coffee',
    링크드인: 'https://linkedin.com/company/coffee',
    '카카오톡 상담': 'https://pf.kakao.com/_coffee',
  }
  const { screen } = await visit('/', {
    outside: {
      blog: outside.블로그,
      instagram: outside.인스타그램,
      linkedin: outside.링크드인,
      kakaoChannel: outside['카카오톡 상담'],
    },
  })
  const footer = screen.getByRole('contentinfo')
  for (const name of ['서비스', '커리어', '고객 문의']) {
    await expect.element(footer.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const link = (name: string) => footer.getByRole('link', { name })
  await expect.element(link('자주 묻는 질문')).toHaveAttribute('href', '/faq')
  await expect.element(link('의견 보내기')).toHaveAttribute('href', '/ask?from=%2F')
  await expect.element(footer).toMatchTextContent('주식회사 콩볶기')
  for (const [name, href] of Object.entries(outside)) {
    await expect.element(link(name)).toHaveAttribute('href', href)
  }
  await expect.element(footer.getByText('회원 탈퇴')).not.toBeInTheDocument()
})

test('[ROUTE-14] title, description, canonical address, share card and structured data', async ({
  visit,
}) => {
  const { window } = await visit('/?utm_source=somewhere')
  const { document, location } = window
  const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content
  expect(document.title).toContain('연봉 먼저, 커피는 그다음')
  expect(content('meta[name="description"]')).toContain('회사가 연봉을 걸고 먼저 제안해요')
  expect(content('meta[property="og:title"]')).toContain('연봉 먼저, 커피는 그다음')
  expect(content('meta[property="og:image"]')).toMatch(/^https?:\/\//)
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(`${location.origin}/`)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(data.map(({ textContent }) => JSON.parse(textContent) as unknown)).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'FAQPage' },
  ])
})

test('[PUB-1] nothing overflows sideways', async ({ visit }) => {
  const { window } = await visit('/')
  for (const width of [320, 390, 540, 1024, 1280, 1600]) {
    await page.viewport(width, 800)
    expect(window.document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('[PUB-1] from 1024 px the headline is in a sticky panel beside the column', async ({ visit }) => {
  await page.viewport(1280, 900)
  const { screen, window } = await visit('/')
  const headline = () => screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect().toJSON()
  const before: unknown = headline()
  window.scrollTo(0, 2000)
  expect(window.scrollY).toBeGreaterThan(500)
  expect(headline()).toEqual(before)
  expect(screen.getByRole('main').element().getBoundingClientRect().width).toBe(540)
})

test('[PUB-1] no accessibility rule is broken, with the menu closed or open', async ({ visit }) => {
  const { screen, window } = await visit('/')
  await expectAccessible(window)
  await screen.getByRole('button', { name: '메뉴 열기' }).click()
  await expect.element(screen.getByRole('dialog', { name: '메뉴' })).toBeVisible()
  await expectAccessible(window)
})
