import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { moreOfferRequests } from '../../../platform/db/schema/requests.ts'

/** Words that are not given leave the former ones. False when nothing is open. */
export async function renewOpenRequest(
  tx: Queries,
  userId: string,
  message: string | undefined,
): Promise<boolean> {
  const renewed = await tx
    .update(moreOfferRequests)
    .set({ message: message ?? sql`${moreOfferRequests.message}` })
    .where(and(eq(moreOfferRequests.userId, userId), isNull(moreOfferRequests.handledAt)))
    .returning({ id: moreOfferRequests.id })
  return renewed.length > 0
}

export async function addRequest(
  tx: Queries,
  request: Pick<typeof moreOfferRequests.$inferInsert, 'id' | 'userId' | 'message' | 'createdAt'>,
): Promise<void> {
  await tx.insert(moreOfferRequests).values(request)
}
