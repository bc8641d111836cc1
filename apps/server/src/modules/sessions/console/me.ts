import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { consoleLoginEnds, TOKENS } from '@coffeeattack/domain/session/tokens'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { operator } from '../core/owner.ts'
import { endSession, openSessions } from '../core/store.ts'
import { findOperator, roleOf } from './store.ts'

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
