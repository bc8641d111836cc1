import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../http/handle.ts'

const PLACE = 'console.challenge'
const LIFE_MS = 5 * 60_000

/** What a right password has earned so far. `secret` is there while the second factor is being set up. */
export type Challenge = { operatorId: string; expiresAt: Date; secret: string | null }

/** Sealed and handed to the browser: nothing has to be kept, and nobody can read or change it. */
export function sealChallenge(operatorId: string, secret: string | null, { clock, secrets }: ApiDeps) {
  const expiresAt = new Date(clock().getTime() + LIFE_MS)
  const challenge: Challenge = { operatorId, expiresAt, secret }
  return { challenge: secrets.seal(JSON.stringify(challenge), PLACE), expiresAt: expiresAt.toISOString() }
}

export function openChallenge(sealed: string, { clock, secrets }: ApiDeps): Challenge {
  const { expiresAt, ...rest } = read(() => secrets.open(sealed, PLACE))
  const until = new Date(expiresAt)
  if (clock() >= until) throw new Refusal('CODE_EXPIRED')
  return { ...rest, expiresAt: until }
}

function read(open: () => string): Omit<Challenge, 'expiresAt'> & { expiresAt: string } {
  try {
    return JSON.parse(open()) as ReturnType<typeof read>
  } catch {
    // Not one of ours.
    throw new Refusal('CODE_EXPIRED')
  }
}
