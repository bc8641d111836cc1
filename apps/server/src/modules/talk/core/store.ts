import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/** Of a post `p` and its report `r`: reports of before the last decision are answered. */
export const WAITS = '(p.reviewed_at is null or r.created_at > p.reviewed_at)'

/** Posts that somebody reported and nobody has decided on. What its writer took back, or left, needs nobody. */
export async function countOpenReports(db: Queries): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    `select count(distinct p.id)::int as count from talk_posts p
     join talk_reports r on r.post_id = p.id
     join users u on u.id = p.user_id and ${hasNotLeft('u')}
     where p.deleted_at is null and ${WAITS}`,
  )
  return rows[0]?.count ?? 0
}
