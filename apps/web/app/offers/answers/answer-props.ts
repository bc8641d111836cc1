import type { Offer } from '../offer-query.ts'

/** The props of every answer. */
export type AnswerProps = {
  offer: Offer
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Opens the counter-offer instead, while one is possible. */
  onCounter?: (() => void) | undefined
}
