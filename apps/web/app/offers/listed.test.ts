import { expect, test } from 'vitest'
import { entrySubtitle, entryTitle, listed } from './listed.ts'
import type { OfferEntry } from './queries.ts'

const NOON = new Date('2026-11-15T12:00:00+09:00')
const MIDNIGHT = new Date('2026-11-16T00:00:00+09:00')

const entry = (id: string, day: string, status: OfferEntry['status'] = 'WAITING') =>
  ({
    id,
    status,
    createdAt: '2026-11-10T09:00:00+09:00',
    expiredAt: `${day}T23:59:59.999+09:00`,
  }) as OfferEntry

const entries = [
  entry('later', '2026-11-20'),
  entry('matched', '2026-11-12', 'MATCHED'),
  entry('today', '2026-11-15'),
]
const shown = (now: Date) => listed(entries, 'all', now).map(({ entry: { id }, status }) => `${id} ${status}`)

test('[OFR-9] open offers come first, the soonest deadline on top', () => {
  expect(shown(NOON)).toEqual(['today WAITING', 'later WAITING', 'matched MATCHED'])
})

test('[OFR-12] an offer that expires while the list is open moves to the expired ones', () => {
  expect(shown(MIDNIGHT)).toEqual(['later WAITING', 'today EXPIRED', 'matched MATCHED'])
})

const worded = (companies: string[], offerGroupId: string | null) =>
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
])('[OFR-9] %j in group %s is one entry of the list', (companies, groupId, title, subtitle) => {
  expect(entryTitle(worded(companies, groupId))).toBe(title)
  expect(entrySubtitle(worded(companies, groupId))).toBe(subtitle)
})
