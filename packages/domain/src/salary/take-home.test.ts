import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SALARY } from './limits.ts'
import { ASSUMED, TABLE_SALARIES, takeHome, withholdingTax, RATES_YEAR, takeHomeRates } from './take-home.ts'

test('the rates of 2026 are those of the notices', () => {
  expect(RATES_YEAR).toBe(2026)
  expect(takeHomeRates()).toMatchObject({
    pension: 0.0475,
    pensionCeiling: 6_590_000,
    health: 0.03595,
    care: 0.1314,
    employment: 0.009,
    localTax: 0.1,
  })
})

test.each([
  [2_500_000, 35_600],
  [3_500_000, 127_220],
  [4_000_000, 195_960],
  [5_000_000, 335_470],
  [10_000_000, 1_507_400],
])("the tax is the simplified table's: of %i won a month one person pays %i", (pay, tax) => {
  expect(withholdingTax(pay)).toBe(tax)
})

test.each([
  [2_510_000, withholdingTax(2_519_999)],
  [4_019_999, 195_960],
])('everybody in a row of the table pays the same: %i', (pay, tax) => {
  expect(withholdingTax(pay)).toBe(tax)
})

test.each([
  [14_000_000, 1_507_400 + 1_397_000],
  [28_000_000, 1_507_400 + 6_610_600],
  [30_000_000, 1_507_400 + 7_394_600],
  [45_000_000, 1_507_400 + 13_394_600],
  [87_000_000, 1_507_400 + 31_034_600],
])("above the table's end its steps go on: %i", (pay, tax) => {
  expect(withholdingTax(pay)).toBe(tax)
  // Without a jump, but for the 25,000 at the table's end.
  expect(withholdingTax(pay + 100) - withholdingTax(pay)).toBeLessThanOrEqual(50)
})

test('a salary of 5,000만원, part by part', () => {
  expect(takeHome(5_000)).toEqual({
    gross: 4_166_660,
    pension: 188_410,
    health: 142_600,
    care: 18_730,
    employment: 35_690,
    incomeTax: 190_620,
    localTax: 19_060,
    net: 3_571_550,
  })
})

test('the pension stops growing at its ceiling, and the meals are free of everything', () => {
  const top = Math.floor((6_590_000 * 0.0475) / 10) * 10
  expect(takeHome(12_000).pension).toBe(top)
  expect(takeHome(200_000).pension).toBe(top)
  expect(takeHome(12_000).health).toBe(Math.floor(((10_000_000 - ASSUMED.untaxedMeals) * 0.03595) / 10) * 10)
})

const salaries = fc.integer({ min: SALARY.floor + 1, max: SALARY.ceiling })

test('less is left than was earned, the parts add up, and nothing is negative', () => {
  fc.assert(
    fc.property(salaries, (salary) => {
      const { gross, net, ...kept } = takeHome(salary)
      expect(net).toBeGreaterThan(gross * 0.45)
      expect(net).toBeLessThan(gross)
      expect(Object.values(kept).reduce((sum, part) => sum + part, net)).toBe(gross)
      for (const part of Object.values(kept)) expect(part).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a raise of 100만원 or more always leaves more, though the formula has steps', () => {
  fc.assert(
    fc.property(salaries, fc.integer({ min: 100, max: 50_000 }), (salary, raise) => {
      expect(takeHome(salary + raise).net).toBeGreaterThan(takeHome(salary).net)
    }),
    { numRuns: 2_000 },
  )
})

test("the guide's table rises from row to row", () => {
  const nets = TABLE_SALARIES.map((salary) => takeHome(salary).net)
  expect(nets).toEqual(nets.toSorted((a, b) => a - b))
})
