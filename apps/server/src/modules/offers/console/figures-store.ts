import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import { asCounts, type Counts, type StatusCount } from './sent-store.ts'

type Totals = { sent: number; read: number; answerHours: number | null }

/** What reached candidates; what was taken back never did. Whoever left meanwhile stays in the count. */
const DELIVERED = 'company_id = $1 and undone_at is null and deliver_at <= $2'

export async function totalsOf(db: Queries, companyId: string, now: Date): Promise<Totals> {
  const { rows } = await db.$client.query<Totals>(
    `select count(*)::int as sent, count(read_at)::int as read,
       percentile_cont(0.5) within group (order by extract(epoch from decided_at - deliver_at) / 3600)
         filter (where status in ('MATCHED', 'REFUSED')) as "answerHours"
     from offers where ${DELIVERED}`,
    [companyId, now],
  )
  return rows[0] ?? { sent: 0, read: 0, answerHours: null }
}

/** They add up to all that was sent. */
export async function statusesOf(db: Queries, companyId: string, now: Date): Promise<Counts> {
  const { rows } = await db.$client.query<StatusCount>(
    `select case when status = 'WAITING' and expiry_day < $3::date then 'EXPIRED' else status end as status,
       count(*)::int as count
     from offers where ${DELIVERED} group by 1`,
    [companyId, now, formatDay(kstDay(now))],
  )
  return asCounts(rows)
}

export type Month = { month: string; sent: number; matched: number }

/** By the month in Seoul in which they were sent. */
export async function monthsOf(
  db: Queries,
  companyId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Month[]> {
  const { rows } = await db.$client.query<Month>(
    `select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::int as sent,
       (count(*) filter (where status = 'MATCHED'))::int as matched
     from offers where ${DELIVERED} and created_at >= $3
     group by 1 order by 1`,
    [companyId, now, since],
  )
  return rows
}
