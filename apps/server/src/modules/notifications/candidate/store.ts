import type { Queries } from '../../../platform/db/queries.ts'

const TOLD = `user_id = $1 and channel = 'CENTRE' and sent_at is not null and read_at is null`

export async function unreadCount(db: Queries, userId: string): Promise<number> {
  const { rows } = await db.$client.query<{ unread: number }>(
    `select count(*)::int as unread from notices where ${TOLD}`,
    [userId],
  )
  return rows[0]!.unread
}

/** What came after the person looked stays unread. */
export async function markReadUntil(db: Queries, userId: string, until: Date, now: Date): Promise<void> {
  await db.$client.query(`update notices set read_at = $3 where ${TOLD} and sent_at <= $2`, [
    userId,
    until,
    now,
  ])
}
