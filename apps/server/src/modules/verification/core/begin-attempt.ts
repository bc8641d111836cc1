import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { VerificationConsent } from '@coffeeattack/domain/verification/consents'
import { NO_ANSWER } from '@coffeeattack/domain/verification/failures'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Exchange } from '../../../platform/providers/codef/simple-auth.ts'
import type { TwoWayInfo } from '../../../platform/providers/codef/wire.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import {
  type AttemptKind,
  countRequest,
  insertAttempt,
  keepFailure,
  lockApplicant,
  recordConsent,
  supersedeAttempts,
} from './store.ts'

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

type Failed = { userId: string; kind: AttemptKind }

/** Which code kept the person from coming through; without one the provider did not answer at all. */
export async function noteFailure(
  { userId, kind }: Failed,
  exchange: Exchange | null,
  { db, ids, clock }: ApiDeps,
): Promise<void> {
  const code = exchange?.code ?? NO_ANSWER
  await keepFailure(db.drizzle, { id: ids.next(), userId, kind, code, at: clock() })
}

/** Nothing that was typed is wrong: the person asks again. Anything else thrown is a mistake of ours. */
export function unavailable(error: unknown): unknown {
  return error instanceof ProviderUnavailable ? new Refusal('VERIFY_REDO') : error
}

export type Product = 'career' | 'income' | 'statements' | 'premium'

export type BeginAttemptInput = {
  userId: string
  phoneHashes: Macs
  kind: AttemptKind
  product: Product
  cfid: string
  input: Readonly<Record<string, unknown>>
  consent: { kind: VerificationConsent; screen: string }
  loginTypeLevel: LoginTypeLevel
  telecom: Telecom
  inputsSealed: string | null
  reapply?: boolean
  isRestart?: boolean
}

/** What the browser keeps while the person looks at the phone. */
export type BegunAttempt = TwoWayInfo & {
  id: string
  cfid: string
  loginTypeLevel: LoginTypeLevel
  expiresAt: string
}

/** Sends a confirmation to the phone and opens the attempt that waits for it. */
export async function beginAttempt(asking: BeginAttemptInput, deps: ApiDeps): Promise<BegunAttempt> {
  await countAndConsent(asking, deps)
  const exchange = await request(asking, deps).catch(async (error: unknown) => {
    await noteFailure(asking, null, deps)
    throw unavailable(error)
  })
  if (!isAsked(exchange)) await noteFailure(asking, exchange, deps)
  const { userId, kind, cfid, loginTypeLevel, telecom, inputsSealed } = asking
  const startedAt = deps.clock()
  const attempt = {
    ...twoWayOf(asking, exchange, deps),
    id: deps.ids.next(),
    userId,
    kind,
    cfid,
    loginTypeLevel,
    telecom,
    inputsSealed,
    reapply: asking.reapply ?? false,
    isRestart: asking.isRestart ?? false,
    providerCode: exchange.code,
    transactionId: exchange.transactionId,
    startedAt,
    expiresAt: new Date(startedAt.getTime() + WAITING.endsAfterMs),
  }
  await deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    await supersedeAttempts(tx, { userId, kinds: [kind] }, startedAt)
    await insertAttempt(tx, attempt)
  })
  const { id, jobIndex, threadIndex, jti, twoWayTimestamp, expiresAt } = attempt
  return {
    id,
    cfid,
    jobIndex,
    threadIndex,
    jti,
    twoWayTimestamp,
    loginTypeLevel,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Before anything leaves us: what was asked for counts, and was consented to, whatever the provider says. */
async function countAndConsent({ userId, phoneHashes, consent }: BeginAttemptInput, deps: ApiDeps) {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const limit = deps.settings.dailyVerificationLimit
    if (!(await countRequest(tx, { phoneHashes, now, limit }))) throw new Refusal('VERIFY_DAILY_LIMIT')
    await recordConsent(tx, { userId, ...consent }, { id: deps.ids.next(), at: now })
  })
}

const request = ({ product, input }: BeginAttemptInput, { providers }: ApiDeps): Promise<Exchange> =>
  providers.codef.request(product, input)

/** The phone shows the question, and its answer can be followed. */
const isAsked = ({ meaning, twoWay }: Exchange) => meaning.kind === 'confirm' && twoWay !== null

function twoWayOf({ kind, cfid }: BeginAttemptInput, exchange: Exchange, deps: ApiDeps): TwoWayInfo {
  const { meaning, twoWay, code } = exchange
  if (meaning.kind === 'confirm' && twoWay) return twoWay
  noteRefusal(exchange, cfid, deps)
  if (meaning.kind === 'refused') throw refusalOf(kind, meaning, code)
  if (meaning.kind === 'nothing')
    throw new Refusal(kind === 'CAREER' ? 'CAREER_NOT_FOUND' : 'VERIFY_LOAD_FAILED')
  // An answer without a confirmation, or a confirmation that cannot be followed.
  throw new Refusal('VERIFY_REDO')
}
