import { companyReveal } from '../offers/company-reveal.ts'
import { type Consent, verificationConsents } from '../verification/consents.ts'

const { marketing, ...needed } = verificationConsents

/** Every consent the product asks for, wherever it asks, in the order a person reads them: the one that is no duty comes last. */
export const consents = { ...needed, companyReveal, marketing } as const satisfies Record<string, Consent>

export type ConsentKind = keyof typeof consents
export const consentKinds = Object.keys(consents) as ConsentKind[]

/** Whether a kept consent still stands, or was given to an older text. */
export function isCurrentConsent(kind: ConsentKind, version: string): boolean {
  return consents[kind].version === version
}
