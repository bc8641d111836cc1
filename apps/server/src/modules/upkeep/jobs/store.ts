import type { Database } from '../../../platform/db/open.ts'
import type { Queries } from '../../../platform/db/queries.ts'

/** Tables with old rows, and the column with their age. */
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
  partner_password_links: 'expires_at',
  sign_in_tries: 'last_failed_at',
  verification_days: 'day',
  notices: 'created_at',
  verification_failures: 'at',
  work_done: 'since',
} as const

export type AgedTable = keyof typeof agedBy

/**
 * Deletes up to `batch` rows and returns how many; locked rows are left for the next run. SQL text, because the builder
 * has no `ctid`.
 */
export async function deleteAged(db: Queries, table: AgedTable, limit: Date | string, batch: number) {
  const { rowCount } = await db.$client.query(
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${agedBy[table]} <= $1 limit $2 for update skip locked))`,
    [limit, batch],
  )
  return rowCount ?? 0
}

/** Tables that only grow, partitioned by month (decision 20). */
export type GrownTable = 'messages' | 'stream_events' | 'profile_views' | 'audit_log'

/** Shorter than deadlock_timeout, so that PostgreSQL never cancels a statement that waits for us. */
const LOCK_MS = 800

const alone = (db: Database, text: string, values: unknown[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.$client.query(`set local lock_timeout = ${LOCK_MS}`)
    await tx.$client.query(text, values)
  })

type NewMonths = { until: Date; months: number }

/** Makes partitions of so many months each, up to a time. */
export const makeMonths = (db: Database, table: GrownTable, { until, months }: NewMonths) =>
  alone(db, 'select make_months($1, $2, $3)', [table, until, months])

export const dropMonths = (db: Database, table: GrownTable, past: Date) =>
  alone(db, 'select drop_months($1, $2)', [table, past])
