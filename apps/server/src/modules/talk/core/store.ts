import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/** A report `r` of a post `p` is open until a moderator decides on the post. */
export const REPORT_IS_OPEN = '(p.reviewed_at is null or r.created_at > p.reviewed_at)'

/** Posts with open reports. Deleted posts and posts of people who left need no moderation. */
export async function countOpenReports(db: Queries): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    `select count(distinct p.id)::int as count from talk_posts p
     join talk_reports r on r.post_id = p.id
     join users u on u.id = p.user_id and ${hasNotLeft('u')}
     where p.deleted_at is null and ${REPORT_IS_OPEN}`,
  )
  return rows[0]?.count ?? 0
}
