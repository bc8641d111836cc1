import type { Handle } from '../../../platform/http/handle.ts'
import { sendCuration } from './send-curation.ts'
import { sendOffer } from './send-offer.ts'
import { checkText, chooseCompanies, showQuota } from './sending.ts'
import { undo, undoCuration } from './undo.ts'

/** Where offers come from (BIZ-3, BIZ-4). */
export function composeRoutes(handle: Handle): void {
  handle('GET /console/quota', ({ caller }, deps) => showQuota(caller, deps))
  handle('POST /console/offers/check-text', ({ body, caller }, deps) => checkText(body.message, caller, deps))
  handle('POST /console/offers', ({ body, caller }, deps) => sendOffer(body, caller, deps))
  handle('POST /console/offers/:id/undo', ({ params, caller }, deps) => undo(params.id, caller, deps))
  handle('GET /console/companies/choices', ({ query }, deps) => chooseCompanies(query.q ?? '', deps))
  handle('POST /console/curations', ({ body, caller }, deps) => sendCuration(body, caller, deps))
  handle('POST /console/curations/:id/undo', ({ params, caller }, deps) =>
    undoCuration(params.id, caller, deps),
  )
}
