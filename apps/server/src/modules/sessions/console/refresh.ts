import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { consoleLoginEnds } from '@coffeeattack/domain/session/tokens'
import { answer } from '../../../platform/http/answer.ts'
import type { RefreshCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { operator } from '../core/owner.ts'
import { refresh } from '../core/refresh.ts'
import { endSession } from '../core/store.ts'
import { refreshCookie } from './enter.ts'
import { loginBegan } from './store.ts'

/** The next pair of a login that has not reached its end: the refresh token back into its cookie. */
export async function refreshLogin(caller: RefreshCaller, deps: ApiDeps) {
  const { subjectId, sessionId } = caller
  const now = deps.clock()
  const beganAt = await loginBegan(deps.db.drizzle, subjectId, sessionId)
  if (!beganAt) throw new Refusal('LOGIN_EXPIRED')
  if (now >= consoleLoginEnds(beganAt)) {
    await endSession(deps.db.drizzle, operator(subjectId), sessionId, 'EXPIRED', now)
    throw new Refusal('LOGIN_EXPIRED')
  }
  const { accessToken, refreshToken } = await refresh(operator(subjectId), caller, deps)
  return answer(200, { accessToken }).withCookies(refreshCookie(refreshToken, beganAt, deps))
}
