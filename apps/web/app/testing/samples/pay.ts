import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'

/** Pay besides the base: of 6,300 to 6,800만원 a first year of 7,400 to 8,500 in all. */
export const wholePay: PayParts = {
  bonus: { min: 300, max: 700 },
  signing: 500,
  stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
}
