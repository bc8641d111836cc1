import type { SignalName } from '../signals.ts'

/**
 * What became of an offer, with the signals of the pair as they were: the sum of a signal's shares, from below 0 up to 1.
 * Nothing else of person or company is part of it (MATCH-2).
 */
export type Outcome = {
  readonly shares: Readonly<Record<SignalName, number>>
  /** The person accepted: 1, or refused: 0. */
  readonly accepted: 0 | 1
  /** The position for which it was sent: outcomes of one position are ordered against each other. */
  readonly position: string
  readonly at: Date
  /** How the plain order places it: must-haves met, then whether a hope is told. The higher the earlier. */
  readonly plain: number
}

/** From so many outcomes on weights are learnt. */
export const LEARNING = {
  outcomes: 500,
  /** The window, and the last part of it that is held out to judge. */
  windowDays: 180,
  heldOutShare: 0.2,
  /** People at the head of a list that are judged. */
  top: 10,
  /** Resamples of the confidence interval. */
  resamples: 400,
  ledgerYears: 5,
} as const

/** Why a model is or is not used; it stands in the ledger. */
export const verdicts = ['HAND', 'USED', 'NOT_BETTER', 'SWITCHED_OFF', 'NO_WEIGHTS'] as const
export type Verdict = (typeof verdicts)[number]
