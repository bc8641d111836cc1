import type { HandedOver, HandoverEvent } from '@coffeeattack/domain/handover/events'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { here } from '../../accounts/core/sql.ts'

/** An address that is called, as SQL text about one row of `webhook_endpoints`, named as the statement names it. */
export const isCalled = (endpoint: string): string => `${endpoint}.stopped_at is null`

/** Kept as they are until the transaction ends, so that none is taken away under what is written for it. */
const HELD = 'order by e.id for key share of e'

type Listener = {
  endpointId: string
  companyId: string
  candidateId: string
  coffeechatId: string
  offerId: string
  positionId: string | null
}

/** Which addresses hear of this, for each coffee chat of a company. Of whoever left nobody hears anything any more. */
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
      join users u on u.id = k.candidate_id and ${here('u')}
      where k.id = any($2::uuid[]) and ${isCalled('e')} and $1 = any(e.events) ${HELD}`,
    values: [type, coffeechatIds],
  })
  return rows
}

/** Those of every company that the person matched with. */
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
 * Their deliveries go with them, also those that wait. Whoever is changing a coffee chat of theirs is waited for first:
 * what they write is there to be forgotten then, and who comes later finds the person gone.
 */
export async function forgetEventsOf(tx: Queries, candidateId: string): Promise<void> {
  await tx.$client.query('select from coffeechats where candidate_id = $1 order by id for no key update', [
    candidateId,
  ])
  await tx.delete(webhookEvents).where(eq(webhookEvents.candidateId, candidateId))
}

/** What waits for an address that is stopped is not sent. Each can be sent again once the address is called again. */
export async function giveUpWaiting(tx: Queries, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'FAILED', dueAt: null, lastError: 'STOPPED' })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'WAITING')))
}

type Logged = { candidateIds: readonly string[]; companyId: string; way: 'WEBHOOK' | 'API'; what: HandedOver }

/** Into the persons' own logs: one line for a Seoul day of the same, with how often. */
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
