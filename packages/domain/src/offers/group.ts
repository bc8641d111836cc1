import type { OfferStatus } from './offer.ts'

/** A curated offer: several companies chosen by an agent. Field names are those of the wire. */
export type OfferGroup = {
  groupId: string
  status: OfferStatus
  message: string
  expiredAt: Date
  operatorName: string
  isLike: boolean
  offerItems: readonly GroupItem[]
}

export type GroupItem = {
  id: string
  name: string
  logo: string | null
  position: string
  domain: string
  selectedAt: Date | null
  createdAt: Date
}

/** The body of PATCH /users/offers/group/{groupId}. */
export type GroupPatch = { isLike: boolean; offerItems: readonly string[] }
