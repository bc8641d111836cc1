/** Field names are those of the wire. Times are instants; money is in 만원. */
export const offerTypes = ['SUPER', 'SUPER_CURATION'] as const
export type OfferType = (typeof offerTypes)[number]

export const offerStatuses = ['WAITING', 'EXPIRED', 'REFUSED', 'MATCHED', 'AGENT'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Who writes: our agent, or a company's recruiter. */
export const senderRoles = ['AGENT', 'RECRUITER'] as const
export type SenderRole = (typeof senderRoles)[number]

export type Offer = {
  id: string
  /** The curated group this entry stands for, or null for a single offer. */
  offerGroupId: string | null
  groupId: string | null
  type: OfferType
  status: OfferStatus
  name: string
  logo: string | null
  expiredAt: Date
  createdAt: Date
  selectedAt: Date | null
  /** Null when the offer is only a message. */
  salaryMin: number | null
  salaryMax: number | null
  /** Null when there is no salary or no verified income to hold it against. */
  increaseRate: number | null
  position: string
  link: string | null
  offerItems: readonly string[]
  message: string
  operatorName: string
  isMaster: boolean
  isJustMessage: boolean
  isNew: boolean
  isMatched: boolean
  isExpired: boolean
  isLike: boolean
  refusalReason: string | null
}

/** Offers marked isMaster come from the product's own agent, all others from a company recruiter (OFR-5). */
export function isFromAgent(offer: Pick<Offer, 'isMaster'>): boolean {
  return offer.isMaster
}

/** An offer without a salary is only a message (OFR-5). */
export function isJustMessage(offer: Pick<Offer, 'salaryMin' | 'salaryMax'>): boolean {
  return offer.salaryMin === null && offer.salaryMax === null
}
