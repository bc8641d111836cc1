import { discloseIncome, disclosureLevels } from '@coffeeattack/domain/profiles/disclosure'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hopesPicture, hopesTitle, seenBand } from './market.ts'

const hopes = { people: 120, low: 6_600, middle: 7_100, high: 7_700 }
const none = { salaryMin: null, salaryMax: null }

describe('[BIZ-13] the hopes of similar people', () => {
  test('take the middle third of the scale, with the offer on it', () => {
    const { low, middle, high, offered, words } = hopesPicture(hopes, { salaryMin: 6_600, salaryMax: 7_700 })
    expect([low, middle, high].map(Math.round)).toEqual([33, 48, 67])
    expect(offered).toEqual({ from: low, to: high })
    expect(words).toBe(
      '희망의 가운데 절반은 6,600에서 7,700만 원, 가운데 값은 7,100만 원, 내 제안은 6,600에서 7,700만 원',
    )
    expect(hopesTitle(hopes)).toBe('비슷한 분 120여 명의 희망')
  })

  test('are shown without an incomplete offer', () => {
    expect(hopesPicture(hopes, none).offered).toBeNull()
    expect(hopesPicture(hopes, { salaryMin: 7_000, salaryMax: 700 }).offered).toBeNull()
  })

  test('nothing is drawn outside the scale', () => {
    const amount = fc.integer({ min: 0, max: 200_000 })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const { offered } = hopesPicture(hopes, { salaryMin: Math.min(a, b), salaryMax: Math.max(a, b) })
        expect(offered!.from).toBeGreaterThanOrEqual(0)
        expect(offered!.to).toBeLessThanOrEqual(100)
        expect(offered!.to).toBeGreaterThanOrEqual(offered!.from)
      }),
    )
  })
})

describe('[BIZ-13] the band of the current offer', () => {
  const range = { salaryMin: 6_800, salaryMax: 7_400 }

  test('is that of the highest visible raise', () => {
    expect(seenBand({ kind: 'band', from: 6_000, to: 6_500 }, range)).toBe(2)
    expect(seenBand({ kind: 'exact', income: 6_500 }, range)).toBe(1)
    expect(seenBand({ kind: 'atLeast', from: 7_000 }, range)).toBe(0)
    expect(seenBand({ kind: 'hidden' }, range)).toBeNull()
    expect(seenBand({ kind: 'exact', income: 6_500 }, none)).toBeNull()
  })

  test('[TRUST-1] is the same for incomes with the same disclosure', () => {
    const amount = fc.integer({ min: 2_401, max: 200_000 })
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(...disclosureLevels), (a, b, salaryMax, level) => {
        const [first, second] = [discloseIncome(a, level), discloseIncome(b, level)]
        fc.pre(JSON.stringify(first) === JSON.stringify(second))
        const offered = { salaryMin: salaryMax, salaryMax }
        expect(seenBand(first, offered)).toBe(seenBand(second, offered))
      }),
    )
  })
})
