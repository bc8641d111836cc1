import { eq, type SQL } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { calendarAddresses } from '../../../platform/db/schema/calendars.ts'

/** The owner of a calendar: a candidate or an operator. */
export type Owner = { readonly userId: string } | { readonly operatorId: string }

const isOf = (owner: Owner): SQL =>
  'userId' in owner
    ? eq(calendarAddresses.userId, owner.userId)
    : eq(calendarAddresses.operatorId, owner.operatorId)

const { tokenSealed, createdAt, lastReadAt } = calendarAddresses

export async function findAddress(db: Queries, owner: Owner) {
  const [found] = await db
    .select({ tokenSealed, createdAt, lastReadAt })
    .from(calendarAddresses)
    .where(isOf(owner))
  return found ?? null
}

/** Each owner has one address; a new one replaces it. */
export async function saveAddress(
  tx: Queries,
  owner: Owner,
  secret: { hash: string; tokenSealed: string },
  { ids, now }: Clock,
): Promise<void> {
  const made = { ...secret, createdAt: now, lastReadAt: null }
  await tx
    .insert(calendarAddresses)
    .values({ id: ids.next(), ...owner, ...made })
    .onConflictDoUpdate({
      target: 'userId' in owner ? calendarAddresses.userId : calendarAddresses.operatorId,
      set: made,
    })
}

/** False if there was none. */
export async function removeAddress(tx: Queries, owner: Owner): Promise<boolean> {
  const { rowCount } = await tx.delete(calendarAddresses).where(isOf(owner))
  return rowCount === 1
}
