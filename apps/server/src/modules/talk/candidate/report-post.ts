import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ReportReason } from '@coffeeattack/domain/talk/moderation'
import { TALK } from '@coffeeattack/domain/talk/post'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countReports, hideByReports, insertReport, lockPost } from './store.ts'
import { verifiedWriter } from './writer.ts'

/** One person reports a post once, and nobody their own; enough different people hide it until a moderator looks. */
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
