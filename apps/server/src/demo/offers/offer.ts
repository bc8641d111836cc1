import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { offerCounters, offerGroups, offers } from '../../platform/db/schema/offers.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'

type Decided = {
  createdAt: Date
  deliverAt: Date
  status: NonNullable<(typeof offers.$inferInsert)['status']>
}

/** An offer of the world with those it is between. The moment of liking stands in the ledger alone. */
export type Offer = {
  row: typeof offers.$inferInsert & Decided
  candidate: Candidate
  company: Company | null
  operator: Operator
  likedAt: Date | null
  /** What is named besides the base, as it was sent. */
  pay: PayParts | null
  /** What the candidate would meet for, where that was said. */
  counter: typeof offerCounters.$inferInsert | null
}

export type Group = {
  row: typeof offerGroups.$inferInsert & Decided
  candidate: Candidate
  operator: Operator
  offers: Offer[]
}
