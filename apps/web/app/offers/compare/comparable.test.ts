import { expect, test } from 'vitest'
import type { OfferEntry } from '../queries.ts'
import { canCompare, compareChosen, idsOf } from './comparable.ts'

const NOON = new Date('2026-11-15T12:00:00+09:00')

const entry = (id: string, given: Partial<OfferEntry> = {}) =>
  ({
    id,
    name: id,
    position: '개발자',
    status: 'WAITING',
    offerGroupId: null,
    createdAt: '2026-11-10T00:00:00Z',
    expiredAt: '2026-11-20T14:59:59.999Z',
    salaryMin: 6000,
    salaryMax: 7000,
    incomeBasis: 5000,
    offerItems: [],
    ...given,
  }) as unknown as OfferEntry

test('[TRUST-3] two open single offers can be compared; groups, answered and expired ones do not count', () => {
  const past = entry('past', { expiredAt: '2026-11-14T14:59:59.999Z' })
  const others = [entry('group', { offerGroupId: 'g' }), entry('done', { status: 'MATCHED' }), past]
  expect(canCompare([entry('a'), ...others], NOON)).toBe(false)
  expect(canCompare([entry('a'), entry('b'), ...others], NOON)).toBe(true)
})

test('[TRUST-3] the marked income is the one of which the open offers are counted', () => {
  const unknown = entry('a', { incomeBasis: null })
  expect(compareChosen([unknown, entry('b')], ['a', 'b'], NOON)).toMatchObject({
    ok: true,
    nowAt: 5000 / 7000,
  })
  const others = [unknown, entry('b', { incomeBasis: null })]
  expect(compareChosen(others, ['a', 'b'], NOON)).toMatchObject({ ok: true, nowAt: null })
})

test.each([[['a'], 'TOO_FEW']])('[TRUST-3] %j can not be laid side by side: %s', (ids, why) => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id))
  expect(compareChosen(entries, ids, NOON)).toEqual({ ok: false, why })
})

test('an address names each offer once', () => {
  expect(idsOf('a,b,,a')).toEqual(['a', 'b'])
  expect(idsOf(null)).toEqual([])
})
