import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { exportTable } from './console/export-table.ts'
import {
  acceptInvitation,
  cancelInvitation,
  invite,
  listInvitations,
  resendInvitation,
  showInvitation,
} from './console/invitations.ts'
import { listDeeds, reviewAccess } from './console/list-deeds.ts'
import { changePerson, listOperators, sendReset } from './console/operators.ts'
import { changeMe, changePassword } from './console/own-account.ts'
import { signOffAccess } from './console/sign-off-access.ts'

/** Who works in the console (BIZ-1, BIZ-6). */
function peopleCalls(handle: Handle): void {
  handle('GET /console/operators', ({ query, caller }, deps) => listOperators(query, caller, deps))
  handle('PATCH /console/operators/:id', ({ params, body, caller }, deps) =>
    changePerson(params.id, body, caller, deps),
  )
  handle('POST /console/operators/:id/password-reset', ({ params, caller }, deps) =>
    sendReset(params.id, caller, deps),
  )
  handle('GET /console/invitations', ({ caller }, deps) => listInvitations(caller, deps))
  handle('POST /console/invitations', ({ body, caller }, deps) => invite(body, caller, deps))
  handle('POST /console/invitations/resend', ({ body, caller }, deps) => resendInvitation(body, caller, deps))
  handle('DELETE /console/invitations/:id', ({ params, caller }, deps) =>
    cancelInvitation(params.id, caller, deps),
  )
  handle('GET /console/invitations/accept/:token', ({ params }, deps) => showInvitation(params.token, deps))
  handle('POST /console/invitations/accept', ({ body, from }, deps) => acceptInvitation(body, from, deps))
  handle('PATCH /console/me', ({ body, caller }, deps) => changeMe(body, caller, deps))
  handle('POST /console/me/password', ({ body, ...changer }, deps) => changePassword(body, changer, deps))
}

/** What happened here, and what left the house (BIZ-6). */
function auditCalls(handle: Handle): void {
  handle('GET /console/audit', ({ query }, deps) => listDeeds(query, deps))
  handle('GET /console/audit/review', ({ query }, deps) => reviewAccess(query, deps))
  handle('POST /console/audit/review/sign-off', ({ body, caller }, deps) => signOffAccess(body, caller, deps))
  handle('POST /console/exports', ({ body, caller }, deps) => exportTable(body, caller, deps))
}

export const operatorsModule: Module = {
  calls: [peopleCalls, auditCalls],
  jobs: [],
}
