import type { HandedOver } from '@coffeeattack/domain/handover/events'
import { ATTEMPT, isToBeStopped, retryAt } from '@coffeeattack/domain/handover/retry'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { type Attempt, callEndpoint } from '../core/call-endpoint.ts'
import { logHandover } from '../core/store.ts'
import {
  claimDelivery,
  type DueDelivery,
  endDelivery,
  failDelivery,
  noteFailing,
  noteWorking,
  recruitersOf,
  stopEndpoint,
} from './store.ts'

/** Receivers called concurrently. */
const AT_ONCE = 8

/**
 * Sends due deliveries at least once: if a process dies between sending and recording, the event is sent again with the same id.
 * Each endpoint gets its events one after the other, in order. An endpoint that fails, or whose attempt cannot be recorded, waits for
 * the next run, so that it does not delay others.
 */
export const deliverWebhooks = (deps: Deps): Promise<void> =>
  eachAlone('deliver-webhooks', deps, (alone) => deliverAll(deps, alone))

async function deliverAll(deps: Deps, alone: Alone): Promise<void> {
  const resting = new Set<string>()
  const running = new Set<Promise<void>>()
  const away: unknown[] = []
  const deliverOne = async (due: DueDelivery) => {
    if (await deliver(due, deps)) resting.delete(due.endpointId)
  }
  const send = async (due: DueDelivery) => {
    try {
      await alone.one(() => deliverOne(due))
    } catch (error) {
      away.push(error)
    }
  }
  for (;;) {
    // A delivery that ended meanwhile may have freed its endpoint, so look again.
    const wasBusy = running.size > 0
    const mayBegin = running.size < AT_ONCE && away.length === 0 && !deps.stopping.aborted
    const due = mayBegin ? await claim(resting, deps) : null
    if (due) {
      resting.add(due.endpointId)
      const run = send(due).finally(() => running.delete(run))
      running.add(run)
    } else if (running.size > 0) await Promise.race(running)
    else if (!wasBusy) break
  }
  if (away.length > 0) throw away[0]
}

export const deliverWebhooksJob: Job = { name: 'deliver-webhooks', cron: '* * * * *', run: deliverWebhooks }

/** Records the attempt, and the entry in the candidate's log, before sending. */
async function claim(resting: ReadonlySet<string>, { db, clock, ids }: Deps): Promise<DueDelivery | null> {
  const now = clock()
  return db.transaction(async (tx) => {
    const until = new Date(now.getTime() + ATTEMPT.heldMs)
    const due = await claimDelivery(tx, { now, until, resting: [...resting] })
    if (due?.candidateId && due.attempts === 1) {
      const { candidateId, companyId, type } = due
      const logged = {
        candidateIds: [candidateId],
        companyId,
        way: 'WEBHOOK',
        what: type as HandedOver,
      } as const
      await logHandover(tx, logged, { ids, now })
    }
    return due
  })
}

/** True when the delivery succeeded. */
async function deliver(due: DueDelivery, deps: Deps): Promise<boolean> {
  const { eventId, type, at, payload } = due
  const attempt = await callEndpoint(due, { id: eventId, type, at, data: payload }, deps)
  await deps.db.transaction(async (tx) => {
    if (attempt.error === null) await wentThrough(tx, due, attempt, deps)
    else await failed(tx, due, attempt, deps)
    await changed(tx, ['handover'], [due.companyId], deps.clock())
  })
  return attempt.error === null
}

async function wentThrough(tx: Queries, due: DueDelivery, attempt: Attempt, { clock }: Deps): Promise<void> {
  await endDelivery(tx, due, attempt, clock())
  await noteWorking(tx, due.endpointId)
}

async function failed(tx: Queries, due: DueDelivery, attempt: Attempt, { clock, ids, log }: Deps) {
  const now = clock()
  const { endpointId, companyId, attempts, deliveryId } = due
  const { status, error } = attempt
  log.warn(
    { endpoint: endpointId, delivery: deliveryId, attempt: attempts, status, error },
    'webhook not taken',
  )
  await failDelivery(tx, due, attempt, { now, next: retryAt(attempts, now) })
  const failingSince = await noteFailing(tx, endpointId, now)
  if (!failingSince || !isToBeStopped(failingSince, now)) return
  await stopEndpoint(tx, endpointId, now)
  const recruiters = await recruitersOf(tx, companyId)
  const told = recruiters.map((operatorId) => ({
    type: 'WEBHOOK_STOPPED' as const,
    subject: `${endpointId}:${now.getTime()}:${operatorId}`,
    operatorId,
    content: { endpointId },
  }))
  await tellOperators(tx, told, { ids, now })
}
