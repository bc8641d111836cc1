import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'

const PLACE = 'console.challenge'
const LIFE_MS = 5 * 60_000

/**
 * What a challenge is for: finishing a sign-in after the password, signing in by passkey, or adding a factor.
 * It cannot be used for another purpose.
 */
export type Purpose = 'sign-in' | 'passkey' | 'new-passkey' | 'new-authenticator'

export type Challenge = {
  readonly purpose: Purpose
  /** Random: the value that a passkey signs and the id under which the challenge is used up. */
  readonly nonce: string
  /** Null when the passkey will tell who signs in. */
  readonly operatorId: string | null
  /** The secret of the authenticator being set up. */
  readonly secret: string | null
  /** A mark of the password given. The challenge ends when the password changes. */
  readonly passwordMark: string | null
  readonly expiresAt: Date
}

/** Sealed and sent to the browser, so nothing is stored until it is used, and nobody can read or change it. */
export function sealChallenge(
  given: Pick<Challenge, 'purpose' | 'operatorId'> & { secret?: string | null; passwordHash?: string },
  { clock, secrets, random }: ApiDeps,
) {
  const expiresAt = new Date(clock().getTime() + LIFE_MS)
  const nonce = Buffer.from(random(32)).toString('base64url')
  const { purpose, operatorId, secret = null, passwordHash } = given
  const passwordMark = passwordHash === undefined ? null : hashToken(passwordHash)
  const challenge: Challenge = { purpose, nonce, operatorId, secret, passwordMark, expiresAt }
  return {
    challenge: secrets.seal(JSON.stringify(challenge), PLACE),
    nonce,
    expiresAt: expiresAt.toISOString(),
  }
}

export function openChallenge(
  sealed: string,
  purposes: readonly Purpose[],
  { clock, secrets }: ApiDeps,
): Challenge {
  const { expiresAt, ...rest } = read(() => secrets.open(sealed, PLACE))
  const until = new Date(expiresAt)
  if (clock() >= until || !purposes.includes(rest.purpose)) throw new Refusal('CODE_EXPIRED')
  return { ...rest, expiresAt: until }
}

/** True while the password given is still the account's. */
export const isStillProved = (
  { passwordMark }: Challenge,
  { passwordHash }: { passwordHash: string },
): boolean => passwordMark === null || passwordMark === hashToken(passwordHash)

function read(open: () => string): Omit<Challenge, 'expiresAt'> & { expiresAt: string } {
  try {
    return JSON.parse(open()) as ReturnType<typeof read>
  } catch {
    // Not one of ours.
    throw new Refusal('CODE_EXPIRED')
  }
}
