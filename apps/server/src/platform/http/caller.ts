import type { Auth } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'

export type CandidateCaller = {
  readonly kind: 'candidate'
  readonly userId: string
  readonly sessionId: string
}
export type OperatorCaller = {
  readonly kind: 'operator'
  readonly operatorId: string
  readonly sessionId: string
  readonly role: OperatorRole
  /** Of a recruiter, always; of our own people, never. */
  readonly companyId: string | null
  /** Where the call came from; null for whoever stands at the machine itself. */
  readonly address: string | null
}
export type PartnerCaller = {
  readonly kind: 'partner'
  readonly partnerId: string
  readonly sessionId: string
}

/** A company's own program. */
export type ProgramCaller = {
  readonly kind: 'program'
  readonly keyId: string
  readonly companyId: string
}

/** Who presents a refresh token. `token` is the token itself, to be compared with the hash in its session's row. */
export type RefreshCaller = {
  readonly kind: 'refresh'
  readonly subjectId: string
  readonly sessionId: string
  readonly token: string
}

/** The caller that each kind of call gives its handler. */
export type CallerOf<A extends Auth> = {
  none: null
  optional: CandidateCaller | null
  candidate: CandidateCaller
  operator: OperatorCaller
  partner: PartnerCaller
  refresh: RefreshCaller
  'operator-refresh': RefreshCaller
  'partner-refresh': RefreshCaller
  'api-key': ProgramCaller
}[A]

export type Caller = CallerOf<Auth>

/** The company of a recruiter. What is a company's own is for nobody without one. */
export function companyOf({ companyId }: OperatorCaller): string {
  if (companyId === null) throw new Refusal('FORBIDDEN')
  return companyId
}

/** Names a caller in keys of limits and of idempotency. Visitors are one caller: their keys must be hard to guess. */
export function callerId(caller: Caller): string {
  switch (caller?.kind) {
    case 'candidate':
      return `candidate:${caller.userId}`
    case 'operator':
      return `operator:${caller.operatorId}`
    case 'partner':
      return `partner:${caller.partnerId}`
    case 'program':
      return `key:${caller.keyId}`
    case 'refresh':
      return `session:${caller.sessionId}`
    case undefined:
      return 'visitor'
  }
}
