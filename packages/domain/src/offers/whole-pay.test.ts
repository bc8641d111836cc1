import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noParts,
  PAY,
  type PayParts,
  payProblems,
  type Range,
  reversedPay,
  sharesOfYear,
  stockKinds,
  wholePay,
} from './whole-pay.ts'

const amount = fc.integer({ min: 1, max: PAY.ceiling })
const range: fc.Arbitrary<Range> = fc
  .tuple(amount, amount)
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const stock = fc.record({
  range,
  kind: fc.constantFrom(...stockKinds),
  years: fc.integer({ min: 1, max: 6 }),
})
const parts: fc.Arbitrary<PayParts> = fc.record({
  bonus: fc.option(range),
  signing: fc.option(amount),
  stock: fc.option(stock.map((it) => ({ ...it.range, kind: it.kind, years: it.years }))),
})

const base = { min: 6_300, max: 6_800 }
const offered: PayParts = {
  bonus: { min: 300, max: 700 },
  signing: 500,
  stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
}

describe('[OFR-15] the whole of an offer', () => {
  test('first year, every further year, four years and the month', () => {
    const whole = wholePay(base, offered)!
    expect(whole.first).toEqual({ min: 7_400, max: 8_500 })
    expect(whole.further).toEqual([{ from: 2, to: 4, sum: { min: 6_900, max: 8_000 } }])
    expect(whole.fourYears).toEqual({ min: 28_100, max: 32_500 })
    expect(whole.monthly).toEqual({ min: 438, max: 469 })
  })

  test('an offer that names no part has nothing to draw', () => {
    expect(wholePay(base, noParts)).toBeNull()
    expect(wholePay(base, null)).toBeNull()
    expect(wholePay(null, offered)).toBeNull()
  })

  test('shares that end before the fourth year make two steps of the further years', () => {
    const whole = wholePay(base, { ...noParts, stock: { kind: 'RSU', min: 300, max: 600, years: 2 } })!
    expect(whole.further).toEqual([
      { from: 2, to: 2, sum: { min: 6_450, max: 7_100 } },
      { from: 3, to: 4, sum: base },
    ])
  })

  test('of shares that vest over six years the four years hold four sixths', () => {
    const whole = wholePay(base, { ...noParts, stock: { kind: 'SHARES', min: 600, max: 600, years: 6 } })!
    expect(whole.fourYears).toEqual({ min: 4 * base.min + 400, max: 4 * base.max + 400 })
  })

  test('the parts add up to every sum that is shown, at both ends', () => {
    fc.assert(
      fc.property(range, parts, (salary, given) => {
        const whole = wholePay(salary, given)
        if (!whole) return
        for (const end of ['min', 'max'] as const) {
          for (const { base: pay, bonus, stock: shares, signing, sum } of whole.years)
            expect(pay[end] + bonus[end] + shares[end] + signing[end]).toBe(sum[end])
          expect(whole.years.reduce((all, { sum }) => all + sum[end], 0)).toBe(whole.fourYears[end])
          const told = whole.further.reduce((all, { from, to, sum }) => all + (to - from + 1) * sum[end], 0)
          expect(whole.first[end] + told).toBe(whole.fourYears[end])
        }
      }),
    )
  })

  test('the least is never more than the most, and all that vests is the whole value', () => {
    fc.assert(
      fc.property(range, stock, (salary, it) => {
        const shares = { ...it.range, kind: it.kind, years: it.years }
        const years = Array.from({ length: it.years }, (_, index) => sharesOfYear(shares, index + 1))
        expect(years.reduce((all, { min }) => all + min, 0)).toBe(shares.min)
        expect(years.reduce((all, { max }) => all + max, 0)).toBe(shares.max)
        const whole = wholePay(salary, { ...noParts, stock: shares })!
        expect(whole.fourYears.min).toBeLessThanOrEqual(whole.fourYears.max)
        expect(sharesOfYear(shares, it.years + 1)).toEqual({ min: 0, max: 0 })
      }),
    )
  })
})

describe('[OFR-15] what a sender may name', () => {
  test('everything of the example', () => {
    expect(payProblems(offered)).toEqual({})
    expect(payProblems(noParts)).toEqual({})
  })

  const wrong = '1만 원부터 20억 원까지 입력할 수 있어요'
  test.each<[string, Partial<PayParts>, object]>([
    ['a bonus of nothing', { bonus: { min: 0, max: 300 } }, { bonusMin: wrong }],
    ['a bonus beyond the ceiling', { bonus: { min: 300, max: 200_001 } }, { bonusMax: wrong }],
    ['a bonus that runs down', { bonus: { min: 300, max: 299 } }, { bonusMax: '최소 금액보다 낮아요' }],
    ['half a 만원', { signing: 0.5 }, { signing: wrong }],
    ['a signing bonus of nothing', { signing: 0 }, { signing: wrong }],
    [
      'shares over seven years',
      { stock: { kind: 'RSU', min: 1, max: 1, years: 7 } },
      { stockYears: '1년부터 6년까지 고를 수 있어요' },
    ],
    [
      'shares that run down',
      { stock: { kind: 'RSU', min: 2, max: 1, years: 4 } },
      { stockMax: '최소 금액보다 낮아요' },
    ],
  ])('not %s', (_, given, problems) => {
    expect(payProblems({ ...noParts, ...given })).toEqual(problems)
  })
})

describe('[BIZ-15] while the parts are typed, only that a range runs downwards is told', () => {
  const told = '최소 금액보다 낮아요'
  test.each<[string, Partial<PayParts>, object]>([
    ['a bonus that runs down', { bonus: { min: 300, max: 200 } }, { bonusMax: told }],
    ['one that may be on the way up', { bonus: { min: 300, max: 20 } }, {}],
    ['half a range', { bonus: { min: 0, max: 300 } }, {}],
    ['shares', { stock: { kind: 'RSU', min: 2_000, max: 1_000, years: 9 } }, { stockMax: told }],
    ['a signing bonus of nothing', { signing: 0 }, {}],
  ])('%s', (_, given, problems) => {
    expect(reversedPay({ ...noParts, ...given })).toEqual(problems)
  })
})
