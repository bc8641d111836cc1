import { expect, test } from 'vitest'
import type { OfferEntry } from './queries.ts'
import { entrySubtitle, entryTitle } from './words.ts'

const entry = (companies: string[], offerGroupId: string | null) =>
  ({
    name: '노을클라우드',
    position: '프론트엔드 개발자',
    offerGroupId,
    companyItems: companies.map((name) => ({ name, logo: null })),
  }) as unknown as OfferEntry

test.each([
  [[], null, '노을클라우드', '프론트엔드 개발자'],
  [['온결헬스'], 'g', '에이전트가 고른 1곳', '온결헬스'],
  [['온결헬스', '모카로지스'], 'g', '에이전트가 고른 2곳', '온결헬스, 모카로지스'],
  [['온결헬스', '모카로지스', '세모상점'], 'g', '에이전트가 고른 3곳', '온결헬스, 모카로지스 외 1곳'],
])('[OFR-9] %j in group %s stands in the list as one entry', (companies, groupId, title, subtitle) => {
  expect(entryTitle(entry(companies, groupId))).toBe(title)
  expect(entrySubtitle(entry(companies, groupId))).toBe(subtitle)
})
