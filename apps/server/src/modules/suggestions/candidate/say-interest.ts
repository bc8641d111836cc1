import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { standingOf } from '../core/settings-store.ts'
import { senderOf, insertInterest, takeBack } from './interest-store.ts'
import { positionShown } from '../core/positions-store.ts'
import { showSuggested } from './show-suggestions.ts'

/**
 * '관심 있어요' (MATCH-1): the company learns that somebody said so, not who, and finds the person first in the position's list. Said
 * again, also after it was taken back, it tells the company nothing new.
 */
export async function sayInterest(userId: string, positionId: string, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    const asked = { userId, now, today: formatDay(kstDay(now)) }
    const isFound = (await standingOf(tx, userId, now))?.state !== 'RESTING'
    const position = isFound ? await positionShown(tx, asked, positionId) : null
    if (!position) throw new Refusal('SUGGESTION_GONE')
    const isFirst = await insertInterest(tx, { id: ids.next(), candidateId: userId, positionId, saidAt: now })
    await changed(tx, ['positions'], [position.companyId], now)
    if (!isFirst) return
    const { operatorId, interestId } = await senderOf(tx, userId, positionId)
    await tellSenders(
      tx,
      [
        {
          type: 'POSITION_INTEREST',
          subject: interestId,
          operatorId,
          companyId: position.companyId,
          content: { positionId },
        },
      ],
      { ids, now },
    )
  })
  return showSuggested(userId, positionId, deps)
}

/** It holds also where the position is shown no more; the answer then says so. */
export async function takeBackInterest(userId: string, positionId: string, deps: ApiDeps) {
  const { db, clock } = deps
  const now = clock()
  await db.transaction(async (tx) => {
    const companyId = await takeBack(tx, { candidateId: userId, positionId, now })
    if (companyId) await changed(tx, ['positions'], [companyId], now)
  })
  return showSuggested(userId, positionId, deps)
}
