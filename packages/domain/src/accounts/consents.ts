import { companyReveal } from '../offers/company-reveal.ts'
import { proofExact, proofName } from '../proofs/consents.ts'
import { type Consent, verificationConsents } from '../verification/consents.ts'

const { marketing, ...needed } = verificationConsents

/** Every consent in the order in which people read them; the optional one is last. */
export const consents = {
  ...needed,
  companyReveal,
  proofName,
  proofExact,
  marketing,
} as const satisfies Record<string, Consent>

export type ConsentKind = keyof typeof consents
export const consentKinds = Object.keys(consents) as ConsentKind[]

/** Whether a stored consent is for the current text. */
export function isCurrentConsent(kind: ConsentKind, version: string): boolean {
  return consents[kind].version === version
}

/** The headings of a consent's terms, in the order in which they are read. */
export const consentTermNames = [
  ['recipient', '받는 곳'],
  ['purpose', '쓰는 목적'],
  ['items', '항목'],
  ['period', '보관 기간'],
  ['refusal', '동의하지 않으면'],
] as const
