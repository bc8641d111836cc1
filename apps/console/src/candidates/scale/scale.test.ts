import { discloseIncome, disclosureLevels } from '@coffeeattack/domain/profiles/disclosure'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, drawnAlt } from './drawn.ts'
import { placeOn, scaleFor, ticks } from './scale.ts'

const NOON = new Date('2026-11-15T12:00:00+09:00')

const scale = { from: 4_000, to: 10_000 }
const exact = { income: { kind: 'exact' as const, income: 5_200 }, hopeSalary: 6_500 }

test('the scale holds everybody and its thirds are round numbers', () => {
  expect(scaleFor([exact, { income: { kind: 'hidden' }, hopeSalary: 9_400 }])).toEqual({
    from: 5_000,
    to: 11_000,
  })
  expect(ticks(scale).map(({ text }) => text)).toEqual(['4천', '6천', '8천', '1억'])
  expect(ticks({ from: 6_000, to: 15_000 }).map(({ text }) => text)).toEqual([
    '6천',
    '9천',
    '1억 2천',
    '1억 5천',
  ])
})

test('without figures the default scale is used', () => {
  expect(scaleFor([{ income: { kind: 'hidden' }, hopeSalary: null }])).toEqual({ from: 4_000, to: 10_000 })
})

test('[TRUST-1] an exact income is a point with a line to the desired salary', () => {
  expect(drawn(exact, scale)).toMatchObject({
    now: { kind: 'point', at: 20 },
    hope: 41.7,
    way: { from: 20, to: 41.7 },
  })
})

test('[VER-14] the words tell the year and the office of the income, and call an old one by what it is', () => {
  const told = (year: number) => drawnAlt({ ...exact, incomeOrigin: { year, source: 'HEALTH' } }, NOON)
  expect(told(2025)).toBe('지금 5,200만 원, 2025년 소득 · 건강보험. 희망 6,500만 원')
  expect(told(2023)).toBe('확인된 소득 5,200만 원, 2023년 소득 · 건강보험. 희망 6,500만 원')
})

test('[TRUST-1] a band is a bar, a minimum an open end, a hidden income nothing', () => {
  const hopeSalary = 8_000
  expect(drawn({ income: { kind: 'band', from: 5_000, to: 6_000 }, hopeSalary }, scale).now).toEqual({
    kind: 'bar',
    from: 16.7,
    to: 33.3,
  })
  expect(drawn({ income: { kind: 'atLeast', from: 5_000 }, hopeSalary }, scale)).toMatchObject({
    now: { kind: 'open', from: 16.7 },
    way: null,
  })
  const hidden = drawn({ income: { kind: 'hidden' }, hopeSalary }, scale)
  expect([hidden.now, hidden.way, hidden.labels.map(({ text }) => text)]).toEqual([null, null, ['8,000']])
  const nothing = { income: { kind: 'hidden' as const }, incomeOrigin: null, hopeSalary: null }
  expect(drawnAlt(nothing, NOON)).toBe('소득 비공개. 희망 연봉 없음')
})

test('labels that would overlap part at their middle', () => {
  const { labels } = drawn({ ...exact, hopeSalary: 5_800 }, scale)
  expect(labels.map(({ side, at }) => [side, at])).toEqual([
    ['before', 25],
    ['after', 25],
  ])
})

test('[TRUST-1] two incomes with the same disclosure look the same', () => {
  const income = fc.integer({ min: 2_401, max: 200_000 })
  fc.assert(
    fc.property(income, income, fc.constantFrom(...disclosureLevels), (a, b, level) => {
      const [first, second] = [discloseIncome(a, level), discloseIncome(b, level)]
      fc.pre(JSON.stringify(first) === JSON.stringify(second))
      expect(drawn({ income: first, hopeSalary: 7_000 }, scale)).toEqual(
        drawn({ income: second, hopeSalary: 7_000 }, scale),
      )
    }),
  )
})

test('labels stay within their column', () => {
  const { labels } = drawn({ income: { kind: 'band', from: 4_000, to: 4_500 }, hopeSalary: 4_800 }, scale)
  expect(labels).toMatchObject([
    { text: '4,000~4,500', side: 'before', at: 33 },
    { text: '4,800', side: 'after', at: 33 },
  ])
  const open = drawn({ income: { kind: 'atLeast', from: 4_000 }, hopeSalary: null }, scale)
  expect(open.labels).toMatchObject([{ text: '4,000 이상', side: 'middle', at: 12 }])
})

test('nothing is drawn outside the scale', () => {
  fc.assert(
    fc.property(fc.nat(250_000), (amount) => {
      const at = placeOn(scale, amount)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(100)
    }),
  )
})
