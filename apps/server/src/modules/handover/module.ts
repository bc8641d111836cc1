import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { showLog } from './candidate/show-log.ts'
import { listDeliveries, replayDelivery } from './console/deliveries.ts'
import {
  addEndpoint,
  changeEndpoint,
  pingEndpoint,
  removeEndpoint,
  renewSecret,
} from './console/endpoints.ts'
import { addKey, revokeKey } from './console/keys.ts'
import { showHandover } from './console/show-handover.ts'
import { clearEventsJob } from './jobs/clear-events.ts'
import { deliverWebhooksJob } from './jobs/deliver-webhooks.ts'
import { listMatched, readMatched } from './programs/candidates.ts'

/** Webhooks and API keys of companies (BIZ-16). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/handover', ({ caller }, deps) => showHandover(caller, deps))
  handle('POST /console/handover/endpoints', ({ caller, body }, deps) => addEndpoint(body, caller, deps))
  handle('PATCH /console/handover/endpoints/:id', ({ caller, params, body }, deps) =>
    changeEndpoint({ ...body, endpointId: params.id }, caller, deps),
  )
  handle('DELETE /console/handover/endpoints/:id', ({ caller, params }, deps) =>
    removeEndpoint(params.id, caller, deps),
  )
  handle('POST /console/handover/endpoints/:id/secret', ({ caller, params }, deps) =>
    renewSecret(params.id, caller, deps),
  )
  handle.withoutTransaction('POST /console/handover/endpoints/:id/ping', ({ caller, params }, deps) =>
    pingEndpoint(params.id, caller, deps),
  )
  handle('GET /console/handover/deliveries', ({ caller, query }, deps) => listDeliveries(query, caller, deps))
  handle('POST /console/handover/deliveries/:id/replay', ({ caller, params }, deps) =>
    replayDelivery(params.id, caller, deps),
  )
  handle('POST /console/handover/keys', ({ caller, body }, deps) => addKey(body.name, caller, deps))
  handle('DELETE /console/handover/keys/:id', ({ caller, params }, deps) =>
    revokeKey(params.id, caller, deps),
  )
}

/** The API for companies' programs, and the candidate's log of it. */
function readingCalls(handle: Handle): void {
  handle('GET /v1/candidates', ({ caller, query }, deps) => listMatched(query, caller, deps))
  handle('GET /v1/candidates/:id', ({ caller, params }, deps) => readMatched(params.id, caller, deps))
  handle('GET /users/handovers', ({ caller, query }, deps) => showLog(caller.userId, query, deps))
}

export const handoverModule: Module = {
  calls: [consoleCalls, readingCalls],
  jobs: [deliverWebhooksJob, clearEventsJob],
}
