import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { increaseRate } from '../offers/increase-rate.ts'
import { disclosedRaise, disclosedRaiseFigure, disclosedRaiseText } from './disclosed-raise.ts'
import {
  DEFAULT_DISCLOSURE,
  disclosedText,
  discloseIncome,
  type DisclosureLevel,
  disclosureLevels,
  searchBounds,
} from './disclosure.ts'
import { matchesIncome } from './testing/oracles.ts'

const incomes = fc.integer({ min: 1, max: 200_000 })
const offered = { salaryMin: 6300, salaryMax: 6800 }

/** Whether a search from `min` to `max` lists somebody who earns so much and discloses it so far. */
function lists(income: number, level: DisclosureLevel, between: { min: number; max: number }): boolean {
  const { from, to } = searchBounds(between)[level]
  return from <= income && income < to
}

describe('[TRUST-1] what a company sees', () => {
  test('a band is the default', () => expect(DEFAULT_DISCLOSURE).toBe('BAND'))

  test.each([
    ['HIDDEN', { kind: 'hidden' }, '비공개'],
    ['AT_LEAST', { kind: 'atLeast', from: 5000 }, '5,000만 원 이상'],
    ['BAND', { kind: 'band', from: 5000, to: 5500 }, '5,000~5,500만 원'],
    ['EXACT', { kind: 'exact', income: 5340 }, '5,340만 원'],
  ] as const)('5,340 disclosed as %s: %o', (level, seen, text) => {
    expect(discloseIncome(5340, level)).toEqual(seen)
    expect(disclosedText(discloseIncome(5340, level))).toBe(text)
  })

  test.each(disclosureLevels)('without an income, %s shows nothing', (level) => {
    expect(discloseIncome(null, level)).toEqual({ kind: 'hidden' })
    expect(discloseIncome(0, level)).toEqual({ kind: 'hidden' })
  })

  test('what is shown is always true', () => {
    fc.assert(
      fc.property(incomes, (income) => {
        const atLeast = discloseIncome(income, 'AT_LEAST')
        const band = discloseIncome(income, 'BAND')
        const floor = atLeast.kind === 'atLeast' ? atLeast.from : 0
        expect(floor).toBeLessThanOrEqual(income)
        expect(floor === 0).toBe(income < 2400)
        expect(band.kind === 'band' && band.from <= income && income < band.to).toBe(true)
      }),
    )
  })
})

