/**
 * What is kept back from a month's pay in a year, the employee's half. In won and as shares of one.
 * Each year's row comes from the notices of the National Pension Service (rate and upper limit of the monthly income
 * it counts, from July on), the National Health Insurance Service (health, and long-term care as a share of it) and
 * the Ministry of Employment and Labor.
 */
export type TakeHomeRates = {
  year: number
  pension: number
  /** No pension is taken from what a month brings above this, and at least from the other. */
  pensionCeiling: number
  pensionFloor: number
  health: number
  /** Of the health insurance, not of the pay. */
  care: number
  employment: number
  /** Of the income tax. */
  localTax: number
}

const rates = {
  2025: {
    year: 2025,
    pension: 0.045,
    pensionCeiling: 6_370_000,
    pensionFloor: 400_000,
    health: 0.035_45,
    care: 0.1295,
    employment: 0.009,
    localTax: 0.1,
  },
  2026: {
    year: 2026,
    pension: 0.0475,
    pensionCeiling: 6_590_000,
    pensionFloor: 410_000,
    health: 0.035_95,
    care: 0.1314,
    employment: 0.009,
    localTax: 0.1,
  },
} as const satisfies Record<number, TakeHomeRates>

/** The newest year whose rates are known. */
export const RATES_YEAR = 2026

export function takeHomeRates(year: keyof typeof rates = RATES_YEAR): TakeHomeRates {
  return rates[year]
}
