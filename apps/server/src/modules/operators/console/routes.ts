import type { Handle } from '../../../platform/http/handle.ts'
import { acceptInvitation, showInvitation } from './accept.ts'
import { cancelInvitation, invite, listInvitations } from './invitations.ts'
import { changeOperator, listOperators } from './operators.ts'
import { changeMe, changePassword } from './own-account.ts'
import { sendReset } from './send-reset.ts'

/** Who works in the console (BIZ-1, BIZ-6). */
export function consolePeopleRoutes(handle: Handle): void {
  handle('GET /console/operators', ({ query, caller }, deps) => listOperators(query, caller, deps))
  handle('PATCH /console/operators/:id', ({ params, body, caller }, deps) =>
    changeOperator(params.id, body, caller, deps),
  )
  handle('POST /console/operators/:id/password-reset', ({ params, caller }, deps) =>
    sendReset(params.id, caller, deps),
  )
  handle('GET /console/invitations', ({ caller }, deps) => listInvitations(caller, deps))
  handle('POST /console/invitations', ({ body, caller }, deps) => invite(body, caller, deps))
  handle('DELETE /console/invitations/:id', ({ params, caller }, deps) =>
    cancelInvitation(params.id, caller, deps),
  )
  handle('GET /console/invitations/accept/:token', ({ params }, deps) => showInvitation(params.token, deps))
  handle('POST /console/invitations/accept', ({ body }, deps) => acceptInvitation(body, deps))
  handle('PATCH /console/me', ({ body, caller }, deps) => changeMe(body, caller, deps))
  handle('POST /console/me/password', ({ body, ...changer }, deps) => changePassword(body, changer, deps))
}
