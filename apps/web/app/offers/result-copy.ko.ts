import { offers } from '@coffeeattack/domain/errors/offers'
import type { OfferStatus, OfferType } from '@coffeeattack/domain/offers/offer'

export type ResultCopy = { title: string; body: string; button: string }

type Result = Exclude<OfferStatus, 'WAITING'>

/** A result page uses the words of the error catalogue, so that the page and a late answer say the same. */
const single: Readonly<Record<Result, ResultCopy>> = {
  MATCHED: offers.OFFER_MATCHED,
  REFUSED: offers.OFFER_REFUSED,
  AGENT: offers.OFFER_WITH_AGENT,
  EXPIRED: offers.OFFER_EXPIRED,
}

const curated: Readonly<Record<Result, ResultCopy>> = { ...single, EXPIRED: offers.GROUP_EXPIRED }

/** The text of a decided or expired offer (OFR-8), or null while it is open. */
export function resultCopy(type: OfferType, status: OfferStatus): ResultCopy | null {
  if (status === 'WAITING') return null
  const { title, body, button } = (type === 'SUPER_CURATION' ? curated : single)[status]
  return { title, body, button }
}
