import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { nicknameOf } from '@coffeeattack/domain/talk/nickname'
import { type ReportReason, settlePost, TALK } from '@coffeeattack/domain/talk/post'
import type { Queries } from '../../../platform/db/queries.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import {
  countReplies,
  countReports,
  countSince,
  emptyPost,
  hideByReports,
  insertPost,
  insertReport,
  lockThread,
  lockPost,
  lockWriter,
  namesIn,
  threads,
  type PostRow,
  repliesTo,
  type Writer,
} from './store.ts'

/** Threads, newest first, each with its replies. No answer tells who wrote a post. */
export async function listPosts(
  { cursor, limit = TALK.pageSize }: PageQuery,
  userId: string | null,
  deps: ApiDeps,
) {
  const { drizzle } = deps.db
  const found = await threads(drizzle, { after: placeIn(cursor), limit: limit + 1 })
  const { page, nextCursor } = cutPage(found, limit, (last) => cursorAt({ at: last.createdAt, id: last.id }))
  const replies = await repliesTo(
    drizzle,
    page.map(({ id }) => id),
  )
  return {
    items: page.map((row) => ({
      ...shown(row, userId),
      isDeleted: row.isGone,
      replies: (replies.get(row.id) ?? []).map((reply) => shown(reply, userId)),
    })),
    nextCursor,
  }
}

function shown({ id, userId, nickname, jobLabel, body, createdAt, isGone }: PostRow, me: string | null) {
  return {
    id,
    nickname: isGone ? '' : nickname,
    jobLabel: isGone ? null : jobLabel,
    body: isGone ? '' : body,
    createdAt: createdAt.toISOString(),
    isMine: !isGone && userId === me,
  }
}

/** Only people with verified work may write and report. Locks the writer, so that one person's posts are counted one by one. */
async function verifiedWriter(tx: Queries, userId: string): Promise<Writer> {
  const writer = await lockWriter(tx, userId)
  if (!writer) throw new Refusal('UNAUTHORIZED')
  if (!writer.certifiedAt) throw new Refusal('TALK_NEEDS_CAREER')
  return writer
}

const HOUR_MS = 3_600_000

type WritePostInput = { body: string; parentId?: string | undefined }

/** Writes a post that opens a thread, or a reply to one. */
export async function writePost(
  { body, parentId }: WritePostInput,
  userId: string,
  { db, ids, clock, secrets }: ApiDeps,
) {
  const id = ids.next()
  const now = clock()
  return db.transaction(async (tx) => {
    const { jobLabel } = await verifiedWriter(tx, userId)
    if ((await countSince(tx, userId, new Date(now.getTime() - HOUR_MS))) >= TALK.perHour)
      throw new Refusal('TALK_TOO_MANY')
    if (parentId) await checkThread(tx, parentId)
    const thread = parentId ?? id
    const seed = Buffer.from(secrets.mac('talk-writer', `${userId} in ${thread}`), 'base64url').toString(
      'hex',
    )
    const names = parentId ? await namesIn(tx, thread, userId) : null
    const nickname = names?.own ?? nicknameOf(seed, names?.others ?? [])
    await insertPost(tx, {
      id,
      userId,
      parentId: parentId ?? null,
      jobLabel,
      nickname,
      body: settlePost(body),
      createdAt: now,
    })
    return { id, nickname }
  })
}

/** Replies have no replies of their own. */
async function checkThread(tx: Queries, parentId: string): Promise<void> {
  if (!(await lockThread(tx, parentId))) throw new Refusal('NOT_FOUND')
  if ((await countReplies(tx, parentId)) >= TALK.replies) throw new Refusal('TALK_THREAD_FULL')
}

/** A person reports a post once, and never their own. Reports of enough people hide it until a moderator decides. */
export async function reportPost(
  { postId, reason }: { postId: string; reason: ReportReason },
  userId: string,
  { db, clock }: ApiDeps,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    await verifiedWriter(tx, userId)
    const post = await lockPost(tx, postId)
    if (!post || post.userId === userId) throw new Refusal('NOT_FOUND')
    if (!(await insertReport(tx, { postId, userId, reason, createdAt: now }))) return
    if ((await countReports(tx, postId, post.reviewedAt)) >= TALK.reportsToHide)
      await hideByReports(tx, postId, now)
  })
}

export async function deletePost(id: string, userId: string, { db, clock }: ApiDeps): Promise<void> {
  if (!(await emptyPost(db.drizzle, id, userId, clock()))) throw new Refusal('NOT_FOUND')
}
