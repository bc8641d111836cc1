import { expect, test } from 'vitest'
import { faq } from '../../content/faq/faq.ts'
import { BANNER, banners } from './Banners.tsx'
import { logoPages } from './logo-pages.ts'
import { fastestMinutes, testimonials, waitText, waitingShare } from './testimonials.ts'

test('[PUB-1] two banner slides, 5 seconds each', () => {
  expect(banners).toHaveLength(2)
  expect(BANNER.autoplayMs).toBe(5_000)
})

test('[PUB-1] 27 company names make 4 pages of 9', () => {
  const names = Array.from({ length: 27 }, (_, index) => `회사 ${index + 1}`)
  const pages = logoPages(names)
  expect(pages.map((page) => page.length)).toEqual([9, 9, 9, 9])
  expect(pages.slice(0, 3).flat()).toEqual(names)
  expect(new Set(pages[3]).size).toBe(9)
  for (const page of pages.slice(0, 3))
    expect(pages[3]!.filter((name) => page.includes(name))).toHaveLength(3)
})

test('[PUB-1] first offers came between 56 minutes and 2 hours 13 minutes after sign-up', () => {
  const waits = testimonials.map((one) => one.minutesToFirstOffer)
  expect(Math.min(...waits)).toBe(56)
  expect(Math.max(...waits)).toBe(133)
  expect(fastestMinutes).toBe(56)
  expect(waits.map(waitText)).toEqual(['56분', '1시간 40분', '2시간 13분'])
  expect([60, 120, 0].map(waitText)).toEqual(['1시간', '2시간', '0분'])
  expect([75, 150, 400].map(waitingShare)).toEqual([0.5, 1, 1])
})

test('[PUB-1] a testimonial has salary, percent, desc, job and name', () => {
  for (const { salary, percent, desc, job, name } of testimonials) {
    expect(salary).toBeGreaterThan(2_400)
    expect(percent).toBeGreaterThan(0)
    expect([desc, job, name].every(Boolean)).toBe(true)
  }
})

test('[PUB-3] a resume brings 21 % more offers, a portfolio 34 % higher salary', () => {
  expect(banners.map(({ lines }) => lines.join(' '))).toEqual([
    '이력서를 올리면 제안이 21% 더 와요',
    '포트폴리오를 올리면 제안 연봉이 34% 더 높아요',
  ])
  expect(banners.map(({ percent }) => percent)).toEqual([21, 34])
})

test('[PUB-9] the FAQ promises hiding from the employer and restricted companies, and contact only to the chosen', () => {
  const landing = faq.filter((item) => item.onLanding).map((item) => item.answer)
  const promise = landing.find((answer) => answer.includes('재직 중인 회사'))
  expect(promise).toContain('처음부터 저절로 숨겨져요')
  expect(promise).toContain('막아 둔 회사')
  expect(promise).toContain('이름과 연락처는 내가 고른 회사에만 공개돼요.')
})

test('[PUB-9] the FAQ states the selection window of 7 days', () => {
  expect(faq.find((item) => item.key === 'selection-window')!.answer).toContain('7일')
})
