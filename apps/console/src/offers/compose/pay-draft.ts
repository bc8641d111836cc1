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

/** What is offered besides the base, as typed (OFR-15). What is left empty is not offered. */
export type PayDraft = {
  bonusMin: string
  bonusMax: string
  signing: string
  stockKind: StockKind
  stockMin: string
  stockMax: string
  stockYears: string
}

/** The usual shares: options that vest over four years. */
export const emptyPay: PayDraft = {
  bonusMin: '',
  bonusMax: '',
  signing: '',
  stockKind: 'OPTION',
  stockMin: '',
  stockMax: '',
  stockYears: '4',
}

/** What is offered already, as it would have been typed. */
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

/** The parts as they are sent. Half of a range counts as nothing, which the rules then name at its field. */
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

/** Only what could be sent is drawn. */
export function soundParts(draft: PayDraft): PayParts | null {
  const parts = partsIn(draft)
  return Object.keys(payProblems(parts ?? noParts)).length === 0 ? parts : null
}

/** A kept draft, laid over an empty one; anything that is none of ours counts as nothing. */
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
