import { WON_PER_MANWON } from './format.ts'
import { takeHomeRates, type TakeHomeRates } from './take-home-rates.ts'
import { withholdingTax } from './withholding-tax.ts'

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
