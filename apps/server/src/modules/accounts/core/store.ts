import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, lte, sql } from 'drizzle-orm'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from './sql.ts'

/** A candidate who has left may still hold a valid token for minutes, but has no account here. */
export async function mustBeHere(db: Queries, userId: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(isPresent(userId))
  if (found.length === 0) throw new Refusal('UNAUTHORIZED')
}

/** Locks the user, so that two tabs run one after the other. False when the candidate has left. */
export async function lockAccount(tx: Queries, userId: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(isPresent(userId)).for('no key update')
  return found.length === 1
}

const HOUR_MS = 60 * 60_000

/** Records activity, at most once an hour, because four indexes contain the column. */
export async function moveLastActive(db: Queries, userId: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS)
  await db
    .update(users)
    .set({ lastActiveAt: now })
    .where(and(isPresent(userId), lte(users.lastActiveAt, anHourAgo)))
}

/**
 * During a change of keys one phone has a different hash per key, so the unique index cannot prevent duplicates. Looking a phone up
 * and claiming it therefore runs under one lock for all keys.
 */
export async function holdPhone(tx: Queries, phoneHashes: Macs): Promise<void> {
  if (phoneHashes.length === 1) return
  for (const hash of phoneHashes.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${hash}`}, 0))`)
}
