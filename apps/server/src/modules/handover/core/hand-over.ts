import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { webhookDeliveries, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { erasedListeners, forgetEventsOf, listenersOf } from './store.ts'

/** Ids, moments and states alone: who it is about is read by the company's key, and that is in the person's log. */
type Facts = Readonly<Record<string, string | number | boolean | null>>

/** What happened to a coffee chat. There is none before a match, so nothing can be told before one. */
type Happening = {
  type: Exclude<HandoverEvent, 'candidate.erased'>
  coffeechatId: string
  facts?: Facts
}

/**
 * Tells a company's programs, in the transaction of what happened: there is never one without the other. Where nobody
 * listens nothing is written. What an agent arranged for no company is nobody's to hear.
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
 * Whoever left is forgotten here at once, with all that waited to be sent. The companies that met them are told to do the
 * same; that event knows them by the id alone.
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
