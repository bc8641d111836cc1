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

/** What was sent where and how that went, newest first. What it told of whom stands in none of them. */
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

/** The same event under the same id, tried as often as a new one. Not while it waits anyway, nor to an address that is stopped. */
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
