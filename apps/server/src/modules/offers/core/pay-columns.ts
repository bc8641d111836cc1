import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'

/** What is named besides the base, as the row of an offer or of a position holds it (OFR-15); `payOf` reads it. */
export const payColumns = (pay: PayParts | null) => ({
  bonusMin: pay?.bonus?.min ?? null,
  bonusMax: pay?.bonus?.max ?? null,
  signingBonus: pay?.signing ?? null,
  stockKind: pay?.stock?.kind ?? null,
  stockMin: pay?.stock?.min ?? null,
  stockMax: pay?.stock?.max ?? null,
  stockYears: pay?.stock?.years ?? null,
})
