import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { moreOfferRequests } from '../../../platform/db/schema/desk.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { isOpenTo, LISTS } from './store.ts'

/* A candidate's wish for more offers and the curation that answers it (BIZ-4). */

const WISHES = 'more_offer_requests'

type Answer = { id: string; candidateId: string; operatorId: string; groupId: string; now: Date }

/**
 * Closes the candidate's wish with the curation. Refuses when a colleague has taken or answered it: the row is the lock, so
 * of two agents at once one wins.
 */
export async function answerWish(tx: Queries, { id, candidateId, operatorId, groupId, now }: Answer) {
  const whose = eq(moreOfferRequests.userId, candidateId)
  const answered = await tx
    .update(moreOfferRequests)
    .set({ handledBy: operatorId, handledAt: now, groupId })
    .where(and(isOpenTo(operatorId, WISHES, id), whose))
    .returning({ id: moreOfferRequests.id })
  if (answered.length === 0) {
    const known = await tx
      .select({ id: moreOfferRequests.id })
      .from(moreOfferRequests)
      .where(and(eq(moreOfferRequests.id, id), whose))
    throw new Refusal(known.length > 0 ? 'REQUEST_TAKEN' : 'NOT_FOUND')
  }
  await changedForAgents(tx, [LISTS[WISHES]], now)
}

/** The wish waits again, with the same agent, because its curation was taken back. */
export async function reopenWishOf(tx: Queries, groupId: string, now: Date): Promise<void> {
  const reopened = await tx
    .update(moreOfferRequests)
    .set({ handledAt: null, groupId: null })
    .where(eq(moreOfferRequests.groupId, groupId))
    .returning({ id: moreOfferRequests.id })
  if (reopened.length > 0) await changedForAgents(tx, [LISTS[WISHES]], now)
}
