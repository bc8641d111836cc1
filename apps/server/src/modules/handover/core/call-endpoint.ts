import type { DeliveryError, HandoverEvent } from '@coffeeattack/domain/handover/events'
import { ATTEMPT } from '@coffeeattack/domain/handover/retry'
import { Webhook } from 'standardwebhooks'
import type { Deps } from '../../../deps.ts'
import { LeadsInside } from '../../../platform/providers/outside/post.ts'

/** How a try went: with a status where the receiver answered, with an error where that was not what we hoped for. */
export type Attempt = { status: number | null; error: DeliveryError | null; ms: number }

/** An address with its secret, and the one before until its time is over, sealed as they are kept. */
export type Called = {
  url: string
  secretSealed: string
  oldSecretSealed: string | null
  oldSecretUntil: Date | null
}

type Message = {
  /** The receiver tells repeats by it. */
  id: string
  type: HandoverEvent | 'ping'
  at: Date
  data: object
}

/** One try, signed after Standard Webhooks. Nothing of the answer is looked at but its status. */
export async function callEndpoint(
  endpoint: Called,
  { id, type, at, data }: Message,
  deps: Pick<Deps, 'secrets' | 'clock' | 'postOutside'>,
): Promise<Attempt> {
  const now = deps.clock()
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
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

/** While a secret is being changed both sign, so that whichever the receiver holds fits. */
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
 * Why nobody answered, as far as the network says it. A name that leads inside our house is told like one that nobody
 * has, and without the time it took: otherwise a try would tell which names our servers know.
 */
function errorOf(error: unknown): DeliveryError {
  if (error instanceof LeadsInside) return 'NAME'
  const code = (error as NodeJS.ErrnoException | null)?.code ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME'
  return /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code) ? 'TLS' : 'CONNECTION'
}
