import type { ProofKind } from './proof.ts'

/** What becomes of a company's request for a proof (PROOF-6). */
export const requestStates = ['OPEN', 'ANSWERED', 'DECLINED', 'WITHDRAWN'] as const
export type RequestState = (typeof requestStates)[number]

/**
 * What a company may ask for. Never the exact figure: a person may choose to send it, and nobody may ask for it.
 */
export const askableKinds = [
  'INCOME_AT_LEAST',
  'CAREER_AT_LEAST',
  'EMPLOYED',
] as const satisfies readonly ProofKind[]
export type AskableKind = (typeof askableKinds)[number]

export const PROOF_REQUEST = {
  /** A person is not asked again and again: requests of one coffee chat, also withdrawn ones. */
  perChat: 3,
  purposeLimit: 200,
  /** How long the proof that answers a request can be read. */
  days: 14,
} as const

/** A coffee chat as far as a request depends on it. */
type Talk = {
  /** The newest stage is 처우 협의, and neither side has called the coffee chat off. */
  readonly isInTerms: boolean
  /** Requests of the coffee chat so far, the newest last. */
  readonly requests: readonly { readonly state: RequestState }[]
}

export type WhyNotAsk = 'PROOF_REQUEST_TOO_EARLY' | 'PROOF_REQUEST_OPEN' | 'PROOF_REQUESTS_USED'

/** Why a company cannot ask now, or null. Whoever declined is not asked again in this coffee chat. */
export function whyNotAsk({ isInTerms, requests }: Talk): WhyNotAsk | null {
  if (!isInTerms) return 'PROOF_REQUEST_TOO_EARLY'
  if (requests.some(({ state }) => state === 'OPEN')) return 'PROOF_REQUEST_OPEN'
  const isUsed =
    requests.length >= PROOF_REQUEST.perChat || requests.some(({ state }) => state === 'DECLINED')
  return isUsed ? 'PROOF_REQUESTS_USED' : null
}
