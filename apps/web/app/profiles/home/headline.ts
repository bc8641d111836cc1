import type { HomeCard } from '@coffeeattack/domain/offers/home-card'
import { politeName } from '@coffeeattack/domain/text/names'

export type Headline = readonly [first: string, second: string]

/** The page's first sentence, in two lines: what the home card is about. */
export function headline(name: string | null, card: HomeCard): Headline {
  const person = name ? `${politeName(name)}, ` : ''
  switch (card.kind) {
    case 'countdown':
      return [`${person}${untilText(card.left)}`, '고를 수 있는 어택이 있어요']
    case 'republish':
      return [`${person}지금은`, '어택을 쉬고 있어요']
    case 'no-offer':
      return [`${person}잘 맞는 회사를`, '찾고 있어요']
    case 'all-offers':
      return [`${person}새 어택을`, '기다리고 있어요']
  }
}

function untilText(left: Extract<HomeCard, { kind: 'countdown' }>['left']): string {
  return left.kind === 'today' ? '오늘 밤까지' : `앞으로 ${left.days}일`
}
