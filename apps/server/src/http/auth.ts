import type { Auth } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Caller } from './caller.ts'
import type { Tokens } from './tokens.ts'

/** Finds out who calls, as the call's `auth` asks for it. */
export function authenticate(auth: Auth, authorization: string | undefined, tokens: Tokens): Caller {
  if (auth === 'none' || (auth === 'optional' && authorization === undefined)) return null
  const purpose = auth === 'optional' ? 'candidate' : auth
  const token = bearerToken(authorization)
  const { subjectId, sessionId } = tokens.read(purpose, token)
  switch (purpose) {
    case 'candidate':
      return { kind: 'candidate', userId: subjectId, sessionId }
    case 'operator':
      return { kind: 'operator', operatorId: subjectId, sessionId }
    case 'partner':
      return { kind: 'partner', partnerId: subjectId, sessionId }
    case 'refresh':
    case 'operator-refresh':
    case 'partner-refresh':
      return { kind: 'refresh', subjectId, sessionId, token }
  }
}

function bearerToken(authorization = ''): string {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1]
  if (!token) throw new Refusal('UNAUTHORIZED')
  return token
}
