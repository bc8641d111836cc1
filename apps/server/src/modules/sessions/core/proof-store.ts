import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'

/** Null when the phone was proved before; of two at once the second waits for the first, and is told so. */
export async function claimProof(tx: Queries, userId: string, now: Date) {
  const [claimed] = await tx
    .update(users)
    .set({ phoneProvedAt: now })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.phoneProvedAt),
        isNotNull(users.phoneHash),
        isNull(users.deletedAt),
      ),
    )
    .returning({ kakaoSub: users.kakaoSub })
  return claimed ?? null
}

export async function cutMessenger(tx: Queries, userId: string): Promise<void> {
  await tx.update(users).set({ kakaoSub: null }).where(eq(users.id, userId))
}
