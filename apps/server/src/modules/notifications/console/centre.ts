import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { NotificationGroup } from '@coffeeattack/domain/notifications/operator-groups'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changedCentre } from '../core/live.ts'
import { factsTold, type OperatorFact, showNotification } from './facts.ts'
import { type CentreCounts, countNotifications, markRead } from './store.ts'

const PAGE = 30

type CentreQuery = PageQuery & { only?: 'unread' | 'open' | undefined; kind?: NotificationGroup | undefined }

/** An operator's notifications, newest first. The answer contains names, so the audit trail records whose. */
export async function showOperatorNotifications(
  { cursor, limit = PAGE, only, kind }: CentreQuery,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { operatorId } = caller
  const after = placeIn(cursor)
  const found = await factsTold(deps.db.drizzle, { operatorId, only, kind, after, limit: limit + 1 }, deps)
  const { page, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => cursorAt({ at: createdAt, id }))
  await recordRead(page, caller, deps)
  return { items: page.map(showNotification), ...(await countsOf(caller, deps)), nextCursor }
}

async function recordRead(facts: readonly OperatorFact[], caller: OperatorCaller, { db, clock }: ApiDeps) {
  const named = facts.flatMap(({ person, candidateId }) => (person?.name && candidateId ? [candidateId] : []))
  const candidateIds = [...new Set(named)]
  if (candidateIds.length === 0) return
  const seen = { action: 'notice.list', subject: 'candidate', subjectId: null } as const
  const deed = { ...seen, whose: candidateIds, detail: { candidateIds } }
  await recordDeed(db.drizzle, caller, deed, clock())
}

function countsOf({ operatorId }: OperatorCaller, { db, clock }: ApiDeps): Promise<CentreCounts> {
  const now = clock()
  return countNotifications(db.drizzle, { operatorId, now, today: formatDay(kstDay(now)) })
}

type ReadInput = { ids: readonly string[] } | { until: string }

/** Reading in one tab counts in all tabs of the operator. */
export async function readOperatorNotifications(read: ReadInput, caller: OperatorCaller, deps: ApiDeps) {
  const { operatorId } = caller
  const now = deps.clock()
  const which = 'ids' in read ? read : { until: new Date(read.until) }
  await deps.db.transaction(async (tx) => {
    if (await markRead(tx, operatorId, which, now)) await changedCentre(tx, operatorId, now)
  })
  const { unread } = await countsOf(caller, deps)
  return { unread }
}
