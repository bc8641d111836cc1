import {
  type PayKind,
  payKinds,
  type PayParts,
  type Range,
  reckon,
  sharesOfYear,
} from '../offers/whole-pay.ts'
import { firstYear, type Terms } from './terms.ts'

/** The offer as it stands after a raise, against which the terms are measured (PACT-2). */
export type OfferedPay = { readonly base: Range | null; readonly pay: PayParts }

export const steps = ['SAME', 'HIGHER', 'LOWER', 'NEW', 'NONE'] as const
export type Step = (typeof steps)[number]

/** One figure of the terms beside that of the offer. Shares are told as their first year. */
export type Difference = {
  readonly kind: PayKind
  readonly offered: Range | null
  readonly agreed: Range | null
  readonly step: Step
  /** How much lower or higher, in 만원; zero otherwise. */
  readonly by: number
}

/**
 * Inside the offer's range is the same. A range is lower when its lowest or its highest figure is under the offer's, and
 * a part that is gone is lower by what was promised at least.
 */
export function differencesOf(terms: Terms, offered: OfferedPay): Difference[] {
  const agreed = agreedPay(terms)
  const promised = promisedPay(offered)
  return payKinds.map((kind) => ({
    kind,
    offered: promised[kind],
    agreed: agreed[kind],
    ...stepOf(promised[kind], agreed[kind]),
  }))
}

type ByKind = Readonly<Record<PayKind, Range | null>>

const one = (value: number | null): Range | null => (value === null ? null : { min: value, max: value })

const firstShares = (stock: PayParts['stock']): Range | null => stock && sharesOfYear(stock, 1)

const agreedPay = ({ base, bonus, stock, signing }: Terms): ByKind => ({
  base: one(base),
  bonus,
  stock: firstShares(stock),
  signing: one(signing),
})

const promisedPay = ({ base, pay }: OfferedPay): ByKind => ({
  base,
  bonus: pay.bonus,
  stock: firstShares(pay.stock),
  signing: one(pay.signing),
})

function stepOf(offered: Range | null, agreed: Range | null): Pick<Difference, 'step' | 'by'> {
  if (!offered) return { step: agreed ? 'NEW' : 'NONE', by: 0 }
  if (!agreed) return { step: 'LOWER', by: offered.min }
  if (agreed.min < offered.min) return { step: 'LOWER', by: offered.min - agreed.min }
  // A single figure inside the range keeps the promise; a range must reach as high as the promised one.
  if (agreed.min !== agreed.max && agreed.max < offered.max)
    return { step: 'LOWER', by: offered.max - agreed.max }
  return agreed.max > offered.max ? { step: 'HIGHER', by: agreed.max - offered.max } : { step: 'SAME', by: 0 }
}

/** The figures that the candidate must read a reason for, before everything else. */
export const lowerOf = (differences: readonly Difference[]): Difference[] =>
  differences.filter(({ step }) => step === 'LOWER')

/** The first year at both ends: '최저 +300 · 최고 −200'. Null where the offer or the terms name no base. */
export function firstYearDifference(terms: Terms, { base, pay }: OfferedPay) {
  const agreed = firstYear(terms)
  if (!base || !agreed) return null
  const offered = reckon(base, pay).first
  return { offered, agreed, min: agreed.min - offered.min, max: agreed.max - offered.max }
}
