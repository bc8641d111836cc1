import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { companyMayIn } from '../../companies/core/gates.ts'
import { isWorking } from '../../operators/core/sql.ts'
import type { Attempt, Called } from '../core/call-endpoint.ts'
import { isCalled } from '../core/hand-over.ts'
import { giveUpWaiting } from '../core/store.ts'

export type DueDelivery = Called & {
  deliveryId: string
  attempts: number
  endpointId: string
  companyId: string
  eventId: string
  type: HandoverEvent
  payload: object
  at: Date
  candidateId: string | null
}

type Claim = { now: Date; until: Date; resting: readonly string[] }

/**
 * Claims the next due delivery of an endpoint that is not resting. It belongs to this worker until the given time. SQL text, because
 * one statement locks a row in a subquery, updates it and reads its endpoint and event. A company that may see nobody hears only whom to
 * erase (FIRM-2); the rest waits.
 */
export async function claimDelivery(tx: Queries, { now, until, resting }: Claim) {
  const { rows } = await tx.$client.query<DueDelivery>(
    `update webhook_deliveries d set attempts = d.attempts + 1, due_at = $2
     from webhook_endpoints e, webhook_events v
     where d.id = (
         select w.id from webhook_deliveries w join webhook_endpoints x on x.id = w.endpoint_id
           join webhook_events told on told.id = w.event_id
         where w.state = 'WAITING' and w.due_at <= $1 and w.endpoint_id <> all($3::uuid[]) and ${isCalled('x')}
           and (told.type = 'candidate.erased' or ${companyMayIn('seeCandidates', 'x.company_id')})
         order by w.due_at, w.id limit 1 for update of w skip locked)
       and e.id = d.endpoint_id and v.id = d.event_id
     returning d.id as "deliveryId", d.attempts, e.id as "endpointId", e.url, e.secret_sealed as "secretSealed",
       e.old_secret_sealed as "oldSecretSealed", e.old_secret_until as "oldSecretUntil", v.company_id as "companyId",
       v.id as "eventId", v.type, v.payload, v.at, v.candidate_id as "candidateId"`,
    [now, until, resting],
  )
  return rows[0] ?? null
}

const lastTry = ({ status, error, ms }: Attempt, now: Date) => ({
  lastStatus: status,
  lastError: error,
  lastMs: ms,
  lastAt: now,
})

/** Marks a delivery as received, even if another worker has started to send it again. */
export async function endDelivery(tx: Queries, { deliveryId }: DueDelivery, attempt: Attempt, now: Date) {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'DELIVERED', dueAt: null, deliveredAt: now, ...lastTry(attempt, now) })
    .where(eq(webhookDeliveries.id, deliveryId))
}

/** Schedules the next try or gives up, unless another try has begun or ended since. */
export async function failDelivery(
  tx: Queries,
  { deliveryId, attempts }: DueDelivery,
  attempt: Attempt,
  { now, next }: { now: Date; next: Date | null },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: next ? 'WAITING' : 'FAILED', dueAt: next, ...lastTry(attempt, now) })
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.state, 'WAITING'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    )
}

export async function noteWorking(tx: Queries, endpointId: string): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, endpointId), sql`${webhookEndpoints.failingSince} is not null`))
}

/** Since when the endpoint has failed; null when it is deleted or stopped. */
export async function noteFailing(tx: Queries, endpointId: string, now: Date): Promise<Date | null> {
  const [found] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now})` })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.stoppedAt)))
    .returning({ failingSince: webhookEndpoints.failingSince })
  return found?.failingSince ?? null
}

/** Stops an endpoint and gives up its waiting deliveries. They can be sent again once it is active again. */
export async function stopEndpoint(tx: Queries, endpointId: string, now: Date): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ stoppedAt: now, isStoppedByUs: true })
    .where(eq(webhookEndpoints.id, endpointId))
  await giveUpWaiting(tx, endpointId)
}

export async function recruitersOf(tx: Queries, companyId: string): Promise<string[]> {
  const found = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.companyId, companyId), eq(operators.role, 'RECRUITER'), isWorking))
  return found.map(({ id }) => id)
}

/** Deletes old events with their deliveries. */
export async function clearEvents(db: Queries, before: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.at, before))
}
