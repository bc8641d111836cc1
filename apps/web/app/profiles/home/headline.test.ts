import type { HomeCard } from '@coffeeattack/domain/offers/home-card'
import { describe, expect, test } from 'vitest'
import { headline } from './headline.ts'

const countdown = (left: Extract<HomeCard, { kind: 'countdown' }>['left']): HomeCard => ({
  kind: 'countdown',
  left,
})

describe('[OFR-10] the home page says what its card is about', () => {
  test.each<[HomeCard, string]>([
    [countdown({ kind: 'today', ms: 1000 }), '지우 님, 오늘 밤까지 고를 수 있는 어택이 있어요'],
    [countdown({ kind: 'days', days: 5 }), '지우 님, 앞으로 5일 고를 수 있는 어택이 있어요'],
    [{ kind: 'republish', to: '/my/retry' }, '지우 님, 지금은 어택을 쉬고 있어요'],
    [{ kind: 'no-offer' }, '지우 님, 잘 맞는 회사를 찾고 있어요'],
    [{ kind: 'all-offers', to: '/my/attack' }, '지우 님, 새 어택을 기다리고 있어요'],
  ])('%o', (card, sentence) => expect(headline('한지우', card).join(' ')).toBe(sentence))

  test('without a name it still says so', () => {
    expect(headline(null, { kind: 'no-offer' })).toEqual(['잘 맞는 회사를', '찾고 있어요'])
  })
})
