import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { calendarAddresses } from '../../../platform/db/schema/calendars.ts'

/** The owner of a calendar: a candidate or an operator. */
export type Owner = { readonly userId: string } | { readonly operatorId: string }

const isOf = (owner: Owner): SQL =>
  'userId' in owner
    ? eq(calendarAddresses.userId, owner.userId)
    : eq(calendarAddresses.operatorId, owner.operatorId)

const { tokenSealed, createdAt, lastReadAt, showsDetails } = calendarAddresses

export async function findAddress(db: Queries, owner: Owner) {
  const [found] = await db
    .select({ tokenSealed, createdAt, lastReadAt, showsDetails })
    .from(calendarAddresses)
    .where(isOf(owner))
  return found ?? null
}

/** Each owner has one address; a new one replaces it, and names nobody until its owner wishes so again. */
export async function saveAddress(
  tx: Queries,
  owner: Owner,
  secret: { hash: string; tokenSealed: string },
  { ids, now }: Clock,
): Promise<void> {
  const made = { ...secret, createdAt: now, lastReadAt: null, showsDetails: false }
  await tx
    .insert(calendarAddresses)
    .values({ id: ids.next(), ...owner, ...made })
    .onConflictDoUpdate({
      target: 'userId' in owner ? calendarAddresses.userId : calendarAddresses.operatorId,
      set: made,
    })
}

/** False if there was none, or nothing changed. */
export async function saveDetails(tx: Queries, owner: Owner, shows: boolean): Promise<boolean> {
  const { rowCount } = await tx
    .update(calendarAddresses)
    .set({ showsDetails: shows })
    .where(and(isOf(owner), ne(showsDetails, shows)))
  return rowCount === 1
}

/** False if there was none. */
export async function removeAddress(tx: Queries, owner: Owner): Promise<boolean> {
  const { rowCount } = await tx.delete(calendarAddresses).where(isOf(owner))
  return rowCount === 1
}
