import type { Queries } from '../../../platform/db/queries.ts'
import { usedChallenges } from '../../../platform/db/schema/operators.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Challenge } from './challenge.ts'

/** False when it was used before: of two answers to one challenge one counts. */
export async function useChallenge(tx: Queries, { nonce, expiresAt }: Challenge): Promise<boolean> {
  const used = await tx
    .insert(usedChallenges)
    .values({ challengeHash: hashToken(nonce), expiresAt })
    .onConflictDoNothing()
    .returning({ challengeHash: usedChallenges.challengeHash })
  return used.length === 1
}
