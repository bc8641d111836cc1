import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'

/** The account, unless its person has left. */
export const isPresent = (userId: string): SQL | undefined =>
  and(eq(users.id, userId), isNull(users.deletedAt))

/** For rows of other tables: their person has not left. */
export const ownerIsPresent = (owner: AnyPgColumn): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${owner} and ${users.deletedAt} is null)`

/** Somebody who has left may still hold a token for a moment: they are nobody here. */
export async function mustBeHere(db: Queries, userId: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(isPresent(userId))
  if (found.length === 0) throw new Refusal('UNAUTHORIZED')
}

/** Two tabs of one person take turns from here on. False when the person has left. */
export async function lockAccount(tx: Queries, userId: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(isPresent(userId)).for('no key update')
  return found.length === 1
}
