import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import { LAST_DAY_MS, type Reading } from '../../../platform/observing/reading.ts'
import { deliveredSince, statusOn } from './sql.ts'

/** Offers delivered in the last day, and their results so far. */
export const offersDelivered: Reading = {
  name: 'offers_last_day',
  help: 'Offers that reached their people in the last day, by what became of them',
  labels: ['status'],
  async read({ db, clock }) {
    const now = clock()
    const { rows } = await db.pool.query<{ status: string; value: number }>(
      `select ${statusOn('o', '$3::date')} as status, count(*)::int as value
       from offers o where ${deliveredSince('o', '$1', '$2')} group by 1`,
      [new Date(now.getTime() - LAST_DAY_MS), now, formatDay(kstDay(now))],
    )
    return offerStatuses.map((status) => ({
      status,
      value: rows.find((row) => row.status === status)?.value ?? 0,
    }))
  },
}
