import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { erasedListeners, forgetEventsOf, listenersOf } from './store.ts'

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

type NewEvent = { companyId: string; candidateId: string | null; payload: Facts; endpointIds: string[] }

async function addEvents(
  tx: Queries,
  type: HandoverEvent,
  events: readonly NewEvent[],
  { ids, now }: Clock,
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({ ...event, id: ids.next(), type, at: now }))
  await tx.insert(webhookEvents).values(rows)
  const deliveries = rows.flatMap(({ id: eventId, endpointIds }) =>
    endpointIds.map((endpointId) => ({ id: ids.next(), endpointId, eventId, createdAt: now, dueAt: now })),
  )
  await tx.insert(webhookDeliveries).values(deliveries)
}
