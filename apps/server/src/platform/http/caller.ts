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
  /** Set for recruiters, null for admins and agents. */
  readonly companyId: string | null
  /** The client's IP address; null for commands run on the server itself. */
  readonly address: string | null
}
export type PartnerCaller = {
  readonly kind: 'partner'
  readonly partnerId: string
  readonly sessionId: string
}

/** A program of a company, by its API key. */
export type ProgramCaller = {
  readonly kind: 'program'
  readonly keyId: string
  readonly companyId: string
}

/** `token` is the refresh token itself, to be compared with the hash in the session's row. */
export type RefreshCaller = {
  readonly kind: 'refresh'
  readonly subjectId: string
  readonly sessionId: string
  readonly token: string
}

/** The caller that a handler gets, by the call's `auth`. */
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

/** The recruiter's company. Operators without one are refused. */
export function companyOf({ companyId }: OperatorCaller): string {
  if (companyId === null) throw new Refusal('FORBIDDEN')
  return companyId
}

/** Identifies a caller in rate limits and idempotency keys. All visitors share one id, so their keys must be random. */
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
