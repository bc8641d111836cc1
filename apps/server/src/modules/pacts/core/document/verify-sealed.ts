import type { Verdict } from '@coffeeattack/domain/pacts/verify'
import { inThread } from '../../../../platform/in-thread.ts'
import type { KnownSeals } from '../../../../platform/sealing/judge-seal.ts'

export type VerifyInput = {
  readonly file: Uint8Array
  readonly known: KnownSeals
  /** In PEM: the authorities of people's signatures. */
  readonly signatureRoots: readonly string[]
  readonly now: Date
}

/** What a file says of itself, without names and amounts (PACT-6). Fingerprints in hex. */
export type Verified = {
  readonly verdict: Verdict
  readonly sealedFingerprint: string | null
  readonly fingerprint: string | null
  readonly seal: {
    readonly by: string
    readonly at: Date
    readonly isStamped: boolean
    readonly isInTime: boolean
    readonly isDemo: boolean
  } | null
  readonly signatures: { readonly company: SignedAt; readonly person: SignedAt } | null
}

/** `isChecked`: the signature value was looked at again, and an authority that we know answers for it. */
export type SignedAt = { readonly at: Date; readonly isChecked: boolean }

const LIMIT_MS = 5_000

/** Judged in a thread of its own that ends after five seconds: every length in the file is somebody else's. */
export const verifySealed = (input: VerifyInput): Promise<Verified> =>
  inThread<Verified>(new URL('verify-worker.ts', import.meta.url), input, LIMIT_MS)
