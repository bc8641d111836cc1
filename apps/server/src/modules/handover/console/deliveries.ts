import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DeliveryError, DeliveryState, HandoverEvent } from '@coffeeattack/domain/handover/events'
import { and, eq } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEndpoints } from '../../../platform/db/schema/handover.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, type Place, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { bodyOf } from '../core/call-endpoint.ts'
import { isCalled } from '../core/hand-over.ts'

const PAGE = 50

type DeliveriesQuery = PageQuery & {
  endpointId?: string | undefined
  state?: DeliveryState | undefined
}

/** Deliveries with endpoint, result and what was sent, newest first. An event holds ids, moments and states alone. */
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

function shown({ lastAt, lastStatus, lastError, lastMs, dueAt, eventAt, payload, ...row }: DeliveryRow) {
  return {
    ...row,
    body: bodyOf({ type: row.type, at: eventAt, data: payload }),
    coffeechatId: payload.coffeechatId ?? null,
    at: row.at.toISOString(),
    last: lastAt && { status: lastStatus, error: lastError, ms: lastMs ?? 0, at: lastAt.toISOString() },
    nextAt: row.state === 'WAITING' ? (dueAt?.toISOString() ?? null) : null,
  }
}

type DeliveryRow = {
  id: string
  endpointId: string
  endpointName: string
  type: HandoverEvent
  eventAt: Date
  payload: { coffeechatId?: string }
  state: DeliveryState
  attempts: number
  at: Date
  lastAt: Date | null
  lastStatus: number | null
  lastError: DeliveryError | null
  lastMs: number | null
  dueAt: Date | null
  canReplay: boolean
}

const mayReplay = (delivery: string, endpoint: string) =>
  `(${delivery}.state <> 'WAITING' and ${isCalled(endpoint)})`

const DELIVERIES = `
  select d.id, e.id as "endpointId", e.name as "endpointName", v.type, v.at as "eventAt", v.payload,
    d.state, d.attempts, d.created_at as at,
    d.last_at as "lastAt", d.last_status as "lastStatus", d.last_error as "lastError", d.last_ms as "lastMs",
    d.due_at as "dueAt", ${mayReplay('d', 'e')} as "canReplay"
  from webhook_endpoints e
  join webhook_deliveries d on d.endpoint_id = e.id
  join webhook_events v on v.id = d.event_id
  where e.company_id = $1`

type Asked = {
  companyId: string
  endpointId: string | undefined
  state: DeliveryState | undefined
  after: Place | null
  limit: number
}

async function deliveriesOf(db: Queries, { companyId, endpointId, state, after, limit }: Asked) {
  const { rows } = await db.$client.query<DeliveryRow>(
    `${DELIVERIES} and ($2::uuid is null or e.id = $2) and ($3::text is null or d.state = $3)
       and ($4::timestamptz is null or (d.created_at, d.id) < ($4, $5::uuid))
     order by d.created_at desc, d.id desc limit $6`,
    [companyId, endpointId ?? null, state ?? null, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows
}

type OwnDelivery = { deliveryId: string; companyId: string }

async function findDelivery(db: Queries, { deliveryId, companyId }: OwnDelivery) {
  const { rows } = await db.$client.query<DeliveryRow>(`${DELIVERIES} and d.id = $2`, [companyId, deliveryId])
  return rows[0] ?? null
}

/** False when it is already waiting or its endpoint is stopped. */
async function sendAgain(tx: Queries, { deliveryId, companyId }: OwnDelivery, now: Date) {
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set({ state: 'WAITING', attempts: 0, dueAt: now })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        eq(webhookEndpoints.companyId, companyId),
        asSql(mayReplay('webhook_deliveries', 'webhook_endpoints')),
      ),
    )
  return rowCount === 1
}
