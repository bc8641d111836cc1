import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'

export async function cancelCoffeechat(tx: Queries, coffeechatId: string, now: Date): Promise<void> {
  await tx
    .update(coffeechats)
    .set({ cancelledAt: now })
    .where(and(eq(coffeechats.id, coffeechatId), isNull(coffeechats.cancelledAt)))
}

/** Whether the person still has something to talk about with the company. */
export async function hasOtherChat(tx: Queries, candidateId: string, companyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: coffeechats.id })
    .from(coffeechats)
    .where(
      and(
        eq(coffeechats.candidateId, candidateId),
        eq(coffeechats.companyId, companyId),
        isNull(coffeechats.cancelledAt),
      ),
    )
    .limit(1)
  return found.length > 0
}
