import type { Reading } from '../../../platform/observing/reading.ts'

/** Candidates due for erasure keep their row in `withdrawals` until it is done. */
export const overdueErasures: Reading = {
  name: 'erasure_overdue_seconds',
  help: 'For how long the person who is longest overdue should have been erased',
  labels: [],
  async read({ db, clock }) {
    const { rows } = await db.pool.query<{ value: number }>(
      `select coalesce(extract(epoch from $1 - min(purge_at)), 0)::float8 as value
       from withdrawals where purge_at <= $1`,
      [clock()],
    )
    return rows
  },
}
