import type { Handle } from '../../http/handle.ts'
import { operator } from '../../sessions/owner.ts'
import { refresh } from '../../sessions/refresh.ts'
import { listSessions, logout, showMe, signOutSession } from './me.ts'
import { passSecondFactor, signIn } from './sign-in.ts'

/** The console's door (BIZ-1). */
export function consoleSessionRoutes(handle: Handle): void {
  handle('POST /console/auth/sign-in', ({ body, from }, deps) => signIn({ ...body, from }, deps))
  handle('POST /console/auth/second-factor', ({ body, from }, deps) =>
    passSecondFactor({ ...body, from }, deps),
  )
  handle('GET /console/auth/refresh', ({ caller }, deps) => refresh(operator(caller.subjectId), caller, deps))
  handle('POST /console/auth/logout', ({ caller }, deps) => logout(caller, deps))
  handle('GET /console/me', ({ caller }, deps) => showMe(caller, deps))
  handle('GET /console/sessions', ({ caller }, deps) => listSessions(caller, deps))
  handle('DELETE /console/sessions/:id', ({ caller, params }, deps) =>
    signOutSession(caller, params.id, deps),
  )
}
