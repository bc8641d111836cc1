import type { DeliveryState } from '@coffeeattack/domain/handover/events'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { type DeliveryRow, deliveriesOf, findDelivery, sendAgain } from './delivery-store.ts'

const PAGE = 50

type DeliveriesQuery = PageQuery & {
  endpointId?: string | undefined
  state?: DeliveryState | undefined
}

/** Deliveries with endpoint and result, newest first, without the content of the events. */
export async function listDeliveries(
  { endpointId, state, cursor, limit = PAGE }: DeliveriesQuery,
  caller: OperatorCaller,
  { db }: ApiDeps,
) {
  const asked = { companyId: companyOf(caller), endpointId, state, after: placeIn(cursor), limit: limit + 1 }
  const found = await deliveriesOf(db.drizzle, asked)
  const { page, nextCursor } = cutPage(found, limit, cursorAt)
  return { items: page.map(shown), nextCursor }
}

/** Sends the same event again under the same id, with new tries. Refused while it waits or while its endpoint is stopped. */
export async function replayDelivery(deliveryId: string, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await findDelivery(tx, { deliveryId, companyId }))) throw new Refusal('NOT_FOUND')
    if (!(await sendAgain(tx, { deliveryId, companyId }, now))) throw new Refusal('CONFLICT')
    await recordDeed(
      tx,
      caller,
      { action: 'handover.replay', subject: 'webhook', subjectId: deliveryId },
      now,
    )
    await changed(tx, ['handover'], [companyId], now)
    return shown((await findDelivery(tx, { deliveryId, companyId }))!)
  })
}

function shown({ lastAt, lastStatus, lastError, lastMs, dueAt, ...row }: DeliveryRow) {
  return {
    ...row,
    at: row.at.toISOString(),
    last: lastAt && { status: lastStatus, error: lastError, ms: lastMs ?? 0, at: lastAt.toISOString() },
    nextAt: row.state === 'WAITING' ? (dueAt?.toISOString() ?? null) : null,
  }
}
