import {
  noParts,
  type PayParts,
  partsOf,
  payProblems,
  type StockKind,
  stockKinds,
} from '@coffeeattack/domain/offers/whole-pay'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { readSalary } from '@coffeeattack/domain/salary/limits'

/** Pay besides the base salary, as typed (OFR-15). Empty fields are not offered. */
export type PayDraft = {
  bonusMin: string
  bonusMax: string
  signing: string
  stockKind: StockKind
  stockMin: string
  stockMax: string
  stockYears: string
}

/** Four years is the usual vesting period of options. */
export const emptyPay: PayDraft = {
  bonusMin: '',
  bonusMax: '',
  signing: '',
  stockKind: 'OPTION',
  stockMin: '',
  stockMax: '',
  stockYears: '4',
}

/** The draft of existing pay. */
export function payDraftOf(pay: PayParts | null): PayDraft {
  const { bonus, signing, stock } = pay ?? noParts
  const text = (amount: number | null | undefined) => (amount == null ? '' : groupDigits(amount))
  return {
    bonusMin: text(bonus?.min),
    bonusMax: text(bonus?.max),
    signing: text(signing),
    stockKind: stock?.kind ?? emptyPay.stockKind,
    stockMin: text(stock?.min),
    stockMax: text(stock?.max),
    stockYears: String(stock?.years ?? emptyPay.stockYears),
  }
}

const amounts = ['bonusMin', 'bonusMax', 'signing', 'stockMin', 'stockMax'] as const

export const isNamed = (draft: PayDraft): boolean => amounts.some((name) => draft[name].trim() !== '')

/** The pay to send. An incomplete range becomes zero, which the domain rules report at its field. */
export function partsIn(draft: PayDraft): PayParts | null {
  return partsOf({
    bonus: rangeIn(draft.bonusMin, draft.bonusMax),
    signing: readSalary(draft.signing),
    stock: stockIn(draft),
  })
}

function stockIn({ stockMin, stockMax, stockKind, stockYears }: PayDraft): PayParts['stock'] {
  const range = rangeIn(stockMin, stockMax)
  return range && { ...range, kind: stockKind, years: Number(stockYears) }
}

function rangeIn(from: string, to: string) {
  const [min, max] = [readSalary(from), readSalary(to)]
  return min === null && max === null ? null : { min: min ?? 0, max: max ?? 0 }
}

/** The pay without invalid parts, for the preview. */
export function soundParts(draft: PayDraft): PayParts | null {
  const parts = partsIn(draft)
  return Object.keys(payProblems(parts ?? noParts)).length === 0 ? parts : null
}

/** Lays stored pay over an empty draft; values of another type are ignored. */
export function keptPay(kept: unknown): PayDraft {
  const pay = { ...emptyPay }
  if (typeof kept !== 'object' || kept === null) return pay
  const said = new Map<string, unknown>(Object.entries(kept))
  for (const name of [...amounts, 'stockYears'] as const) {
    const text = said.get(name)
    if (typeof text === 'string') pay[name] = text
  }
  pay.stockKind = stockKinds.find((kind) => kind === said.get('stockKind')) ?? pay.stockKind
  return pay
}
