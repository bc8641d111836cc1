import type { Queries } from '../../../platform/db/queries.ts'
import { periodsOf } from './sending-store.ts'

/**
 * One more offer of this company, if its quota allows it: counted up only below the limit, so that two at once do not
 * both take the last place. Answers the period that is full, or null.
 */
export async function takeQuota(
  tx: Queries,
  companyId: string,
  quota: { monthly: number; daily: number },
  now: Date,
): Promise<'month' | 'day' | null> {
  const { day, month } = periodsOf(now)
  if (!(await countUp(tx, companyId, month, quota.monthly))) return 'month'
  if (!(await countUp(tx, companyId, day, quota.daily))) return 'day'
  return null
}

async function countUp(tx: Queries, companyId: string, period: string, limit: number): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into offer_counts as counted (company_id, period, sent) values ($1, $2, 1)
     on conflict (company_id, period) do update set sent = counted.sent + 1 where counted.sent < $3`,
    [companyId, period, limit],
  )
  return rowCount === 1
}

/** An offer that was taken back does not count. */
export async function giveQuotaBack(tx: Queries, companyId: string, sentAt: Date): Promise<void> {
  const { day, month } = periodsOf(sentAt)
  await tx.$client.query(
    `update offer_counts set sent = sent - 1 where company_id = $1 and period = any($2) and sent > 0`,
    [companyId, [day, month]],
  )
}
