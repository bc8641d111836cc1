import type { Call } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../db/queries.ts'
import { findProof } from './door-store.ts'
import type { EndedLogins } from './ended-logins.ts'
import type { Caller, OperatorCaller } from './caller.ts'
import { operatorCaller } from './operator-caller.ts'
import type { Tokens } from './tokens.ts'

export type Door = { tokens: Tokens; db: { drizzle: Queries }; clock: () => Date; logins: EndedLogins }

/** Finds out who calls, as the call's `auth` asks for it, and whether its `roles` and their phone let them. */
export async function authenticate(
  { auth, roles, beforeProof, afterEnd }: Pick<Call, 'auth' | 'roles' | 'beforeProof' | 'afterEnd'>,
  authorization: string | undefined,
  { tokens, db, clock, logins }: Door,
): Promise<Caller> {
  if (auth === 'none' || (auth === 'optional' && authorization === undefined)) return null
  const purpose = auth === 'optional' ? 'candidate' : auth
  const token = bearerToken(authorization)
  const { subjectId, sessionId, isProved } = tokens.read(purpose, token)
  switch (purpose) {
    case 'candidate':
      if (!afterEnd) await mustNotHaveEnded(sessionId, logins)
      if (!isProved && !beforeProof) await mustBeProvedNow(db.drizzle, { userId: subjectId, sessionId })
      return { kind: 'candidate', userId: subjectId, sessionId }
    case 'operator':
      return admitted(await operatorCaller(db.drizzle, { subjectId, sessionId }, clock()), roles)
    case 'partner':
      if (!afterEnd) await mustNotHaveEnded(sessionId, logins)
      return { kind: 'partner', partnerId: subjectId, sessionId }
    case 'refresh':
    case 'operator-refresh':
    case 'partner-refresh':
      return { kind: 'refresh', subjectId, sessionId, token }
  }
}

function admitted(caller: OperatorCaller, roles: Call['roles']): OperatorCaller {
  if (!roles?.includes(caller.role)) throw new Refusal('FORBIDDEN')
  return caller
}

async function mustNotHaveEnded(sessionId: string, logins: EndedLogins): Promise<void> {
  if (await logins.hasEnded(sessionId)) throw new Refusal('UNAUTHORIZED')
}

/** The token is older than the proof, or there is none: only then is the account looked up (SAFE-1). */
async function mustBeProvedNow(db: Queries, login: { userId: string; sessionId: string }): Promise<void> {
  const isProved = await findProof(db, login)
  if (isProved === null) throw new Refusal('UNAUTHORIZED')
  if (!isProved) throw new Refusal('PHONE_UNPROVED')
}

function bearerToken(authorization = ''): string {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1]
  if (!token) throw new Refusal('UNAUTHORIZED')
  return token
}
