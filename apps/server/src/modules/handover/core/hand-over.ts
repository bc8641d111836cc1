import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'

/** Only ids, times and states. The company reads the candidate with its key, which the candidate's log records. */
type Facts = Readonly<Record<string, string | number | boolean | null>>

/** Events of a coffee chat. There is none before a match, so no event either. */
type Happening = {
  type: Exclude<HandoverEvent, 'candidate.erased'>
  coffeechatId: string
  facts?: Facts
}

/**
 * Writes an event for a company's endpoints in the transaction of the change. Without an endpoint, and for coffee chats of agents
 * without a company, nothing is written.
 */
export async function handOver(tx: Queries, told: readonly Happening[], when: Clock): Promise<void> {
  for (const type of new Set(told.map((one) => one.type))) {
    const ofType = told.filter((one) => one.type === type)
    const found = await listenersOf(
      tx,
      type,
      ofType.map(({ coffeechatId }) => coffeechatId),
    )
    const events = ofType.flatMap(({ coffeechatId, facts }) => {
      const listening = found.filter((one) => one.coffeechatId === coffeechatId)
      const [first] = listening
      if (!first) return []
      const { companyId, candidateId, offerId, positionId } = first
      const payload = { candidateId, coffeechatId, offerId, positionId, ...facts }
      return [{ companyId, candidateId, payload, endpointIds: listening.map((one) => one.endpointId) }]
    })
    await addEvents(tx, type, events, when)
  }
}

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
async function listenersOf(tx: Queries, type: HandoverEvent, coffeechatIds: readonly string[]) {
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

/**
 * Deletes all events about a candidate who left, also those still to be sent, and tells matched companies to erase the id they know.
 */
export async function handOverErasure(tx: Queries, candidateId: string, when: Clock): Promise<void> {
  await forgetEventsOf(tx, candidateId)
  const found = await erasedListeners(tx, candidateId)
  const byCompany = Map.groupBy(found, ({ companyId }) => companyId)
  const events = [...byCompany].map(([companyId, listening]) => ({
    companyId,
    candidateId: null,
    payload: { candidateId },
    endpointIds: listening.map(({ endpointId }) => endpointId),
  }))
  await addEvents(tx, 'candidate.erased', events, when)
}

/** The endpoints of every company that the candidate matched with. */
async function erasedListeners(tx: Queries, candidateId: string) {
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
async function forgetEventsOf(tx: Queries, candidateId: string): Promise<void> {
  await tx.$client.query('select from coffeechats where candidate_id = $1 order by id for no key update', [
    candidateId,
  ])
  await tx.delete(webhookEvents).where(eq(webhookEvents.candidateId, candidateId))
}

type NewEvent = { companyId: string; candidateId: string | null; payload: Facts; endpointIds: string[] }

async function addEvents(tx: Queries, type: HandoverEvent, events: readonly NewEvent[], { ids, now }: Clock) {
  if (events.length === 0) return
  const rows = events.map((event) => ({ ...event, id: ids.next(), type, at: now }))
  await tx.insert(webhookEvents).values(rows)
  const deliveries = rows.flatMap(({ id: eventId, endpointIds }) =>
    endpointIds.map((endpointId) => ({ id: ids.next(), endpointId, eventId, createdAt: now, dueAt: now })),
  )
  await tx.insert(webhookDeliveries).values(deliveries)
}
