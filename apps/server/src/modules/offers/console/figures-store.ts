import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { Queries } from '../../../platform/db/queries.ts'
import { notTakenBack, readAtOf, statusOn } from '../core/sql.ts'
import type { Counts } from './sent-store.ts'

/** What the company $1 sent and did not take back: as the quota counts. Whoever left meanwhile stays in the count. */
const SENT = `o.company_id = $1 and ${notTakenBack('o')}`

type Totals = { sent: number; read: number; answerHours: number | null }

export async function totalsOf(db: Queries, companyId: string): Promise<Totals> {
  const { rows } = await db.$client.query<Totals>(
    `select count(*)::int as sent, count(${readAtOf('o')})::int as read,
       percentile_cont(0.5) within group (order by extract(epoch from o.decided_at - o.deliver_at) / 3600)
         filter (where o.status in ('MATCHED', 'REFUSED')) as "answerHours"
     from offers o where ${SENT}`,
    [companyId],
  )
  return rows[0] ?? { sent: 0, read: 0, answerHours: null }
}

/** They add up to all that was sent. */
export async function statusesOf(db: Queries, companyId: string, now: Date): Promise<Counts> {
  const { rows } = await db.$client.query<{ status: OfferStatus; count: number }>(
    `select ${statusOn('o', '$2')} as status, count(*)::int as count from offers o where ${SENT} group by 1`,
    [companyId, formatDay(kstDay(now))],
  )
  const counts: Counts = { WAITING: 0, MATCHED: 0, REFUSED: 0, EXPIRED: 0, AGENT: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

export type Month = { month: string; sent: number; byAgents: number; matched: number }

/** By the month in Seoul in which they were sent. What agents sent for the company takes nothing of its quota. */
export async function monthsOf(db: Queries, companyId: string, since: Date): Promise<Month[]> {
  const { rows } = await db.$client.query<Month>(
    `select to_char(o.created_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::int as sent,
       (count(*) filter (where o.is_master))::int as "byAgents",
       (count(*) filter (where o.status = 'MATCHED'))::int as matched
     from offers o where ${SENT} and o.created_at >= $2
     group by 1 order by 1`,
    [companyId, since],
  )
  return rows
}
