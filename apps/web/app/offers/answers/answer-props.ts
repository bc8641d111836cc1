import type { Offer } from '../offer-query.ts'

/** What every way to answer an offer is given. */
export type AnswerProps = {
  offer: Offer
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Says an amount instead, while that is possible. */
  onCounter?: (() => void) | undefined
}
