import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { densityCurve, heightAt } from './density.ts'
import { expectedSalary } from './expected-salary.ts'
import { histogram } from './histogram.ts'
import { findPeers, peerGroupText, peerGroups } from './peers.ts'
import { MIN_PEOPLE, average } from './people.ts'
import { quantile, topPercent, topPercentText } from './percentile.ts'

const salaries = fc.array(fc.integer({ min: 2_401, max: 200_000 }), { minLength: MIN_PEOPLE, maxLength: 80 })
const hundred = Array.from({ length: 100 }, (_, index) => 4_000 + index * 40)

describe('[PRO-15] no figure from fewer than five people', () => {
  const four = [5_000, 5_200, 5_400, 5_600]
  const five = [...four, 5_800]

  test('four are too few for anything', () => {
    expect(MIN_PEOPLE).toBe(5)
    expect([
      average(four),
      topPercent(four, 5_200),
      quantile(four, 0.5),
      expectedSalary(four, 5_200),
      densityCurve(four),
      histogram(four),
    ]).toEqual([null, null, null, null, null, null])
  })

  test('five are enough', () => {
    expect(average(five)).toBe(5_400)
    expect(quantile(five, 0.5)).toBe(5_400)
    expect(topPercent(five, 5_400)).toBe(50)
    expect(histogram(five)).toEqual([{ from: 5_000, to: 6_000, count: 5 }])
    expect(densityCurve(five)).not.toBeNull()
  })
})

describe('[PRO-15] percentile', () => {
  test.each([
    [4_000, 99],
    [7_960, 1],
    [7_040, 24],
    [5_980, 50],
    [1, 99],
    [99_999, 1],
  ])('%i stands in the top %i percent', (mine, percent) => expect(topPercent(hundred, mine)).toBe(percent))

  test('more money never stands lower', () => {
    fc.assert(
      fc.property(salaries, fc.nat(200_000), fc.nat(200_000), (others, a, b) => {
        expect(topPercent(others, Math.max(a, b))).toBeLessThanOrEqual(topPercent(others, Math.min(a, b))!)
      }),
    )
  })

  test('in words', () => expect(topPercentText(24)).toBe('상위 24%'))
})

describe('[PRO-15] peers', () => {
  const me = { jobLabel: '개발', jobSubLabel: '프론트엔드 개발자', totalMonth: 63 }
  const people = (count: number, more: Partial<typeof me>) =>
    Array.from({ length: count }, () => ({ ...me, ...more }))

  test('the narrowest circle with five people wins', () => {
    expect(findPeers(me, people(5, {}))?.group.years).toEqual({ from: 5, to: 5 })
    expect(findPeers(me, [...people(4, {}), ...people(1, { totalMonth: 83 })])?.group.years).toEqual({
      from: 4,
      to: 6,
    })
    expect(findPeers(me, [...people(4, {}), ...people(1, { totalMonth: 24 })])?.group.years).toEqual({
      from: 2,
      to: 8,
    })
    expect(
      findPeers(me, [...people(4, {}), ...people(9, { jobSubLabel: '백엔드 개발자' })])?.group,
    ).toMatchObject({
      jobSubLabel: null,
      years: { from: 4, to: 6 },
    })
    expect(
      findPeers(me, people(5, { jobSubLabel: '백엔드 개발자', totalMonth: 300 }))?.group.years,
    ).toBeNull()
  })

  test('people of other jobs are never mixed in', () => {
    expect(findPeers(me, [...people(4, {}), ...people(99, { jobLabel: '디자인' })])).toBeNull()
  })

  test('in words', () => {
    const [exact, near, , wide] = peerGroups(me)
    expect(peerGroupText(exact!)).toBe('프론트엔드 개발자 · 경력 5년')
    expect(peerGroupText(near!)).toBe('프론트엔드 개발자 · 경력 4~6년')
    expect(peerGroupText(wide!)).toBe('개발 전체 · 경력 4~6년')
    expect(peerGroupText(peerGroups({ ...me, totalMonth: 7 })[0]!)).toBe('프론트엔드 개발자 · 경력 1년 미만')
    expect(peerGroupText(peerGroups(me).at(-1)!)).toBe('개발 전체 · 모든 경력')
  })
})

describe('[PRO-15] expected salary', () => {
  test('between the median and the upper quartile of the peers', () => {
    expect(expectedSalary(hundred, 5_200)).toEqual({
      low: 5_980,
      high: 6_970,
      expected: 6_480,
      raise: 1_280,
      rate: 24.6,
      topPercent: 38,
    })
  })

  test('who earns more already is not told to expect less', () => {
    expect(expectedSalary(hundred, 9_000)).toMatchObject({
      expected: 9_000,
      raise: 0,
      rate: 0,
      topPercent: 1,
    })
  })
})

describe('[PRO-15] drawn', () => {
  test('the curve is a drawing: it rises, peaks at 1 and has no hole', () => {
    fc.assert(
      fc.property(salaries, (others) => {
        const curve = densityCurve(others)!
        expect(curve).toHaveLength(61)
        expect(Math.max(...curve.map(({ height }) => height))).toBe(1)
        expect(curve.every(({ height }) => height >= 0 && Number.isFinite(height))).toBe(true)
        expect(curve.every(({ salary }, index) => index === 0 || salary >= curve[index - 1]!.salary)).toBe(
          true,
        )
      }),
    )
  })

  test('one very high salary does not stretch the curve to itself', () => {
    expect(densityCurve([...hundred, 190_000])!.at(-1)!.salary).toBeLessThan(12_000)
  })

  test('equal salaries still make a hill', () => {
    const curve = densityCurve([5_000, 5_000, 5_000, 5_000, 5_000])!
    expect(curve[30]).toEqual({ salary: 5_000, height: 1 })
    expect(curve[0]!.salary).toBeLessThan(5_000)
  })

  test('the height between two points, on a point and outside', () => {
    const curve = [
      { salary: 1000, height: 0.5 },
      { salary: 2000, height: 1 },
    ]
    expect([500, 1000, 1500, 2000, 2500].map((salary) => heightAt(curve, salary))).toEqual([
      0, 0.5, 0.75, 1, 0,
    ])
  })

  test('every bar holds at least five people, and all people are in one', () => {
    fc.assert(
      fc.property(salaries, (others) => {
        const bars = histogram(others)!
        expect(bars.every(({ count }) => count >= MIN_PEOPLE)).toBe(true)
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(others.length)
        expect(bars.every(({ from }, index) => index === 0 || from === bars[index - 1]!.to)).toBe(true)
      }),
    )
  })
})
