import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay } from '@coffeeattack/domain/kst'
import { answerDay, objectionMessage, type ObjectionKind } from '@coffeeattack/domain/suggestions/objection'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { insertInquiry } from '../../desk/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { switchTo } from '../core/settings-store.ts'
import { addObjection, isReviewOpen, newestReview } from './review-store.ts'
import { showSuggested } from './show-suggestions.ts'

type ReviewInput = { kind: ObjectionKind; text: string; positionId: string | null }

/**
 * Somebody of the desk looks at it and answers in the person's conversation (MATCH-5). One at a time: its answer comes first. Whoever
 * objects to suggestions as such has them switched off at once.
 */
export async function askReview(userId: string, { kind, text, positionId }: ReviewInput, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const now = clock()
  const about = positionId === null ? null : await nameOf(userId, positionId, deps)
  const inquiryId = ids.next()
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    if (await isReviewOpen(tx, userId)) throw new Refusal('SUGGESTION_REVIEW_OPEN')
    await insertInquiry(tx, {
      id: inquiryId,
      userId,
      fromPath: '/my/match',
      message: objectionMessage({ kind, about, text }),
      createdAt: now,
    })
    const dueOn = formatDay(answerDay(now))
    await addObjection(tx, { inquiryId, userId, kind, positionId, dueOn, askedAt: now })
    if (kind === 'AGAINST') await switchTo(tx, userId, true, now)
    await tellAgents(tx, { type: 'INQUIRY', subject: inquiryId, content: { inquiryId } }, { ids, now })
    await changedForAgents(tx, ['inquiries'], now)
  })
  const review = await newestReview(db.drizzle, userId)
  if (!review) throw new Refusal('INTERNAL')
  return review
}

/** '두레박데이터 · 프론트엔드 개발자': for the desk. A position that the person cannot see is refused. */
async function nameOf(userId: string, positionId: string, deps: ApiDeps): Promise<string> {
  const { company, title } = await showSuggested(userId, positionId, deps)
  return [company?.name, title].filter(Boolean).join(' · ')
}
