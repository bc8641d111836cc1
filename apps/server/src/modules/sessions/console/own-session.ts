import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { consoleLoginEnds, TOKENS } from '@coffeeattack/domain/sessions/tokens'
import { answer } from '../../../platform/http/answer.ts'
import type { OperatorCaller, RefreshCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { operator } from '../core/owner.ts'
import { endSession, openSessions } from '../core/store.ts'
import { refresh } from '../core/token-pairs.ts'
import { refreshCookie } from './enter.ts'
import { findOperator, loginBegan, roleOf } from './store.ts'

export async function showMe({ operatorId }: OperatorCaller, { db }: ApiDeps) {
  const found = await findOperator(db.drizzle, operatorId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const { companyId, companyName, companyLogo, companyVerifiedAt, ...person } = found
  const isVerified = companyVerifiedAt !== null
  const company = companyId ? { id: companyId, name: companyName ?? '', logo: companyLogo, isVerified } : null
  return { ...person, role: roleOf(found), company }
}

export async function listSessions(me: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  const usedSince = new Date(now.getTime() - TOKENS.refreshMs)
  const found = await openSessions(db.drizzle, operator(me.operatorId), usedSince)
  return {
    items: found
      .filter(({ createdAt }) => now < consoleLoginEnds(createdAt))
      .map(({ createdAt, lastUsedAt, ...device }) => ({
        ...device,
        isCurrent: device.id === me.sessionId,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
  }
}

export async function signOutSession(me: OperatorCaller, sessionId: string, { db, clock }: ApiDeps) {
  const ended = await endSession(db.drizzle, operator(me.operatorId), sessionId, 'SIGNED_OUT', clock())
  if (!ended) throw new Refusal('NOT_FOUND')
}

export async function logoutOfConsole(me: OperatorCaller, { db, clock }: ApiDeps): Promise<void> {
  await endSession(db.drizzle, operator(me.operatorId), me.sessionId, 'LOGOUT', clock())
}

/** The next token pair of a login; the refresh token goes into its cookie. */
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
