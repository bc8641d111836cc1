import { TALK } from '@coffeeattack/domain/talk/post'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { jobs } from '../../../platform/db/schema/catalogue.ts'
import { talkPosts, talkReports } from '../../../platform/db/schema/talk.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { isPresent } from '../../accounts/core/sql.ts'

export type Writer = { certifiedAt: Date | null; jobLabel: string | null }

/** Without a job that the person typed in: it could tell who they are. */
export async function lockWriter(tx: Queries, userId: string): Promise<Writer | null> {
  const [found] = await tx
    .select({ certifiedAt: users.certifiedAt, jobLabel: users.jobLabel })
    .from(users)
    .where(isPresent(userId))
    .for('no key update')
  if (!found?.jobLabel) return found ?? null
  const known = await tx
    .select({ label: jobs.label })
    .from(jobs)
    .where(eq(jobs.label, found.jobLabel))
    .limit(1)
  return { ...found, jobLabel: known.length > 0 ? found.jobLabel : null }
}

/** Deleted posts count too, or deleting would make room for more. */
export async function countSince(tx: Queries, userId: string, since: Date): Promise<number> {
  return tx.$count(talkPosts, and(eq(talkPosts.userId, userId), gt(talkPosts.createdAt, since)))
}

/** Locks the thread, so that two people who reply at once get different names. */
export async function lockThread(tx: Queries, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: talkPosts.id })
    .from(talkPosts)
    .where(
      and(
        eq(talkPosts.id, id),
        isNull(talkPosts.parentId),
        isNull(talkPosts.hiddenAt),
        isNull(talkPosts.deletedAt),
      ),
    )
    .for('update')
  return found.length === 1
}

export async function countReplies(tx: Queries, parentId: string): Promise<number> {
  return tx.$count(talkPosts, eq(talkPosts.parentId, parentId))
}

/** The person's name in the thread, if there is one already, and the names of the others. */
export async function namesIn(tx: Queries, threadId: string, userId: string) {
  const found = await tx
    .selectDistinct({ nickname: talkPosts.nickname, isOwn: sql<boolean>`${talkPosts.userId} = ${userId}` })
    .from(talkPosts)
    .where(or(eq(talkPosts.id, threadId), eq(talkPosts.parentId, threadId)))
  const others = found.filter(({ isOwn }) => !isOwn).map(({ nickname }) => nickname)
  return { own: found.find(({ isOwn }) => isOwn)?.nickname ?? null, others }
}

export async function insertPost(tx: Queries, post: typeof talkPosts.$inferInsert): Promise<void> {
  await tx.insert(talkPosts).values(post)
}

/** Deletes the text of a post. False if the post is not the person's or was deleted before. */
export async function emptyPost(tx: Queries, id: string, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(talkPosts)
    .set({ body: '', deletedAt: now })
    .where(and(eq(talkPosts.id, id), eq(talkPosts.userId, userId), isNull(talkPosts.deletedAt)))
  return rowCount === 1
}

/** A post that others see and can report. Locked, so that reports are counted one by one. */
export async function lockPost(tx: Queries, id: string) {
  const [found] = await tx
    .select({ userId: talkPosts.userId, reviewedAt: talkPosts.reviewedAt })
    .from(talkPosts)
    .where(and(eq(talkPosts.id, id), isNull(talkPosts.hiddenAt), isNull(talkPosts.deletedAt)))
    .for('update')
  return found ?? null
}

/** False if this person reported the post before. */
export async function insertReport(tx: Queries, report: typeof talkReports.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(talkReports).values(report).onConflictDoNothing()
  return rowCount === 1
}

/** Reports since the last decision of a moderator. */
export async function countReports(tx: Queries, postId: string, since: Date | null): Promise<number> {
  const isNew = since ? gt(talkReports.createdAt, since) : undefined
  return tx.$count(talkReports, and(eq(talkReports.postId, postId), isNew))
}

export async function hideByReports(tx: Queries, id: string, now: Date): Promise<void> {
  await tx.update(talkPosts).set({ hiddenAt: now }).where(eq(talkPosts.id, id))
}

export type PostRow = Pick<
  typeof talkPosts.$inferSelect,
  'id' | 'userId' | 'parentId' | 'nickname' | 'jobLabel' | 'body' | 'createdAt'
> & {
  /** Deleted by its writer. Posts of people who left the service are hidden instead. */
  isGone: boolean
}

const COLUMNS = `p.id, p.user_id as "userId", p.parent_id as "parentId", p.nickname, p.job_label as "jobLabel",
  p.body, p.created_at as "createdAt"`

/** A reply that everybody sees: neither hidden nor deleted. */
const REPLIES = 'from talk_posts p where p.hidden_at is null and p.deleted_at is null'

/** Posts that open a thread. A deleted one stays in the list as long as it has replies. */
export async function threads(db: Queries, { after, limit }: { after: Place | null; limit: number }) {
  const { rows } = await db.$client.query<PostRow>(
    `select o.* from (
       select ${COLUMNS}, p.deleted_at is not null as "isGone" from talk_posts p
       where p.parent_id is null and p.hidden_at is null
         and ($2::timestamptz is null or (p.created_at, p.id) < ($2::timestamptz, $3::uuid))
     ) o
     where not o."isGone" or exists (select ${REPLIES} and p.parent_id = o.id)
     order by o."createdAt" desc, o.id desc limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  )
  return rows
}

/** The oldest first. */
export async function repliesTo(db: Queries, ids: readonly string[]): Promise<Map<string, PostRow[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<PostRow & { parentId: string }>(
    `select r.* from unnest($1::uuid[]) as opening
     cross join lateral (
       select ${COLUMNS}, false as "isGone" ${REPLIES} and p.parent_id = opening
       order by p.created_at, p.id limit ${TALK.replies}
     ) r`,
    [ids],
  )
  return Map.groupBy(rows, ({ parentId }) => parentId)
}
