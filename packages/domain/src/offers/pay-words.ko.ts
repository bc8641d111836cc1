import { bareRangeText, moneyText, rangeText } from '../salary/format.ts'
import { withJosa } from '../text/josa.ts'
import {
  baseOf,
  noParts,
  type Offered,
  PAY,
  type PayKind,
  payKinds,
  type PayParts,
  type PayYear,
  type Range,
  reckon,
  partsOf,
  stockNames,
  wholePay,
  type YearsAlike,
} from './whole-pay.ts'

/** What the slip and its preview say of the whole pay (OFR-15); the ui package draws it without knowing a rule. */
export type PayView = {
  readonly title: string
  readonly unit: string
  readonly first: PayFigure
  readonly further: readonly PayFigure[]
  readonly fourYears: PayFigure
  readonly years: readonly PayColumn[]
  /** The key to the drawing, and the bill: their figures add up to the first year. */
  readonly rows: readonly PayRow[]
  readonly notes: string
  readonly monthly: PayFigure & { readonly note: string }
}

export type PayFigure = { readonly label: string; readonly figure: string }
export type PayRow = PayFigure & { readonly kind: PayKind; readonly note: string }

/** Lengths from zero, as fractions of the highest year: what is promised or estimated at least, then up to the most. */
export type PayColumn = {
  readonly label: string
  readonly spoken: string
  readonly layers: readonly { readonly kind: PayKind; readonly share: number }[]
  readonly beyond: number
}

const names = { base: '연봉', bonus: '성과급', signing: '사이닝 보너스' } as const

/** Nobody is promised a stock value. */
const ESTIMATE = '회사가 어림한 값이에요. 약속한 금액이 아니라서 달라질 수 있어요.'

const bare = ({ min, max }: Range) => bareRangeText(min, max)
const full = ({ min, max }: Range) => rangeText(min, max)

/** Null when nothing is named besides the base: then there is nothing to draw. */
export function payView(offered: Offered): PayView | null {
  const base = baseOf(offered)
  const parts = partsOf(offered.pay)
  if (!base || !parts) return null
  const { years, first, further, fourYears, monthly } = reckon(base, parts)
  const highest = Math.max(...years.map(({ sum }) => sum.max))
  const isOpen = years.some(({ sum }) => sum.max > sum.min)
  return {
    title: '모두 더하면 이만큼이에요',
    unit: '단위 만 원',
    first: { label: '첫해', figure: bare(first) },
    further: further.map((run) => ({ label: yearsText(run), figure: bare(run.sum) })),
    fourYears: { label: `${PAY.shownYears}년을 모으면`, figure: full(fourYears) },
    years: years.map((year) => columnOf(year, highest)),
    rows: rowsOf(base, parts, years[0]!),
    notes: [parts.stock && `${withJosa(stockNames[parts.stock.kind], '은/는')} ${ESTIMATE}`, isOpen && DASHED]
      .filter(Boolean)
      .join(' '),
    monthly: { label: '한 달 실수령', note: '연봉만 셈했어요', figure: `약 ${full(monthly)}` },
  }
}

const DASHED = '점선은 가장 많이 받을 때예요.'

function columnOf({ year, sum, ...parts }: PayYear, highest: number): PayColumn {
  const layers = payKinds.map((kind) => ({ kind, share: parts[kind].min / highest }))
  return {
    label: `${year}년 차`,
    spoken: full(sum),
    layers: layers.filter(({ share }) => share > 0),
    beyond: (sum.max - sum.min) / highest,
  }
}

function rowsOf(base: Range, { bonus, signing, stock }: PayParts, year: PayYear): PayRow[] {
  const rows: PayRow[] = [{ kind: 'base', label: names.base, note: '', figure: bare(base) }]
  if (bonus) rows.push({ kind: 'bonus', label: names.bonus, note: '해마다', figure: bare(bonus) })
  if (stock)
    rows.push({
      kind: 'stock',
      label: stockNames[stock.kind],
      note: `${stock.years}년에 ${bare(stock)}`,
      figure: bare(year.stock),
    })
  if (signing !== null)
    rows.push({ kind: 'signing', label: names.signing, note: '첫해 한 번', figure: bare(year.signing) })
  return rows
}

/** '다음 해부터 해마다'; where shares end early '2년 차', '3년 차부터 해마다'. */
export function yearsText({ from, to }: Pick<YearsAlike, 'from' | 'to'>): string {
  if (from === to) return `${from}년 차`
  if (to < PAY.shownYears) return `${from}~${to}년 차 해마다`
  return from === 2 ? '다음 해부터 해마다' : `${from}년 차부터 해마다`
}

/** '7,400~8,500만 원', where there is room for one figure alone; null when nothing is named besides the base. */
export function firstYearText(offered: Offered): string | null {
  const whole = wholePay(baseOf(offered), offered.pay)
  return whole && full(whole.first)
}

/** What is named besides the base, each on its own: '성과급', '해마다 300~700만 원'. */
export function partLines(pay: PayParts | null): PayFigure[] {
  const { bonus, signing, stock } = pay ?? noParts
  const lines: PayFigure[] = []
  if (bonus) lines.push({ label: names.bonus, figure: `해마다 ${full(bonus)}` })
  if (stock) lines.push({ label: stockNames[stock.kind], figure: `${stock.years}년에 ${full(stock)}` })
  if (signing !== null) lines.push({ label: names.signing, figure: moneyText(signing) })
  return lines
}
