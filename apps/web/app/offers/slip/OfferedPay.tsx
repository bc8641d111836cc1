import { payView } from '@coffeeattack/domain/offers/pay-words.ko'
import { WholePay } from '@coffeeattack/kit/offers/WholePay'
import type { Offer } from '../offer-query.ts'

/** The whole pay of the offer in one drawing (OFR-15). */
export default function OfferedPay({ offer }: { offer: Offer }) {
  const whole = payView(offer)
  return whole && <WholePay {...whole} />
}
