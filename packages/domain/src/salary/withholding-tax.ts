/**
 * The income tax that an employer keeps back, by the formula behind the simplified tax table (Enforcement Decree of the
 * Income Tax Act, table 2) for one person without dependants. All amounts are won in a year.
 */

type Step = { above: number; base: number; rate: number }

/** Income Tax Act, article 47: what counts as the cost of working. */
const workDeduction: readonly Step[] = [
  { above: 100_000_000, base: 14_750_000, rate: 0.02 },
  { above: 45_000_000, base: 12_000_000, rate: 0.05 },
  { above: 15_000_000, base: 7_500_000, rate: 0.15 },
  { above: 5_000_000, base: 3_500_000, rate: 0.4 },
  { above: 0, base: 0, rate: 0.7 },
]
const WORK_DEDUCTION_LIMIT = 20_000_000

/** Article 55. */
const brackets: readonly Step[] = [
  { above: 1_000_000_000, base: 384_060_000, rate: 0.45 },
  { above: 500_000_000, base: 174_060_000, rate: 0.42 },
  { above: 300_000_000, base: 94_060_000, rate: 0.4 },
  { above: 150_000_000, base: 37_060_000, rate: 0.38 },
  { above: 88_000_000, base: 15_360_000, rate: 0.35 },
  { above: 50_000_000, base: 6_240_000, rate: 0.24 },
  { above: 14_000_000, base: 840_000, rate: 0.15 },
  { above: 0, base: 0, rate: 0.06 },
]

/** Article 50: for the person themselves. */
const PERSON = 1_500_000

const along = (steps: readonly Step[], amount: number): number => {
  const step = steps.find(({ above }) => amount > above)
  return step ? step.base + (amount - step.above) * step.rate : 0
}

/** `pay` is taxable, `pension` what was paid into the national pension. */
export function withholdingTax(pay: number, pension: number): number {
  const worked = pay - Math.min(along(workDeduction, pay), WORK_DEDUCTION_LIMIT)
  const taxable = Math.max(0, worked - PERSON - pension - expectedDeductions(pay))
  const tax = along(brackets, taxable)
  return tax - Math.min(tax, workCredit(tax, pay))
}

/** The decree's guess, for one person, at insurance, medicine, schooling and the rest. */
function expectedDeductions(pay: number): number {
  const base = 3_100_000
  if (pay <= 30_000_000) return base + pay * 0.04
  if (pay <= 45_000_000) return base + pay * 0.04 - (pay - 30_000_000) * 0.05
  if (pay <= 70_000_000) return base + pay * 0.015
  return base + Math.min(pay, 120_000_000) * 0.005
}

/** Article 59. */
function workCredit(tax: number, pay: number): number {
  const credit = tax <= 1_300_000 ? tax * 0.55 : 715_000 + (tax - 1_300_000) * 0.3
  return Math.min(credit, creditLimit(pay))
}

function creditLimit(pay: number): number {
  if (pay <= 33_000_000) return 740_000
  if (pay <= 70_000_000) return Math.max(660_000, 740_000 - (pay - 33_000_000) * 0.008)
  if (pay <= 120_000_000) return Math.max(500_000, 660_000 - (pay - 70_000_000) * 0.5)
  return Math.max(200_000, 500_000 - (pay - 120_000_000) * 0.5)
}
