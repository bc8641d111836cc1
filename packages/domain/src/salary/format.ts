/** Amounts are whole 만원; 1 만원 is 10,000 won (UI-6). Written here by hand: a host's locale must not show through. */
export const WON_PER_MANWON = 10_000
const MANWON_PER_EOK = 10_000

/** '6,300' */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

export type MoneyPart = { figure: string; unit: '억' | '만' }

/** The figures and units of an amount, for screens that set the unit smaller: 2억 · 2,290만. */
export function moneyParts(manwon: number): MoneyPart[] {
  const size = Math.abs(Math.trunc(manwon))
  const eok = Math.floor(size / MANWON_PER_EOK)
  const man = size % MANWON_PER_EOK
  const parts: MoneyPart[] = []
  if (eok > 0) parts.push({ figure: groupDigits(eok), unit: '억' })
  if (man > 0 || eok === 0) parts.push({ figure: groupDigits(man), unit: '만' })
  return parts
}

/** '1억 2,000만' */
function figureText(manwon: number): string {
  if (Math.trunc(manwon) === 0) return '0'
  const text = moneyParts(manwon)
    .map(({ figure, unit }) => figure + unit)
    .join(' ')
  return manwon <= -1 ? `-${text}` : text
}

/** '1억 2,000만원': as the specification writes money in messages. */
export function manwonText(manwon: number): string {
  return `${figureText(manwon)}원`
}

/** '1억 2,000만 원': as screens write money. */
export function moneyText(manwon: number): string {
  return `${figureText(manwon)} 원`
}

/** '+1,600만 원': the part that rises. */
export function raiseText(manwon: number): string {
  return manwon > 0 ? `+${moneyText(manwon)}` : moneyText(manwon)
}

/** '6,300~6,800만 원'; from 1억 on both ends carry their unit: '9,500만~1억 2,000만 원'. */
export function rangeText(min: number, max: number): string {
  if (min === max) return moneyText(max)
  const low = max < MANWON_PER_EOK ? groupDigits(min) : figureText(min)
  return `${low}~${moneyText(max)}`
}

/** '6,300~6,800', '9,500~1억 2,000': where '단위 만 원' is said once for all of them. */
export function bareRangeText(min: number, max: number): string {
  const bare = (manwon: number) => figureText(manwon).replace(/만$/, '')
  return min === max ? bare(max) : `${bare(min)}~${bare(max)}`
}

/** '30.8%', '1,199.7%': rates always carry one decimal. */
export function rateText(rate: number): string {
  return `${rateFigure(rate)}%`
}

/** The figure of a rate alone, where two of them share a sign: '9.0~60.0%'. */
export function rateFigure(rate: number): string {
  return rate.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',')
}

/** Won to the nearest whole 만원. */
export function manwonFromWon(won: number): number {
  return Math.round(won / WON_PER_MANWON)
}

type SalaryFigure = { from?: string; to: string; unit: string; length: number }

/** A range in the parts a screen sets apart: the lower end, the upper end, and the last unit, which is drawn small. */
export function salaryFigure(low: number, high: number): SalaryFigure {
  const text = rangeText(low, high)
  const [, from, to = text, unit = ''] = /^(?:(.+)~)?(.+?)([억만]? 원)$/.exec(text) ?? []
  return { ...(from !== undefined && { from }), to, unit: unit.trimStart(), length: text.length }
}
