import type { Handle } from '../../../platform/http/handle.ts'
import { changePartner, createPartner, listPartners, sendNewPassword } from './partners.ts'

/** Who recommends us (PUB-8, BIZ-6). */
export function consolePartnerRoutes(handle: Handle): void {
  handle('GET /console/partners', (_, deps) => listPartners(deps))
  handle('POST /console/partners', ({ body, caller }, deps) => createPartner(body, caller, deps))
  handle('PATCH /console/partners/:id', ({ params, body, caller }, deps) =>
    changePartner(params.id, body, caller, deps),
  )
  handle('POST /console/partners/:id/password', ({ params, caller }, deps) =>
    sendNewPassword(params.id, caller, deps),
  )
}
