import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Exchange } from '../../../platform/providers/codef/simple-auth.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import type { AttemptKind } from './store.ts'

/** A result code that only a mistake of ours can cause. Answered with 500, so it is logged and reported as one. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly code: string

  constructor(code: string) {
    super('the provider refused our request')
    this.code = code
  }
}

type RefusedMeaning = Extract<Exchange['meaning'], { kind: 'refused' }>

export function refusalOf(kind: AttemptKind, meaning: RefusedMeaning, code: string): Refusal {
  if (!meaning.ourFault) return new Refusal(meaning.situation)
  const situation: Situation = kind === 'TAX' ? 'TAX_REQUEST_FAILED' : meaning.situation
  return new Refusal(situation, { cause: new ProviderFault(code) })
}

/** What support will ask for, and nothing of what was sent. */
export function noteRefusal({ code, transactionId }: Exchange, attempt: string, { log }: ApiDeps): void {
  log.info({ provider: 'codef', providerCode: code, transactionId, attempt }, 'provider refused')
}

/** Nothing that was typed is wrong: the person asks again. Anything else thrown is a mistake of ours. */
export function unavailable(error: unknown): unknown {
  return error instanceof ProviderUnavailable ? new Refusal('VERIFY_REDO') : error
}
