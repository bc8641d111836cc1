import { Refusal } from '@coffeeattack/domain/errors/refusal'
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
