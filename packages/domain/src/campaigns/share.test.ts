import { expect, test } from 'vitest'
import { partnerShareCard, picturePath, shareCard } from './share.ts'

const origin = 'https://example.com'

test.each([
  ['money', '/money'],
  ['graph', '/graph'],
  ['secret', '/secret'],
  ['default', '/'],
] as const)('[PUB-5] the %s card leads to %s', (mode, path) => {
  const card = shareCard(mode, { origin })
  expect(card.link).toBe(origin + path)
  expect(card.imageUrl).toBe(`${origin}/og/${mode}.png`)
  expect([card.title, card.description, card.button].every(Boolean)).toBe(true)
})

test("[PUB-5] a partner's card names the referrer and its button reads 'submit resume'", () => {
  const card = partnerShareCard('한지우', { origin, path: '/?ref=abc' })
  expect(card.title).toContain('한지우')
  expect(card.button).toBe('이력서 제출하기')
  expect(card.link).toBe(`${origin}/?ref=abc`)
})

test('[PUB-5] a result of one person is shared by its own address', () => {
  expect(shareCard('money', { origin, path: '/money?s=1' }).link).toBe(`${origin}/money?s=1`)
})

test("[PUB-5] a single result and a partner's link have pictures of their own", () => {
  const { imageUrl } = partnerShareCard('한지우', { origin, path: '/?ref=abc', pictureOf: 'abc' })
  expect(imageUrl).toBe(`${origin}/og/partners/abc.png`)
  expect(picturePath('secret', '../my')).toBe('/og/secret/..%2Fmy.png')
})