describe('[TRUST-1] the raise a company sees', () => {
  test.each([
    ['HIDDEN', { kind: 'none' }],
    ['AT_LEAST', { kind: 'upTo', to: 36 }],
    ['BAND', { kind: 'between', from: 14.5, to: 36 }],
    ['EXACT', { kind: 'exact', from: 18, to: 27.3 }],
  ] as const)('%s: %o', (level, raise) => {
    expect(disclosedRaise(discloseIncome(5340, level), offered)).toEqual(raise)
  })

  test('in words', () => {
    expect(disclosedRaiseText({ kind: 'none' })).toBe('소득을 공개하지 않은 후보자예요')
    expect(disclosedRaiseText({ kind: 'upTo', to: 36 })).toBe('최대 36.0% 올라요')
    expect(disclosedRaiseText({ kind: 'between', from: 14.5, to: 36 })).toBe('14.5~36.0% 올라요')
    expect(disclosedRaiseText({ kind: 'between', from: -3.1, to: 36 })).toBe('최대 36.0% 올라요')
    expect(disclosedRaiseText({ kind: 'between', from: -9, to: -1 })).toBe('소득보다 오르지 않아요')
    expect(disclosedRaiseText({ kind: 'exact', from: 18, to: 27.3 })).toBe('최대 27.3% 올라요')
    expect(disclosedRaiseText({ kind: 'exact', from: 27.3, to: 27.3 })).toBe('27.3% 올라요')
    expect(disclosedRaiseFigure({ kind: 'between', from: -9, to: -1 })).toBe('-9.0~-1.0%')
  })

  test('6,000~8,000 against 5,000~5,500 is 9 to 60 percent', () => {
    const raise = disclosedRaise(discloseIncome(5200, 'BAND'), { salaryMin: 6000, salaryMax: 8000 })
    expect(raise).toEqual({ kind: 'between', from: 9, to: 60 })
  })

  test('always holds every pair of ends: each income that is possible, each salary that is offered', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        incomes,
        incomes,
        incomes,
        share,
        share,
        fc.constantFrom(...disclosureLevels),
        (income, a, b, at, of, level) => {
          const disclosed = discloseIncome(income, level)
          const [salaryMin, salaryMax] = [Math.min(a, b), Math.max(a, b)]
          const raise = disclosedRaise(disclosed, { salaryMin, salaryMax })
          if (raise.kind === 'none') return
          const possible =
            disclosed.kind === 'band'
              ? disclosed.from + Math.floor((disclosed.to - disclosed.from) * at)
              : income
          for (const earned of [income, possible])
            for (const salary of [
              salaryMin,
              salaryMax,
              salaryMin + Math.floor((salaryMax - salaryMin) * of),
            ]) {
              const rate = increaseRate(earned, { salaryMin: salary, salaryMax: salary })!
              expect(rate).toBeLessThanOrEqual(raise.to)
              if (raise.kind !== 'upTo') expect(rate).toBeGreaterThanOrEqual(raise.from)
              const exact = ((salary - earned) * 100) / earned
              if (raise.kind === 'between') expect(exact >= raise.from && exact <= raise.to).toBe(true)
            }
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('no offer and no search tells two incomes of one band apart', () => {
    fc.assert(
      fc.property(incomes, fc.nat(5000), incomes, incomes, (income, step, min, max) => {
        const seen = discloseIncome(income, 'BAND')
        const other = income + step
        fc.pre(seen.kind === 'band' && other < seen.to)
        const range = { salaryMin: Math.min(min, max), salaryMax: Math.max(min, max) }
        const twin = discloseIncome(other, 'BAND')
        expect(disclosedRaise(twin, range)).toEqual(disclosedRaise(seen, range))
        expect(lists(other, 'BAND', { min, max })).toBe(lists(income, 'BAND', { min, max }))
      }),
    )
  })

  test('nothing a company tries depends on a hidden income', () => {
    fc.assert(
      fc.property(incomes, incomes, incomes, (income, min, max) => {
        const hidden = discloseIncome(income, 'HIDDEN')
        expect(disclosedRaise(hidden, { salaryMin: min, salaryMax: max })).toEqual({ kind: 'none' })
        expect(lists(income, 'HIDDEN', { min, max })).toBe(false)
      }),
    )
  })
})

describe('[TRUST-1] search by income', () => {
  test.each([
    ['EXACT', 5000, 5339, false],
    ['EXACT', 5340, 5340, true],
    ['BAND', 5499, 6000, true],
    ['BAND', 5500, 6000, false],
    ['BAND', 4000, 5000, true],
    ['BAND', 4000, 4999, false],
    ['AT_LEAST', 5000, 5200, true],
    ['AT_LEAST', 5001, 9000, false],
    ['AT_LEAST', 3000, 4999, false],
    ['HIDDEN', 0, 200_000, false],
  ] as const)('%s, from %i to %i: %s', (level, min, max, listed) => {
    expect(lists(5340, level, { min, max })).toBe(listed)
  })
})

const amounts = fc.integer({ min: 0, max: 200_000 })

test('[TRUST-1] a search by income lists exactly those whom the disclosed income lets it list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), amounts, amounts, (income, min, max) => {
      const bounds = searchBounds({ min, max })
      for (const level of disclosureLevels) {
        const { from, to } = bounds[level]
        const listed = max >= min && matchesIncome(discloseIncome(income, level), { min, max })
        expect([level, from <= income && income < to]).toEqual([level, listed])
      }
    }),
    { numRuns: 2000 },
  )
})
