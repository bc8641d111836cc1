import type { OfferType } from '../offer.ts'
import { deliverAt } from '../sending.ts'
import type { OfferAct } from '../status.ts'

/* Rules that the database implements in SQL, written once more for the tests that compare the two. */

/** Asking the agent to help decide belongs to a curated group alone: only its call knows the act. */
export const actsOn = {
  SUPER: ['accept', 'refuse', 'expire'],
  SUPER_CURATION: ['accept', 'refuse', 'askAgent', 'expire'],
} as const satisfies Record<OfferType, readonly OfferAct[]>

/** Taking back is one statement of the database that carries this moment. */
export function canUndo(sentAt: Date, now: Date): boolean {
  return now.getTime() < deliverAt(sentAt).getTime()
}
