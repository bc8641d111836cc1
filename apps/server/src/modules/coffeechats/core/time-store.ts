import type { Side, Slot } from '@coffeeattack/domain/coffeechat/times'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'

const standing = (coffeechatId: string) =>
  and(eq(coffeechatTimes.coffeechatId, coffeechatId), isNull(coffeechatTimes.withdrawnAt))

/** Everything that was on the table, the fixed time with it. */
export async function withdrawTimes(tx: Queries, coffeechatId: string, now: Date): Promise<void> {
  await tx.update(coffeechatTimes).set({ withdrawnAt: now }).where(standing(coffeechatId))
}

type Proposal = { coffeechatId: string; proposedBy: Side; slots: readonly Slot[] }

/** Answers the ids of the new times, in their order. */
export async function addTimes(
  tx: Queries,
  { coffeechatId, proposedBy, slots }: Proposal,
  { ids, now }: { ids: Ids; now: Date },
): Promise<string[]> {
  const rows = slots.map((slot) => ({ ...slot, id: ids.next(), coffeechatId, proposedBy, proposedAt: now }))
  await tx.insert(coffeechatTimes).values(rows)
  return rows.map(({ id }) => id)
}

/** One is fixed, the others are gone. */
export async function fixTime(tx: Queries, coffeechatId: string, timeId: string, now: Date): Promise<void> {
  await tx
    .update(coffeechatTimes)
    .set({ withdrawnAt: now })
    .where(and(standing(coffeechatId), ne(coffeechatTimes.id, timeId)))
  await tx
    .update(coffeechatTimes)
    .set({ confirmedAt: now })
    .where(and(standing(coffeechatId), eq(coffeechatTimes.id, timeId)))
}
