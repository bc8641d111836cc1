import type { HandedOver } from '@coffeeattack/domain/handover/events'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries } from '../../../platform/db/schema/handover.ts'

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
