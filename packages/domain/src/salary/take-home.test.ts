import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSUMED, TABLE_SALARIES, takeHome } from './take-home.ts'
import { RATES_YEAR, takeHomeRates } from './take-home-rates.ts'
import { SALARY } from './limits.ts'
import { withholdingTax } from './withholding-tax.ts'

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

test("the tax is the simplified table's: 4,000,000 won a month, one person, 195,960 won", () => {
  // The table reckons with the middle of its row, and stood on a pension of 4.5 %.
  const month = 4_010_000
  expect(Math.round(withholdingTax(month * 12, month * 0.045 * 12) / 12)).toBe(195_960)
})

test('a salary of 5,000만원, part by part', () => {
  expect(takeHome(5_000)).toEqual({
    gross: 4_166_666,
    pension: 188_410,
    health: 142_600,
    care: 18_730,
    employment: 35_690,
    incomeTax: 188_680,
    localTax: 18_860,
    net: 3_573_696,
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
