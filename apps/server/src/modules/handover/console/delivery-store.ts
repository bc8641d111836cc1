import type { DeliveryError, DeliveryState, HandoverEvent } from '@coffeeattack/domain/handover/events'
import { and, eq } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEndpoints } from '../../../platform/db/schema/handover.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { isCalled } from '../core/hand-over.ts'

export type DeliveryRow = {
  id: string
  endpointId: string
  endpointName: string
  type: HandoverEvent
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
  select d.id, e.id as "endpointId", e.name as "endpointName", v.type, d.state, d.attempts, d.created_at as at,
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

export async function deliveriesOf(db: Queries, { companyId, endpointId, state, after, limit }: Asked) {
  const { rows } = await db.$client.query<DeliveryRow>(
    `${DELIVERIES} and ($2::uuid is null or e.id = $2) and ($3::text is null or d.state = $3)
       and ($4::timestamptz is null or (d.created_at, d.id) < ($4, $5::uuid))
     order by d.created_at desc, d.id desc limit $6`,
    [companyId, endpointId ?? null, state ?? null, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows
}

type OwnDelivery = { deliveryId: string; companyId: string }

export async function findDelivery(db: Queries, { deliveryId, companyId }: OwnDelivery) {
  const { rows } = await db.$client.query<DeliveryRow>(`${DELIVERIES} and d.id = $2`, [companyId, deliveryId])
  return rows[0] ?? null
}

/** False when it is already waiting or its endpoint is stopped. */
export async function sendAgain(tx: Queries, { deliveryId, companyId }: OwnDelivery, now: Date) {
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
