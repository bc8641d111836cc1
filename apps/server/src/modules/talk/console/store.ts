import type { HideReason } from '@coffeeattack/domain/talk/post'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { talkPosts } from '../../../platform/db/schema/talk.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { hasNotLeft, ownerIsPresent } from '../../accounts/core/sql.ts'
import { REPORT_IS_OPEN } from '../core/store.ts'

export type ReportedStatus = 'open' | 'handled'

export type ReportedRow = Pick<
  typeof talkPosts.$inferSelect,
  'id' | 'userId' | 'nickname' | 'body' | 'createdAt' | 'hiddenAt' | 'hiddenReason' | 'reviewedAt'
> & {
  answers: string | null
  /** The first open report, or the first of all if none is open. */
  reportedAt: Date
  reasons: string[]
}

/** Posts with reports. Deleted posts and posts of people who left need no moderation. */
const reported = (isWaiting: boolean) => `
  select p.id, p.user_id as "userId", p.nickname, p.body, o.body as answers, p.created_at as "createdAt",
    p.hidden_at as "hiddenAt", p.hidden_reason as "hiddenReason", p.reviewed_at as "reviewedAt",
    coalesce(min(r.created_at) filter (where ${REPORT_IS_OPEN}), min(r.created_at)) as "reportedAt",
    array_agg(r.reason) as reasons
  from talk_posts p
  join talk_reports r on r.post_id = p.id
  join users u on u.id = p.user_id and ${hasNotLeft('u')}
  left join talk_posts o on o.id = p.parent_id
  where p.deleted_at is null
  group by p.id, o.id
  having bool_or(${REPORT_IS_OPEN}) = ${isWaiting}`

type ReportedFilter = { status: ReportedStatus; after: Place | null; limit: number }

export async function reportedPosts(db: Queries, { status, after, limit }: ReportedFilter) {
  const [column, beyond, order] =
    status === 'open' ? ['"reportedAt"', '>', 'asc'] : ['"reviewedAt"', '<', 'desc']
  const { rows } = await db.$client.query<ReportedRow>(
    `select * from (${reported(status === 'open')}) q
     where ($2::timestamptz is null or (q.${column}, q.id) ${beyond} ($2::timestamptz, $3::uuid))
     order by q.${column} ${order}, q.id ${order} limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  )
  return rows
}

type Decision = { hiddenAt: Date | null; hiddenReason: HideReason | null; reviewedAt: Date }

/** False if the post no longer exists. */
export async function decide(tx: Queries, id: string, decision: Decision): Promise<boolean> {
  const { rowCount } = await tx
    .update(talkPosts)
    .set(decision)
    .where(and(eq(talkPosts.id, id), isNull(talkPosts.deletedAt), ownerIsPresent(talkPosts.userId)))
  return rowCount === 1
}
