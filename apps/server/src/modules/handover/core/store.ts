import type { HandedOver, HandoverEvent } from '@coffeeattack/domain/handover/events'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/** True for an active endpoint; SQL text about a row of `webhook_endpoints` by its alias. */
export const isCalled = (endpoint: string): string => `${endpoint}.stopped_at is null`

/** Locks the endpoints until the transaction ends, so that none is deleted while its delivery is written. */
const HELD = 'order by e.id for key share of e'

type Listener = {
  endpointId: string
  companyId: string
  candidateId: string
  coffeechatId: string
  offerId: string
  positionId: string | null
}

/** The active endpoints for each coffee chat of a company; none for candidates who left. */
export async function listenersOf(
  tx: Queries,
  type: HandoverEvent,
  coffeechatIds: readonly string[],
): Promise<Listener[]> {
  const { rows } = await tx.$client.query<Listener>({
    name: 'handover-listeners',
    text: `select e.id as "endpointId", k.company_id as "companyId", k.candidate_id as "candidateId",
        k.id as "coffeechatId", k.offer_id as "offerId", o.position_id as "positionId"
      from coffeechats k
      join webhook_endpoints e on e.company_id = k.company_id
      join offers o on o.id = k.offer_id
      join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
      where k.id = any($2::uuid[]) and ${isCalled('e')} and $1 = any(e.events) ${HELD}`,
    values: [type, coffeechatIds],
  })
  return rows
}

/** The endpoints of every company that the candidate matched with. */
export async function erasedListeners(
  tx: Queries,
  candidateId: string,
): Promise<Pick<Listener, 'endpointId' | 'companyId'>[]> {
  const { rows } = await tx.$client.query<Pick<Listener, 'endpointId' | 'companyId'>>(
    `select e.id as "endpointId", e.company_id as "companyId" from webhook_endpoints e
     where e.company_id in (select k.company_id from coffeechats k where k.candidate_id = $1)
       and ${isCalled('e')} and 'candidate.erased' = any(e.events) ${HELD}`,
    [candidateId],
  )
  return rows
}

/**
 * Deletes the candidate's events with their deliveries. Waits first for transactions that change a coffee chat of theirs: events
 * written by those are then deleted as well, and later ones find that the candidate has left.
 */
export async function forgetEventsOf(tx: Queries, candidateId: string): Promise<void> {
  await tx.$client.query('select from coffeechats where candidate_id = $1 order by id for no key update', [
    candidateId,
  ])
  await tx.delete(webhookEvents).where(eq(webhookEvents.candidateId, candidateId))
}

/** Gives up the waiting deliveries of a stopped endpoint. They can be sent again once it is active again. */
export async function giveUpWaiting(tx: Queries, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'FAILED', dueAt: null, lastError: 'STOPPED' })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'WAITING')))
}

type Logged = { candidateIds: readonly string[]; companyId: string; way: 'WEBHOOK' | 'API'; what: HandedOver }

/**
 * Writes the candidates' logs: one row per day in Seoul and kind, with a count. SQL text, because one statement counts up the rows
 * of today and inserts the missing ones.
 */
export async function logHandover(
  tx: Queries,
  { candidateIds, companyId, way, what }: Logged,
  { ids, now }: Clock,
): Promise<void> {
  if (candidateIds.length === 0) return
  await tx.$client.query(
    `with again as (
       update handovers set times = times + 1
       where id in (select id from handovers
         where candidate_id = any($2::uuid[]) and at >= $6 and company_id = $3 and way = $4 and what = $5
         order by id for no key update)
       returning candidate_id)
     insert into handovers (id, candidate_id, company_id, way, what, at)
     select given.id, given.candidate_id, $3, $4, $5, $7
     from unnest($1::uuid[], $2::uuid[]) as given (id, candidate_id)
     where given.candidate_id not in (select candidate_id from again)`,
    [candidateIds.map(() => ids.next()), candidateIds, companyId, way, what, startOfKstDay(kstDay(now)), now],
  )
}
