import type { DayOfFunnel } from '@coffeeattack/domain/campaign/funnel'
import type { Queries } from '../../../platform/db/queries.ts'

/** Visits by Seoul's day, and how many of them went on. */
export async function funnelDays(
  db: Queries,
  partnerId: string,
  { begin, end }: { begin: Date; end: Date },
): Promise<DayOfFunnel[]> {
  const { rows } = await db.$client.query<DayOfFunnel>(
    `select to_char(visited_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, count(*)::int as visited,
       count(registered_at)::int as registered, count(verified_at)::int as verified,
       count(matched_at)::int as matched
     from referrals where partner_id = $1 and visited_at >= $2 and visited_at < $3
     group by 1`,
    [partnerId, begin, end],
  )
  return rows
}
