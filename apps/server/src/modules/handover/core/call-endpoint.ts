import type { DeliveryError, HandoverEvent } from '@coffeeattack/domain/handover/events'
import { ATTEMPT } from '@coffeeattack/domain/handover/retry'
import { Webhook } from 'standardwebhooks'
import type { Deps } from '../../../deps.ts'
import { LeadsInside } from '../../../platform/providers/outside/post.ts'

/** The result of a try: a status if the receiver answered, an error if it failed. */
export type Attempt = { status: number | null; error: DeliveryError | null; ms: number }

/** An endpoint with its sealed secret, and the previous one while it is still valid. */
export type Called = {
  url: string
  secretSealed: string
  oldSecretSealed: string | null
  oldSecretUntil: Date | null
}

type Message = {
  /** Receivers recognise repeats by it. */
  id: string
  type: HandoverEvent | 'ping'
  at: Date
  data: object
}

/** The body of a call, byte for byte: it is signed as it stands. */
export const bodyOf = ({ type, at, data }: Omit<Message, 'id'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/** Calls the endpoint once, signed after Standard Webhooks. Only the status of the answer is read. */
export async function callEndpoint(
  endpoint: Called,
  { id, type, at, data }: Message,
  deps: Pick<Deps, 'secrets' | 'clock' | 'postOutside'>,
): Promise<Attempt> {
  const now = deps.clock()
  const body = bodyOf({ type, at, data })
  const signatures = secretsOf(endpoint, now, deps).map((secret) => new Webhook(secret).sign(id, now, body))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'CoffeeAttack-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
  const signal = AbortSignal.timeout(ATTEMPT.answerMs)
  const began = performance.now()
  const taken = () => Math.round(performance.now() - began)
  try {
    const status = await deps.postOutside(endpoint.url, { headers, body, signal })
    return { status, error: status >= 200 && status < 300 ? null : 'STATUS', ms: taken() }
  } catch (error) {
    const why = signal.aborted ? 'TIMEOUT' : errorOf(error)
    return { status: null, error: why, ms: why === 'NAME' ? 0 : taken() }
  }
}

/** During a change of secret both sign, so that the receiver may use either. */
function secretsOf(
  { secretSealed, oldSecretSealed, oldSecretUntil }: Called,
  now: Date,
  { secrets }: Pick<Deps, 'secrets'>,
): string[] {
  const current = secrets.open(secretSealed, 'webhook_endpoints.secret_sealed')
  if (!oldSecretSealed || !oldSecretUntil || oldSecretUntil <= now) return [current]
  return [current, secrets.open(oldSecretSealed, 'webhook_endpoints.old_secret_sealed')]
}

/**
 * Why the call failed. A name that resolves into our own network is reported like an unknown name and without a duration; otherwise
 * the result would reveal which names our servers know.
 */
function errorOf(error: unknown): DeliveryError {
  if (error instanceof LeadsInside) return 'NAME'
  const code = (error as NodeJS.ErrnoException | null)?.code ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME'
  return /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code) ? 'TLS' : 'CONNECTION'
}
