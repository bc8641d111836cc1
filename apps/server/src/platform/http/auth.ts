import { actOf, type Call } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { CONSOLE_LOGIN_MS } from '@coffeeattack/domain/sessions/tokens'
import type { Queries } from '../db/queries.ts'
import type { Caller, OperatorCaller, ProgramCaller } from './caller.ts'
import { hashToken } from '../crypto/token-hash.ts'
import { gatedIn, type GatedRow, mustBeOpenFor } from './company-gate.ts'
import { findApiKey, findProof } from './door-store.ts'
import type { EndedLogins } from './ended-logins.ts'
import type { Subject, Tokens } from './tokens.ts'
import type { Visit } from './visit.ts'

type Row = { role: string; company_id: string | null; gated: GatedRow }

/**
 * Operators are looked up at every call, unlike candidates: disabling one or ending a session has to work at once, role
 * and company can change while a token is valid, and a login ends thirty days after it began. So is what the company may do (FIRM-2).
 */
async function operatorCaller(
  db: Queries,
  { subjectId, sessionId, address }: Subject & { address: string },
  now: Date,
): Promise<{ caller: OperatorCaller; gated: GatedRow | null }> {
  const { rows } = await db.$client.query<Row>({
    name: 'operator-caller',
    text: `select operators.role, operators.company_id, ${gatedIn('company')} as gated
           from sessions join operators on operators.id = sessions.operator_id
           left join companies company on company.id = operators.company_id
           where sessions.id = $1 and operators.id = $2 and sessions.ended_at is null and operators.disabled_at is null
             and sessions.created_at > $3`,
    values: [sessionId, subjectId, new Date(now.getTime() - CONSOLE_LOGIN_MS)],
  })
  const [found] = rows
  if (!found) throw new Refusal('UNAUTHORIZED')
  const caller: OperatorCaller = {
    kind: 'operator',
    operatorId: subjectId,
    sessionId,
    role: found.role.toLowerCase() as OperatorRole,
    companyId: found.company_id,
    address,
  }
  return { caller, gated: found.company_id === null ? null : found.gated }
}

export type Door = { tokens: Tokens; db: { drizzle: Queries }; clock: () => Date; logins: EndedLogins }

type Credentials = { authorization: string | undefined; from: Pick<Visit, 'address'> }

type Guarded = Pick<Call, 'auth' | 'roles' | 'act' | 'beforeProof' | 'afterEnd'>

/** Identifies the caller as the call's `auth` requires, and checks its `roles`, its company's gate and that the phone is proved. */
export async function authenticate(
  call: Guarded,
  { authorization, from }: Credentials,
  { tokens, db, clock, logins }: Door,
): Promise<Caller> {
  const { auth, beforeProof, afterEnd } = call
  if (auth === 'none' || (auth === 'optional' && authorization === undefined)) return null
  const token = bearerToken(authorization)
  if (auth === 'api-key') return programCaller(db.drizzle, token, clock())
  const purpose = auth === 'optional' ? 'candidate' : auth
  const { subjectId, sessionId, isProved } = tokens.read(purpose, token)
  switch (purpose) {
    case 'candidate':
      if (!afterEnd) await mustNotHaveEnded(sessionId, logins)
      if (!isProved && !beforeProof) await mustBeProvedNow(db.drizzle, { userId: subjectId, sessionId })
      return { kind: 'candidate', userId: subjectId, sessionId }
    case 'operator':
      return operatorAt(call, { subjectId, sessionId, address: from.address }, db.drizzle, clock())
    case 'partner':
      if (!afterEnd) await mustNotHaveEnded(sessionId, logins)
      return { kind: 'partner', partnerId: subjectId, sessionId }
    case 'refresh':
    case 'operator-refresh':
    case 'partner-refresh':
      return { kind: 'refresh', subjectId, sessionId, token }
  }
}

/** Looked up at every call, so that a revoked key stops working at once (BIZ-16). */
async function programCaller(db: Queries, key: string, now: Date): Promise<ProgramCaller> {
  const found = await findApiKey(db, hashToken(key), now)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const { gated, ...program } = found
  mustBeOpenFor('seeCandidates', gated, now)
  return { kind: 'program', ...program }
}

async function operatorAt(call: Guarded, login: Subject & { address: string }, db: Queries, now: Date) {
  const { caller, gated } = await operatorCaller(db, login, now)
  if (!call.roles?.includes(caller.role)) throw new Refusal('FORBIDDEN')
  const act = actOf(call)
  if (act !== null && gated !== null) mustBeOpenFor(act, gated, now)
  return caller
}

async function mustNotHaveEnded(sessionId: string, logins: EndedLogins): Promise<void> {
  if (await logins.hasEnded(sessionId)) throw new Refusal('UNAUTHORIZED')
}

/** The token was issued before the phone was proved, or it never was: only then is the account looked up (SAFE-1). */
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
