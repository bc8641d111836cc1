import type { Queries } from '../../../platform/db/queries.ts'

const HOUR_MS = 60 * 60_000

/** The person is here. Four indexes follow the column, so it moves at most once an hour. */
export async function moveLastActive(db: Queries, userId: string, now: Date): Promise<void> {
  await db.$client.query({
    name: 'move-last-active',
    text: `update users set last_active_at = $2 where id = $1 and last_active_at <= $3 and deleted_at is null`,
    values: [userId, now, new Date(now.getTime() - HOUR_MS)],
  })
}
