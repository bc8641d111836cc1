import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { endOverdue } from '../../jobs/store.ts'
import { forgetSessions, shareOf } from './store.ts'
import { resultOf } from './result.ts'
import { shareUrl } from './share.ts'

/** The result. Whoever looks at it is done, so the tax office's session is forgotten. */
export async function complete(userId: string, deps: ApiDeps) {
  const { drizzle } = deps.db
  const now = deps.clock()
  await endOverdue(drizzle, now, userId)
  const { total, percentile } = await resultOf(drizzle, userId)
  await forgetSessions(drizzle, userId)
  const kept = await shareOf(drizzle, userId, now)
  const share = kept && { shareId: kept.id, url: shareUrl(kept.id, deps), showTotal: kept.total !== null }
  return { total, percentile, share }
}
