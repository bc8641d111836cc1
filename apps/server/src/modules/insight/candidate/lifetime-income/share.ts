import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { shapeOf } from '@coffeeattack/domain/lifetime-income/shape'
import { shareEnd } from '@coffeeattack/domain/lifetime-income/share'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { lockApplicant } from '../../../verification/core/store.ts'
import { resultOf } from './result.ts'
import { deleteShares, findShared, saveShare, shareOf } from './store.ts'

export const shareUrl = (id: string, { settings }: Pick<ApiDeps, 'settings'>): string =>
  `${settings.appOrigin}/money/${id}`

/**
 * A link to the result as it is now, with the sum only when the person wants it seen. One person has one link: made
 * again it shows the new choice, so a sum can be taken back.
 */
export async function share({ userId, showTotal }: { userId: string; showTotal: boolean }, deps: ApiDeps) {
  return deps.db.transaction(async (tx) => {
    if (!(await lockApplicant(tx, userId))) throw new Refusal('UNAUTHORIZED')
    const now = deps.clock()
    const { total, percentile, columns } = await resultOf(tx, userId)
    const id = (await shareOf(tx, userId, now))?.id ?? deps.ids.next()
    const result = { total: showTotal ? total : null, percentile, shape: shapeOf(columns) }
    await saveShare(tx, { id, userId, ...result, createdAt: now, expiresAt: shareEnd(now) })
    return { shareId: id, url: shareUrl(id, deps) }
  })
}

export async function endShare(userId: string, { db }: ApiDeps): Promise<void> {
  await deleteShares(db.drizzle, userId)
}

export async function showSharedYears(id: string, { db, clock }: ApiDeps) {
  const shared = await findShared(db.drizzle, id, clock())
  if (!shared) throw new Refusal('NOT_FOUND')
  return { ...shared, shape: [...shared.shape] }
}
