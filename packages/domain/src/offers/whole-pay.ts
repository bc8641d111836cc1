import { SALARY } from '../salary/limits.ts'
import { takeHome } from '../salary/take-home.ts'
import { WON_PER_MANWON } from '../salary/format.ts'

/** What an offer may name besides its base (OFR-15). In 만원; a share's value is the company's own estimate. */
export const PAY = { ceiling: SALARY.ceiling, vesting: { min: 1, max: 6 }, shownYears: 4 } as const

export const payKinds = ['base', 'bonus', 'stock', 'signing'] as const
export type PayKind = (typeof payKinds)[number]

export const stockNames = { OPTION: '스톡옵션', RSU: 'RSU', SHARES: '주식' } as const
export type StockKind = keyof typeof stockNames
export const stockKinds = Object.keys(stockNames) as [StockKind, ...StockKind[]]

/** From the least to the most. */
export type Range = { readonly min: number; readonly max: number }

export type Stock = Range & { readonly kind: StockKind; readonly years: number }

/** The parts beside the base; what is not offered is null. */
export type PayParts = {
  readonly bonus: Range | null
  readonly signing: number | null
  readonly stock: Stock | null
}

export const noParts: PayParts = { bonus: null, signing: null, stock: null }

/** What an offer names, as its row and the contract say it. */
export type Offered = {
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly pay: PayParts | null
}

/** An offer with one figure may carry it at either end; a message carries none. */
export function baseOf({ salaryMin, salaryMax }: Omit<Offered, 'pay'>): Range | null {
  const [min, max] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin]
  return min === null || max === null ? null : { min, max }
}

const hasParts = ({ bonus, signing, stock }: PayParts): boolean =>
  bonus !== null || signing !== null || stock !== null

/** Parts that name nothing are none. */
export const partsOf = (parts: PayParts | null): PayParts | null => (parts && hasParts(parts) ? parts : null)

/** One year of the drawing, part by part from the ground; the parts add up to `sum` at both ends. */
export type PayYear = Readonly<Record<PayKind, Range>> & { readonly year: number; readonly sum: Range }

/** Years that bring the same, told as one: '다음 해부터 해마다', or, when the shares end early, in two steps. */
export type YearsAlike = { readonly from: number; readonly to: number; readonly sum: Range }

export type WholePay = {
  readonly years: readonly PayYear[]
  readonly first: Range
  readonly further: readonly YearsAlike[]
  readonly fourYears: Range
  /** What a month leaves of the base alone, cut to whole 만원. */
  readonly monthly: Range
}

/** The whole of an offer, or null when it names nothing but its base. */
export function wholePay(base: Range | null, given: PayParts | null): WholePay | null {
  const parts = partsOf(given)
  return base && parts && reckon(base, parts)
}

/** An offer without parts is reckoned too where it stands beside one that has some. */
export function reckon(base: Range, parts: PayParts): WholePay {
  const years = Array.from({ length: PAY.shownYears }, (_, index) => payYear(index + 1, base, parts))
  const [first, ...later] = years
  return {
    years,
    first: first!.sum,
    further: alike(later),
    fourYears: years.map(({ sum }) => sum).reduce(plus),
    monthly: { min: monthlyTakeHome(base.min), max: monthlyTakeHome(base.max) },
  }
}

function payYear(year: number, base: Range, { bonus, signing, stock }: PayParts): PayYear {
  const parts = {
    base,
    bonus: bonus ?? NOTHING,
    stock: stock ? sharesOfYear(stock, year) : NOTHING,
    signing: year === 1 && signing !== null ? { min: signing, max: signing } : NOTHING,
  }
  return { year, ...parts, sum: payKinds.map((kind) => parts[kind]).reduce(plus) }
}

const NOTHING: Range = { min: 0, max: 0 }

const plus = (one: Range, other: Range): Range => ({ min: one.min + other.min, max: one.max + other.max })

/** What vests in a year. The first carries what does not divide, so that all others are alike and nothing is lost. */
export function sharesOfYear({ min, max, years }: Stock, year: number): Range {
  const of = (value: number) => {
    const each = Math.floor(value / years)
    return year === 1 ? value - each * (years - 1) : each
  }
  return year > years ? NOTHING : { min: of(min), max: of(max) }
}

function alike(years: readonly PayYear[]): YearsAlike[] {
  const runs: YearsAlike[] = []
  for (const { year, sum } of years) {
    const last = runs.at(-1)
    if (last && last.sum.min === sum.min && last.sum.max === sum.max)
      runs[runs.length - 1] = { ...last, to: year }
    else runs.push({ from: year, to: year, sum })
  }
  return runs
}

/** Of the base alone: bonuses and shares are taxed as they come. */
const monthlyTakeHome = (base: number) => Math.floor(takeHome(base).net / WON_PER_MANWON)

export type PayProblems = {
  bonusMin?: string
  bonusMax?: string
  signing?: string
  stockMin?: string
  stockMax?: string
  stockYears?: string
}

/** What is wrong with the parts, by field. A part that is not offered is left empty, never zero. */
export function payProblems({ bonus, signing, stock }: PayParts): PayProblems {
  const problems: PayProblems = {}
  if (bonus) Object.assign(problems, rangeProblems(bonus, 'bonus'))
  if (signing !== null && !isAmount(signing)) problems.signing = wrongAmount
  if (stock) {
    Object.assign(problems, rangeProblems(stock, 'stock'))
    const { min, max } = PAY.vesting
    if (!Number.isInteger(stock.years) || stock.years < min || stock.years > max)
      problems.stockYears = `${min}년부터 ${max}년까지 고를 수 있어요`
  }
  return problems
}

const wrongAmount = `1만 원부터 ${PAY.ceiling / 10_000}억 원까지 입력할 수 있어요`

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 1 && value <= PAY.ceiling

function rangeProblems({ min, max }: Range, part: 'bonus' | 'stock'): PayProblems {
  if (!isAmount(min)) return { [`${part}Min`]: wrongAmount }
  if (!isAmount(max)) return { [`${part}Max`]: wrongAmount }
  return max < min ? { [`${part}Max`]: REVERSED } : {}
}

const REVERSED = '최소 금액보다 낮아요'

/** Told while it is typed: only that a range runs downwards. An amount with fewer digits may be on the way to more. */
export function reversedPay({ bonus, stock }: PayParts): PayProblems {
  const isWhole = (range: Range | null) => range !== null && `${range.max}`.length >= `${range.min}`.length
  const typed = { bonus: isWhole(bonus) ? bonus : null, signing: null, stock: isWhole(stock) ? stock : null }
  const { bonusMax, stockMax } = payProblems(typed)
  return {
    ...(bonusMax === REVERSED && { bonusMax }),
    ...(stockMax === REVERSED && { stockMax }),
  }
}
