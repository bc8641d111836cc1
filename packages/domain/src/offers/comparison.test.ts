import { describe, expect, test } from 'vitest'
import { compareOffers } from './comparison.ts'
import type { ComparableOffer } from './comparison.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')

const offer = (id: string, more: Partial<ComparableOffer> = {}): ComparableOffer => ({
  id,
  name: `회사 ${id}`,
  position: '프론트엔드 개발자',
  status: 'WAITING',
  expiredAt: seoul('2026-11-20T23:59:59.999'),
  salaryMin: 6000,
  salaryMax: 6500,
  offerItems: [],
  ...more,
})

const compare = (offers: ComparableOffer[], income: number | null = 5200) =>
  compareOffers(offers, { income, now })

describe('[TRUST-3] comparison', () => {
  test.each([
    [[offer('a')], 'TOO_FEW'],
    [[offer('a'), offer('a')], 'TOO_FEW'],
    [['a', 'b', 'c', 'd', 'e'].map((id) => offer(id)), 'TOO_MANY'],
    [[offer('a'), offer('b', { status: 'REFUSED' })], 'NOT_OPEN'],
    [[offer('a'), offer('b', { expiredAt: seoul('2026-11-14T23:59:59.999') })], 'NOT_OPEN'],
  ])('%# is refused', (offers, why) => expect(compare(offers)).toEqual({ ok: false, why }))

  test('two to four open offers share one zero-based scale', () => {
    const result = compare([
      offer('a', { salaryMin: 6300, salaryMax: 6800, offerItems: ['재택', '식대'] }),
      offer('b', {
        salaryMin: 7500,
        salaryMax: 8000,
        offerItems: ['식대', '식대'],
        expiredAt: seoul('2026-11-15T23:59:59.999'),
      }),
      offer('c', { salaryMin: null, salaryMax: null }),
    ])
    expect(result).toMatchObject({ ok: true, scaleMax: 8000, nowAt: 0.65 })
    expect(result.ok && result.offers).toMatchObject([
      { bar: { min: 0.7875, max: 0.85 }, raise: 1600, rate: 30.8, onlyHere: ['재택'], isHighest: false },
      { bar: { min: 0.9375, max: 1 }, rate: 53.8, onlyHere: [], isHighest: true, isSoonest: true },
      { bar: null, raise: null, rate: null, isHighest: false, isSoonest: false },
    ])
  })

  test('without an income there is no mark for today and no raise', () => {
    const result = compare([offer('a'), offer('b')], null)
    expect(result).toMatchObject({ ok: true, scaleMax: 6500, nowAt: null })
    expect(result.ok && result.offers[0]).toMatchObject({ raise: null, rate: null, isHighest: true })
  })

  test('offers that are only messages have no highest one', () => {
    const result = compare([
      offer('a', { salaryMin: null, salaryMax: null }),
      offer('b', { salaryMin: null, salaryMax: null }),
    ])
    expect(result.ok && result.offers.map(({ isHighest }) => isHighest)).toEqual([false, false])
  })
})
