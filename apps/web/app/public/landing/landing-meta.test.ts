import { expect, test } from 'vitest'
import { landingMeta } from './landing-meta.ts'

const meta = landingMeta('https://coffee.example', { outside: {} })
const structured = meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))

test('[ROUTE-14] the landing page has title, description, canonical address and share card', () => {
  expect(meta).toContainEqual({ title: '커피어택 · 연봉 먼저, 커피는 그다음' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://coffee.example/' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://coffee.example/' })
})

test('[PUB-9] structured data holds the questions with the promises in their answers', () => {
  expect(structured).toMatchObject([{ '@type': 'Organization' }, { '@type': 'FAQPage' }])
  const text = JSON.stringify(structured)
  expect(text).toContain('지금 다니는 회사가 제 프로필을 볼 수 있나요?')
  expect(text).toContain('이름과 연락처는 내가 고른 회사에만 공개돼요.')
})

test('[PUB-5] opened by a partner’s link, the share card names the partner', () => {
  const invited = landingMeta('https://coffee.example', {
    referrer: { name: '서다온', code: 'daon-coffee' },
    outside: {},
  })
  expect(invited).toContainEqual({ property: 'og:title', content: '서다온 님이 커피어택에 초대했어요' })
  const image = 'https://coffee.example/og/partners/daon-coffee.png'
  expect(invited).toContainEqual({ property: 'og:image', content: image })
  // A card's link carries the partner's code; the canonical address does not.
  expect(invited).toContainEqual({ property: 'og:url', content: 'https://coffee.example/?ref=daon-coffee' })
  expect(invited).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://coffee.example/' })
  expect(invited).toContainEqual({ title: '커피어택 · 연봉 먼저, 커피는 그다음' })
  expect(invited).toHaveLength(meta.length)
})
