import { firstIdAt } from '../../../platform/crypto/ids.ts'
import { LAST_DAY_MS, type Reading } from '../../../platform/observing/reading.ts'

/** Matches per day. The ids contain their time, so only the newest part of the table is read. */
export const matches: Reading = {
  name: 'matches_last_day',
  help: 'Offers that were accepted in the last day',
  labels: [],
  async read({ db, clock }) {
    const since = new Date(clock().getTime() - LAST_DAY_MS)
    const { rows } = await db.pool.query<{ value: number }>(
      'select count(*)::int as value from coffeechats where id >= $1 and created_at > $2',
      [firstIdAt(since), since],
    )
    return rows
  },
}
