import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'

/** Pay besides the base salary, as the columns of an offer or a position (OFR-15); `payOf` reads it back. */
export const payColumns = (pay: PayParts | null) => ({
  bonusMin: pay?.bonus?.min ?? null,
  bonusMax: pay?.bonus?.max ?? null,
  signingBonus: pay?.signing ?? null,
  stockKind: pay?.stock?.kind ?? null,
  stockMin: pay?.stock?.min ?? null,
  stockMax: pay?.stock?.max ?? null,
  stockYears: pay?.stock?.years ?? null,
})

export type PayColumns = ReturnType<typeof payColumns>
