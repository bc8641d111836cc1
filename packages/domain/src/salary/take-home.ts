import { WON_PER_MANWON } from './format.ts'

/**
 * What is kept back from a month's pay in a year, the employee's half. In won and as shares of one.
 * Each year's row comes from the notices of the National Pension Service (rate and upper limit of the monthly income
 * it counts, from July on), the National Health Insurance Service (health, and long-term care as a share of it) and
 * the Ministry of Employment and Labor.
 */
type TakeHomeRates = {
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

/** What every figure here assumes: one person, and a meal allowance inside the salary that is not taxed. */
export const ASSUMED = { people: 1, untaxedMeals: 200_000 } as const

/** A month's pay and what is kept back from it, in won. */
export type TakeHome = {
  gross: number
  pension: number
  health: number
  care: number
  employment: number
  incomeTax: number
  localTax: number
  net: number
}

/** All is cut to ten won, as pay slips and the offices do: to the won would say more than an estimate knows. */
const tens = (won: number) => Math.floor(won / 10) * 10

/** What a month leaves of a yearly salary in 만원. An estimate: the year-end settlement decides the tax. */
export function takeHome(salary: number, rates: TakeHomeRates = takeHomeRates()): TakeHome {
  const gross = tens((salary * WON_PER_MANWON) / 12)
  const pay = Math.max(0, gross - ASSUMED.untaxedMeals)
  const pension = tens(clamp(pay, rates.pensionFloor, rates.pensionCeiling) * rates.pension)
  const health = tens(pay * rates.health)
  const care = tens(health * rates.care)
  const employment = tens(pay * rates.employment)
  const incomeTax = withholdingTax(pay)
  const localTax = tens(incomeTax * rates.localTax)
  const kept = pension + health + care + employment + incomeTax + localTax
  return { gross, pension, health, care, employment, incomeTax, localTax, net: gross - kept }
}

/** Salaries, in 만원, that the guide's table shows. */
export const TABLE_SALARIES = [
  3_000, 3_500, 4_000, 4_500, 5_000, 5_500, 6_000, 7_000, 8_000, 9_000, 10_000, 12_000, 15_000,
] as const

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/**
 * The income tax that an employer keeps back in a month: the simplified tax table (Enforcement Decree of the Income Tax
 * Act, table 2) for one person without dependants. The table is a formula of its own, kinder in its guesses and
 * stricter in its credit than the year-end settlement. All amounts are won.
 */

type Step = { above: number; base: number; rate: number }

/** Income Tax Act, article 47: what counts as the cost of working. The table ends before its limit. */
const workDeduction: readonly Step[] = [
  { above: 100_000_000, base: 14_750_000, rate: 0.02 },
  { above: 45_000_000, base: 12_000_000, rate: 0.05 },
  { above: 15_000_000, base: 7_500_000, rate: 0.15 },
  { above: 5_000_000, base: 3_500_000, rate: 0.4 },
  { above: 0, base: 0, rate: 0.7 },
]

/** Article 55, as far as the table's pay reaches. */
const brackets: readonly Step[] = [
  { above: 88_000_000, base: 15_360_000, rate: 0.35 },
  { above: 50_000_000, base: 6_240_000, rate: 0.24 },
  { above: 14_000_000, base: 840_000, rate: 0.15 },
  { above: 0, base: 0, rate: 0.06 },
]

/** Article 50: for the person themselves. */
const PERSON = 1_500_000

/** The pension that the table reckons with, whatever is really paid. */
const TABLE_PENSION = { rate: 0.045, ceiling: 4_490_000 } as const

/** Where the table ends, and what is kept back of each won above. */
const TABLE_END = 10_000_000
const beyond: readonly Step[] = [
  { above: 87_000_000, base: 31_034_600, rate: 0.45 },
  { above: 45_000_000, base: 13_394_600, rate: 0.42 },
  { above: 30_000_000, base: 7_394_600, rate: 0.4 },
  { above: 28_000_000, base: 6_610_600, rate: 0.98 * 0.4 },
  { above: 14_000_000, base: 1_397_000, rate: 0.98 * 0.38 },
  { above: TABLE_END, base: 25_000, rate: 0.98 * 0.35 },
]

const along = (steps: readonly Step[], amount: number): number => {
  const step = steps.find(({ above }) => amount > above)
  return step ? step.base + (amount - step.above) * step.rate : 0
}

/** `pay` is what is taxable of a month; the tax is cut to ten won, as the table's is. */
export function withholdingTax(pay: number): number {
  const inTable = ofMonth(pay < TABLE_END ? middleOfRow(pay) : TABLE_END)
  // A hair above a round figure may be reckoned a hair below it.
  return Math.floor((inTable + along(beyond, pay)) / 10 + 1e-6) * 10
}

/** Everybody in a row pays what its middle pays. */
function middleOfRow(pay: number): number {
  const width = pay < 1_500_000 ? 5_000 : pay < 3_000_000 ? 10_000 : 20_000
  return Math.floor(pay / width) * width + width / 2
}

function ofMonth(month: number): number {
  const pay = month * 12
  const pension = Math.min(month, TABLE_PENSION.ceiling) * TABLE_PENSION.rate * 12
  const worked = pay - along(workDeduction, pay)
  const tax = along(brackets, Math.max(0, worked - PERSON - pension - expectedDeductions(pay)))
  return (tax - workCredit(tax, pay)) / 12
}

/** The decree's guess, for one person, at insurance, medicine, schooling and the rest. */
function expectedDeductions(pay: number): number {
  const base = 3_100_000
  if (pay <= 30_000_000) return base + pay * 0.04
  if (pay <= 45_000_000) return base + pay * 0.04 - (pay - 30_000_000) * 0.05
  if (pay <= 70_000_000) return base + pay * 0.015
  return base + pay * 0.005
}

/** The table's own credit for work, not that of article 59, which the settlement uses. */
function workCredit(tax: number, pay: number): number {
  const credit = tax <= 500_000 ? tax * 0.55 : 275_000 + (tax - 500_000) * 0.3
  const limit = pay <= 55_000_000 ? 660_000 : pay <= 70_000_000 ? 630_000 : 500_000
  return Math.min(credit, limit)
}
