/** The health insurance of employees, as far as it tells their pay (VER-14, KEEP-8). A new year's figures are one more line here. */

/** The employee's share of the premium, by year; a month's pay is premium ÷ rate. */
const EMPLOYEE_RATE: Readonly<Record<number, number>> = {
  2018: 0.0312,
  2019: 0.0323,
  2020: 0.033_35,
  2021: 0.0343,
  2022: 0.034_95,
  2023: 0.035_45,
  2024: 0.035_45,
  2025: 0.035_45,
  2026: 0.035_95,
}

/** The highest and lowest share of a month, in won: beyond them the premium says nothing of the pay. */
const PREMIUM_LIMITS: Readonly<Record<number, { floor: number; cap: number }>> = {
  2025: { floor: 9_890, cap: 4_504_170 },
  2026: { floor: 10_080, cap: 4_591_740 },
}

/** A premium is cut below 10 won. */
export const PREMIUM_STEP = 10

/** Of a year that is not in the table, the nearest one that is. */
function ofYear<Value>(table: Readonly<Record<number, Value>>, year: number): Value {
  const known = Object.keys(table).map(Number)
  return table[Math.min(Math.max(year, Math.min(...known)), Math.max(...known))]!
}

export const employeeRate = (year: number): number => ofYear(EMPLOYEE_RATE, year)

/** At the cap, at the floor, or beyond one of them. */
export function isAtLimit(year: number, premium: number): boolean {
  const { floor, cap } = ofYear(PREMIUM_LIMITS, year)
  return premium >= cap - PREMIUM_STEP || premium <= floor + PREMIUM_STEP
}
