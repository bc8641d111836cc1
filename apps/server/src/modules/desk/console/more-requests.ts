import type { ApiDeps } from '../../../platform/http/handle.ts'
import { knownCandidates } from '../core/known-candidates.ts'
import { handlingOf, pageOfRequests, type Asked } from '../core/list-requests.ts'
import { activeAmong } from './store.ts'

type Columns = { userId: string; message: string }

/** Who wishes for more offers. */
export async function listMoreRequests(asked: Asked, deps: ApiDeps) {
  const columns = `r.user_id as "userId", r.message`
  const { rows, openCount, nextCursor } = await pageOfRequests<Columns>(
    'more_offer_requests',
    columns,
    asked,
    deps,
  )
  const userIds = rows.map(({ userId }) => userId)
  const known = await knownCandidates(userIds, deps)
  const active = await activeAmong(deps.db.drizzle, userIds, deps.clock())
  return {
    items: rows.flatMap((row) => {
      const candidate = known.get(row.userId)
      if (!candidate) return []
      return [{ ...handlingOf(row), candidate, isActive: active.has(row.userId), message: row.message }]
    }),
    openCount,
    nextCursor,
  }
}
