import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { candidate, type LoginOrigin, type TokenPair } from '../core/owner.ts'
import { endSession, endSessions, openSessions, type SessionDoor } from '../core/store.ts'
import { openSession } from '../core/token-pairs.ts'

type OwnLogin = { readonly userId: string; readonly sessionId: string }

/** Logins that can still be used. An idle login ends with the life of its refresh token. */
export async function listDevices(me: OwnLogin, { db, clock }: ApiDeps) {
  const usedSince = new Date(clock().getTime() - TOKENS.refreshMs)
  const found = await openSessions(db.drizzle, candidate(me.userId), usedSince)
  return {
    items: found.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      isCurrent: id === me.sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
}

export async function signOutDevice(me: OwnLogin, sessionId: string, { db, clock }: ApiDeps): Promise<void> {
  const ended = await endSession(db.drizzle, candidate(me.userId), sessionId, 'SIGNED_OUT', clock())
  if (!ended) throw new Refusal('NOT_FOUND')
}

export async function signOutEverywhere(me: OwnLogin, keepCurrent: boolean, { db, clock }: ApiDeps) {
  const keep = keepCurrent ? me.sessionId : null
  await endSessions(db.drizzle, candidate(me.userId), keep, 'SIGNED_OUT', clock())
}

/** Signing out twice is harmless. */
export async function logout(me: OwnLogin, { db, clock }: ApiDeps): Promise<void> {
  await endSession(db.drizzle, candidate(me.userId), me.sessionId, 'LOGOUT', clock())
}

type SignedInPerson = { userId: string; certified: boolean }
export type SignedIn = TokenPair & SignedInPerson

type SignInOrigin = { readonly by: SessionDoor; readonly from: LoginOrigin }

export async function signIn(
  tx: Queries,
  { userId, certified }: SignedInPerson,
  { by, from }: SignInOrigin,
  deps: ApiDeps,
): Promise<SignedIn> {
  return { userId, certified, ...(await openSession(tx, candidate(userId), from, deps, by)) }
}
