import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { partner } from '../sessions/core/owner.ts'
import { refresh } from '../sessions/core/token-pairs.ts'
import { changePartner, createPartner, listPartners, sendPasswordLink } from './console/partners.ts'
import {
  changePassword,
  logoutOfPartners,
  showFunnel,
  showMe,
  showReferrer,
  signIn,
} from './partner/account.ts'
import { setPassword, showLink } from './partner/password-link.ts'

/** The partners' side: login, link and funnel (PUB-8). */
function partnerCalls(handle: Handle): void {
  handle('POST /partners/auth/sign-in', ({ body, from }, deps) => signIn({ ...body, from }, deps))
  handle('GET /partners/auth/refresh', ({ caller }, deps) => refresh(partner(caller.subjectId), caller, deps))
  handle('POST /partners/auth/logout', ({ caller }, deps) => logoutOfPartners(caller, deps))
  handle('GET /partners/auth/password/:token', ({ params }, deps) => showLink(params.token, deps))
  handle('POST /partners/auth/password', ({ body, from }, deps) => setPassword({ ...body, from }, deps))
  handle('GET /partners/me', ({ caller }, deps) => showMe(caller, deps))
  handle('POST /partners/me/password', ({ body, caller }, deps) => changePassword(body, caller, deps))
  handle('GET /partners/funnel', ({ query, caller }, deps) => showFunnel(query, caller, deps))
  handle('GET /partners/referrers/:code', ({ params }, deps) => showReferrer(params.code, deps))
}

/** The admins' side: managing partners (PUB-8, BIZ-6). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/partners', (_, deps) => listPartners(deps))
  handle('POST /console/partners', ({ body, caller }, deps) => createPartner(body, caller, deps))
  handle('PATCH /console/partners/:id', ({ params, body, caller }, deps) =>
    changePartner(params.id, body, caller, deps),
  )
  handle('POST /console/partners/:id/password', ({ params, caller }, deps) =>
    sendPasswordLink(params.id, caller, deps),
  )
}

export const partnersModule: Module = {
  calls: [partnerCalls, consoleCalls],
  jobs: [],
}
