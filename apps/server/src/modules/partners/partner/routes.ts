import type { Handle } from '../../../platform/http/handle.ts'
import { partner } from '../../sessions/core/owner.ts'
import { refresh } from '../../sessions/core/refresh.ts'
import { changePassword, logout, showMe } from './account.ts'
import { showFunnel } from './funnel.ts'
import { showReferrer } from './referrer.ts'
import { signIn } from './sign-in.ts'

/** Whoever recommends us: their door, their link, and what came by it (PUB-8). */
export function partnerRoutes(handle: Handle): void {
  handle('POST /partners/auth/sign-in', ({ body, from }, deps) => signIn({ ...body, from }, deps))
  handle('GET /partners/auth/refresh', ({ caller }, deps) => refresh(partner(caller.subjectId), caller, deps))
  handle('POST /partners/auth/logout', ({ caller }, deps) => logout(caller, deps))
  handle('GET /partners/me', ({ caller }, deps) => showMe(caller, deps))
  handle('POST /partners/me/password', ({ body, caller }, deps) => changePassword(body, caller, deps))
  handle('GET /partners/funnel', ({ query, caller }, deps) => showFunnel(query, caller, deps))
  handle('GET /partners/referrers/:code', ({ params }, deps) => showReferrer(params.code, deps))
}
