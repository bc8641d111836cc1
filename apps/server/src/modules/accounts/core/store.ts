import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { sql } from 'drizzle-orm'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { here, isPresent } from './sql.ts'

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

const HOUR_MS = 60 * 60_000

/** The person is here. Four indexes follow the column, so it moves at most once an hour. */
export async function moveLastActive(db: Queries, userId: string, now: Date): Promise<void> {
  await db.$client.query({
    name: 'move-last-active',
    text: `update users set last_active_at = $2 where id = $1 and last_active_at <= $3 and ${here('users')}`,
    values: [userId, now, new Date(now.getTime() - HOUR_MS)],
  })
}

/**
 * While keys change, one phone has a hash by each key, and the unique index knows only that equal ones are one phone.
 * So whoever looks for a phone and then takes it goes one at a time, whichever key their process hashes with.
 */
export async function holdPhone(tx: Queries, phoneHashes: Macs): Promise<void> {
  if (phoneHashes.length === 1) return
  for (const hash of phoneHashes.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${hash}`}, 0))`)
}
