import type { Call } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../db/queries.ts'
import type { Caller, OperatorCaller } from './caller.ts'
import { operatorCaller } from './operator-caller.ts'
import type { Tokens } from './tokens.ts'

/** Finds out who calls, as the call's `auth` asks for it, and whether its `roles` let them. */
export async function authenticate(
  { auth, roles }: Pick<Call, 'auth' | 'roles'>,
  authorization: string | undefined,
  { tokens, db }: { tokens: Tokens; db: { drizzle: Queries } },
): Promise<Caller> {
  if (auth === 'none' || (auth === 'optional' && authorization === undefined)) return null
  const purpose = auth === 'optional' ? 'candidate' : auth
  const token = bearerToken(authorization)
  const { subjectId, sessionId } = tokens.read(purpose, token)
  switch (purpose) {
    case 'candidate':
      return { kind: 'candidate', userId: subjectId, sessionId }
    case 'operator':
      return admitted(await operatorCaller(db.drizzle, { subjectId, sessionId }), roles)
    case 'partner':
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

function bearerToken(authorization = ''): string {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1]
  if (!token) throw new Refusal('UNAUTHORIZED')
  return token
}
