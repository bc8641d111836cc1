import type { Queries } from '../../../platform/db/queries.ts'

/** Tables whose rows age, and the column that tells their age. */
const agedBy = {
  idempotency_keys: 'expires_at',
  refresh_tokens: 'expires_at',
  sessions: 'last_used_at',
  ended_sessions: 'ended_at',
  login_states: 'expires_at',
  short_links: 'expires_at',
  lifetime_shares: 'expires_at',
  standing_shares: 'expires_at',
  one_time_codes: 'expires_at',
  used_challenges: 'expires_at',
  password_resets: 'expires_at',
  sign_in_tries: 'last_failed_at',
  verification_days: 'day',
  stream_events: 'at',
} as const

export type AgedTable = keyof typeof agedBy

/** Deletes some of the rows up to the limit and answers how many; those that somebody holds wait for the next time. */
export async function deleteAged(
  db: Queries,
  table: AgedTable,
  limit: Date | string,
  batch: number,
): Promise<number> {
  const { rowCount } = await db.$client.query(
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${agedBy[table]} <= $1 limit $2 for update skip locked))`,
    [limit, batch],
  )
  return rowCount ?? 0
}
