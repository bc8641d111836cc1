import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedSalary } from './expected-salary.ts'
import { densityCurve, marketOf, type Market, topPercent, topPercentText } from './market.ts'
import { MIN_PEOPLE, average, toldCount } from './people.ts'

const anySalary = fc.integer({ min: 2_401, max: 200_000 })
const salaries = fc.array(anySalary, { minLength: MIN_PEOPLE, maxLength: 80 })
const markets = fc.record({
  middle: fc.integer({ min: 50, max: 400 }).map((steps) => steps * 50),
  spread: fc.integer({ min: 5, max: 25 }).map((steps) => steps * 0.02),
})
const hundred = Array.from({ length: 100 }, (_, index) => 4_000 + index * 40)
const market: Market = { middle: 6_000, spread: 0.2 }

describe('[PRO-15] no figure from fewer than five people', () => {
  const four = [5_000, 5_200, 5_400, 5_600]

  test('four are too few for anything', () => {
    expect(MIN_PEOPLE).toBe(5)
    expect([average(four), marketOf(four), toldCount(4)]).toEqual([null, null, 0])
  })

  test('five are enough', () => {
    const five = [...four, 5_800]
    expect(average(five)).toBe(5_400)
    expect(marketOf(five)).toEqual({ middle: 5_400, spread: 0.1 })
  })

  test.each([
    [5, 5],
    [10, 10],
    [43, 40],
    [100, 100],
    [4_218, 4_200],
  ])('%i people are told as at least %i', (people, told) => expect(toldCount(people)).toBe(told))
})

describe("[PRO-15] nobody's salary can be worked out", () => {
  test('of five people, the middle one may earn this or that: the figures stay the same', () => {
    const among = (one: number) => marketOf([5_000, 5_500, one, 6_500, 7_000])
    expect(among(5_950)).toEqual(among(6_050))
  })

  test('one very high salary moves no more than a usual high one', () => {
    expect(marketOf([...hundred, 190_000])).toEqual(marketOf([...hundred, 11_000]))
    expect(densityCurve(marketOf([...hundred, 190_000])!).at(-1)!.salary).toBeLessThan(12_000)
  })

  test('the figures are blurred, so most changes of one salary by 10만원 do not show', () => {
    fc.assert(
      fc.property(salaries, (others) => {
        const { middle, spread } = marketOf(others)!
        expect(middle % 50).toBe(0)
        expect(Math.abs((spread / 0.02) % 1)).toBeLessThan(1e-6)
        expect(spread).toBeGreaterThanOrEqual(0.1)
      }),
    )
  })

  test('a salary typed in tells nothing of the people: its place is read off the market alone', () => {
    expect(topPercent(market, 5_999)).toBe(topPercent(market, 6_001))
  })
})

describe('[PRO-15] percentile', () => {
  test.each([
    [6_000, 50],
    [4_912, 84],
    [6_866, 25],
    [1, 99],
    [99_999, 1],
  ])('%i stands in the top %i percent', (mine, percent) => expect(topPercent(market, mine)).toBe(percent))

  test('more money never stands lower', () => {
    fc.assert(
      fc.property(markets, fc.nat(200_000), fc.nat(200_000), (others, a, b) => {
        expect(topPercent(others, Math.max(a, b))).toBeLessThanOrEqual(topPercent(others, Math.min(a, b)))
      }),
    )
  })

  test('of evenly spread people it comes near to a count', () => {
    expect(topPercent(marketOf(hundred)!, 7_040)).toBeGreaterThan(15)
    expect(topPercent(marketOf(hundred)!, 7_040)).toBeLessThan(30)
  })

  test('in words', () => expect(topPercentText(24)).toBe('상위 24%'))
})

describe('[PRO-15] expected salary', () => {
  test('between the middle and the upper quarter of the market', () => {
    expect(expectedSalary(market, 5_200)).toEqual({
      low: 6_000,
      high: 6_870,
      expected: 6_440,
      raise: 1_240,
      rate: 23.8,
      topPercent: 36,
    })
  })

  test('who earns more already is not told to expect less', () => {
    expect(expectedSalary(market, 9_000)).toMatchObject({ expected: 9_000, raise: 0, rate: 0, topPercent: 2 })
  })

  test('is never below today, and its range never upside down', () => {
    fc.assert(
      fc.property(markets, anySalary, (others, now) => {
        const { low, high, expected } = expectedSalary(others, now)!
        expect(expected).toBeGreaterThanOrEqual(now)
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeLessThanOrEqual(expected)
      }),
    )
  })

  test('without an income there is nothing to expect from', () => {
    expect(expectedSalary(market, 0)).toBeNull()
  })
})

describe('[PRO-15] drawn', () => {
  test('the curve is one hill: it rises, peaks at 1, falls and has no hole', () => {
    fc.assert(
      fc.property(markets, (others) => {
        const curve = densityCurve(others)
        const heights = curve.map(({ height }) => height)
        const peak = heights.indexOf(1)
        expect(curve).toHaveLength(61)
        expect(peak).toBeGreaterThan(0)
        expect(heights.slice(0, peak + 1)).toEqual(heights.slice(0, peak + 1).toSorted((a, b) => a - b))
        expect(heights.slice(peak)).toEqual(heights.slice(peak).toSorted((a, b) => b - a))
        expect(curve.every(({ salary }, index) => index === 0 || salary > curve[index - 1]!.salary)).toBe(
          true,
        )
      }),
    )
  })

  test('equal salaries still make a hill', () => {
    const curve = densityCurve(marketOf([5_000, 5_000, 5_000, 5_000, 5_000])!)
    expect(curve[0]!.salary).toBeLessThan(4_000)
    expect(curve.at(-1)!.salary).toBeGreaterThan(6_000)
  })
})
