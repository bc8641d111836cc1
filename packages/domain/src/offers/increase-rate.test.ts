import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hopeGapText, increaseAlt, increaseBar, increaseRate, increaseView } from './increase-rate.ts'

const range = (salaryMin: number | null, salaryMax: number | null) => ({ salaryMin, salaryMax })
const salaries = fc.integer({ min: 1, max: 200_000 })

describe('[OFR-4] increase rate', () => {
  test.each([
    [5200, range(6300, 6800), 30.8],
    [5200, range(7000, 7000), 34.6],
    [5200, range(7000, null), 34.6],
    [5200, range(5200, 5200), 0],
    [5200, range(4000, 5000), -3.8],
    [100_000, range(1, 99_999), 0],
  ])('from %i to %o is %d percent', (income, offered, rate) => {
    expect(increaseRate(income, offered)).toBe(rate)
  })

  test('without an income or without a salary there is no rate', () => {
    expect(increaseRate(null, range(6300, 6800))).toBeNull()
    expect(increaseRate(0, range(6300, 6800))).toBeNull()
    expect(increaseRate(5200, range(null, null))).toBeNull()
    expect(increaseView(null, range(6300, 6800))).toEqual({ kind: 'none' })
  })

  test('a raise shows its amount and rate', () => {
    expect(increaseView(5200, range(6300, 6800))).toEqual({
      kind: 'raise',
      amount: 1600,
      title: '최대 +1,600만 원',
      rate: '30.8%',
    })
  })

  test('the bar starts at zero', () => {
    expect(increaseBar(5200, range(6300, 6800))).toEqual({ now: 5200 / 6800, min: 6300 / 6800, max: 1 })
    expect(increaseBar(5200, range(4000, 5000))).toEqual({ now: 1, min: 1, max: 1 })
    expect(increaseBar(5200, range(4000, 6500))).toEqual({ now: 0.8, min: 0.8, max: 1 })
  })

  test('its parts never overlap and never leave the bar', () => {
    fc.assert(
      fc.property(salaries, salaries, salaries, (income, a, b) => {
        const bar = increaseBar(income, range(Math.min(a, b), Math.max(a, b)))
        expect(bar.now).toBeGreaterThan(0)
        expect(bar.min).toBeGreaterThanOrEqual(bar.now)
        expect(bar.max).toBeGreaterThanOrEqual(bar.min)
        expect(bar.max).toBe(1)
      }),
    )
  })

  test('the bar in words', () => {
    expect(increaseAlt(5200, range(6300, 6800))).toBe('지금 5,200만 원에서 최대 6,800만 원으로')
    expect(increaseAlt(5200, range(5000, 5100))).toBe('지금 5,200만 원. 연봉은 커피챗에서 함께 정해요')
  })

  test.each([
    [6800, '희망과 같아요'],
    [7000, '희망보다 200만 원 낮아요'],
    [0, null],
  ])('against a hope of %i: %s', (hope, text) => {
    expect(hopeGapText(hope, range(6300, 6800))).toBe(text)
  })
})
