import { expect, test } from 'vitest'
import { originOf, privateMeta, publicMeta } from './seo.ts'

const about = { title: '자주 묻는 질문', description: '모아 답해 드려요.', path: '/faq' } as const

test('[ROUTE-14] a public page has a title, a description, its canonical address and a share card', () => {
  const tags = publicMeta(about, 'https://coffee.example')
  expect(tags).toContainEqual({ title: '자주 묻는 질문 · 커피어택' })
  expect(tags).toContainEqual({ name: 'description', content: '모아 답해 드려요.' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://coffee.example/faq' })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://coffee.example/faq' })
  expect(tags).toContainEqual({ property: 'og:title', content: '자주 묻는 질문 · 커피어택' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://coffee.example/og/default.png' })
})

test('[ROUTE-14] a page may have its own picture, and a title without the brand', () => {
  const tags = publicMeta({ ...about, image: '/og/graph.png', bareTitle: true }, 'https://coffee.example')
  expect(tags).toContainEqual({ title: '자주 묻는 질문' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://coffee.example/og/graph.png' })
})

test("a person's own page stays out of search engines", () => {
  expect(privateMeta('홈')).toEqual([{ title: '홈 · 커피어택' }, { name: 'robots', content: 'noindex' }])
})

test('the origin comes from the root, and is empty when the root failed to load', () => {
  expect(originOf([{ id: 'root', loaderData: { origin: 'https://coffee.example' } }, undefined])).toBe(
    'https://coffee.example',
  )
  expect(originOf([{ id: 'root' }, { id: 'x', loaderData: { origin: 'https://other.example' } }])).toBe('')
})
