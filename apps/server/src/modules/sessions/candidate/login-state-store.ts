import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { loginStates } from '../../../platform/db/schema/sessions.ts'

type NewState = {
  state: string
  nonce: string
  verifier: string
  returnPath: string | undefined
  expiresAt: Date
}

export async function insertLoginState(
  db: Queries,
  { state, nonce, verifier, returnPath, expiresAt }: NewState,
) {
  await db.insert(loginStates).values({
    stateHash: hashToken(state),
    nonce,
    codeVerifier: verifier,
    returnPath: returnPath ?? null,
    expiresAt,
  })
}

/** A state works once; of two callbacks at once one takes it. */
export async function takeLoginState(db: Queries, state: string, now: Date) {
  const [taken] = await db
    .update(loginStates)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginStates.stateHash, hashToken(state)),
        isNull(loginStates.usedAt),
        gt(loginStates.expiresAt, now),
      ),
    )
    .returning({ nonce: loginStates.nonce, verifier: loginStates.codeVerifier })
  return taken ?? null
}

/** The messenger's yes is kept until the phone is proved, under the same state and only as long as it lives. */
export async function keepWaitingMessenger(db: Queries, state: string, kakaoSub: string): Promise<void> {
  await db
    .update(loginStates)
    .set({ waitingSub: kakaoSub })
    .where(eq(loginStates.stateHash, hashToken(state)))
}

export async function takeWaitingMessenger(db: Queries, state: string, now: Date): Promise<string | null> {
  const [taken] = await db
    .delete(loginStates)
    .where(
      and(
        eq(loginStates.stateHash, hashToken(state)),
        isNotNull(loginStates.waitingSub),
        gt(loginStates.expiresAt, now),
      ),
    )
    .returning({ sub: loginStates.waitingSub })
  return taken?.sub ?? null
}
