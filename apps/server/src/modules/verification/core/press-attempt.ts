import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  afterAnswer,
  type Attempt,
  press as pressed,
  type ProviderAnswer,
  whyNotPress,
} from '@coffeeattack/domain/verification/attempt'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Exchange } from '../../../platform/providers/codef/simple-auth.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { provePhone } from '../../sessions/core/prove-phone.ts'
import { noteFailure, noteRefusal, type Product, refusalOf, unavailable } from './begin-attempt.ts'
import { type AttemptRow, claimPress, closeAttempt, lockApplicant, settlePress } from './store.ts'

/** The institution may take a while; whoever looks at the progress is told before they give up. */
const FETCH_WITHIN_MS = 60_000

export type PressInput = {
  /** The login that presses. A confirmation is a proof of the phone, and the first one keeps no other login. */
  sessionId: string
  product: Product
  input: Readonly<Record<string, unknown>>
  /** Writes down what the institution said, together with the end of the attempt. */
  confirmed: (tx: Queries, data: unknown) => Promise<void>
}

type PressOutcome = { answer: ProviderAnswer; refusal: unknown; exchange: Exchange | null }

/** Why the completion button leads nowhere, or null. An attempt that time has ended is closed in passing. */
export async function refusePress(attempt: AttemptRow, deps: ApiDeps): Promise<void> {
  const now = deps.clock()
  const situation = whyNotPress(domainAttempt(attempt), attempt.userId, now)
  if (situation === 'VERIFY_TIME_EXCEEDED') await closeAttempt(deps.db.drizzle, attempt.id, 'EXPIRED', now)
  if (situation) throw new Refusal(situation)
}

/**
 * One press of the completion button: claims the attempt, asks the provider, writes down how it ended. Nobody holds a
 * database connection while the provider takes its time; a press that died with its process is over when time is.
 */
export async function pressAttempt(attempt: AttemptRow, fetching: PressInput, deps: ApiDeps): Promise<void> {
  await refusePress(attempt, deps)
  // The other press of a double press: its answer counts.
  if (!(await claimPress(deps.db.drizzle, attempt.id, deps.clock())))
    throw new Refusal('VERIFY_NOT_COMPLETED')
  const outcome = await fetched(attempt, fetching, deps)
  const told = await settle(attempt, outcome, fetching, deps)
  if (told) throw told
}

async function fetched(
  attempt: AttemptRow,
  { product, input }: PressInput,
  deps: ApiDeps,
): Promise<PressOutcome> {
  try {
    const { jobIndex, threadIndex, jti, twoWayTimestamp } = attempt
    const twoWay = { jobIndex, threadIndex, jti, twoWayTimestamp }
    const exchange = await deps.providers.codef.fetch(product, input, twoWay, FETCH_WITHIN_MS)
    const { meaning, code } = exchange
    if (meaning.kind !== 'refused') return { answer: 'confirmed', refusal: null, exchange }
    noteRefusal(exchange, attempt.cfid, deps)
    return { answer: answerOf(meaning.situation), refusal: refusalOf(attempt.kind, meaning, code), exchange }
  } catch (error) {
    const hung = error instanceof ProviderUnavailable && error.reason === 'timeout'
    return { answer: hung ? 'timedOut' : 'failed', refusal: unavailable(error), exchange: null }
  }
}

function answerOf(situation: Situation): ProviderAnswer {
  if (situation === 'VERIFY_NOT_COMPLETED') return 'notConfirmed'
  return situation === 'VERIFY_TIME_EXCEEDED' ? 'timedOut' : 'failed'
}

async function settle(
  attempt: AttemptRow,
  { answer, refusal, exchange }: PressOutcome,
  { sessionId, confirmed }: PressInput,
  deps: ApiDeps,
): Promise<unknown> {
  const { attempt: next, situation } = afterAnswer(pressed(domainAttempt(attempt)), answer)
  const settled = {
    state: next.state,
    earlyPresses: next.earlyPresses,
    twoWay: exchange?.twoWay ?? null,
    providerCode: exchange?.code ?? null,
    transactionId: exchange?.transactionId ?? null,
  }
  const saved = await deps.db.transaction(async (tx) => {
    await lockApplicant(tx, attempt.userId)
    if (!(await settlePress(tx, attempt.id, settled, deps.clock()))) return false
    if (answer !== 'confirmed') return true
    await provePhone(tx, { userId: attempt.userId, sessionId }, deps.clock())
    await confirmed(tx, exchange?.data)
    return true
  })
  if (!saved) return new Refusal('VERIFY_LOAD_FAILED')
  // Whoever pressed too early presses again; only what ended the attempt kept them from coming through.
  if (answer !== 'confirmed' && next.state !== 'PENDING') await noteFailure(attempt, exchange, deps)
  // How often and how late is the attempt's own matter; every other no is told as the provider meant it.
  return answer === 'failed' ? refusal : situation && new Refusal(situation)
}

const domainAttempt = ({ userId, startedAt, state, earlyPresses }: AttemptRow): Attempt => ({
  ownerId: userId,
  startedAt,
  state,
  earlyPresses,
})
