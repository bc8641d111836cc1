import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** The status and the delay of a receiver's answers. */
export type Manner = { readonly status: number; readonly delayMs: number }

/** A webhook that a receiver got, and whether its signature is valid. */
export type ReceivedHook = {
  readonly at: string
  readonly webhookId: string
  readonly type: string
  readonly body: string
  /** Null while the receiver has no secret. */
  readonly isSigned: boolean | null
  /** A webhook with this id came before. */
  readonly isRepeat: boolean
  /** The status of the answer. */
  readonly status: number
}

export type Hook = { id: string; timestamp: string; signature: string; body: string }

const KEPT = 200
const WELL: Manner = { status: 200, delayMs: 0 }

/** Other companies' webhook receivers (Standard Webhooks), each under a name that the caller chooses. */
export function createReceivers(clock: Clock) {
  const manners = new Map<string, Manner>()
  const secrets = new Map<string, string>()
  const boxes = new Map<string, readonly ReceivedHook[]>()
  const mannerOf = (name: string) => manners.get(name) ?? WELL
  /** Newest last. */
  const of = (name: string) => boxes.get(name) ?? []
  return {
    mannerOf,
    of,
    behave(name: string, { secret, ...manner }: Partial<Manner> & { secret?: string }) {
      manners.set(name, { ...mannerOf(name), ...manner })
      if (secret !== undefined) secrets.set(name, secret)
    },
    put(name: string, hook: Hook) {
      const secret = secrets.get(name)
      const received = {
        at: new Date(clock.now()).toISOString(),
        webhookId: hook.id,
        type: typeOf(hook.body),
        body: hook.body,
        isSigned: secret === undefined ? null : isSigned(hook, secret),
        isRepeat: of(name).some(({ webhookId }) => webhookId === hook.id),
        status: mannerOf(name).status,
      }
      boxes.set(name, [...of(name), received].slice(-KEPT))
    },
    reset() {
      for (const kept of [manners, secrets, boxes]) kept.clear()
    },
  }
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type ?? '')
  } catch {
    return ''
  }
}

/** Whether one of the signatures is by this secret; there are two while the secret changes. */
function isSigned({ id, timestamp, signature, body }: Hook, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signature.split(' ').some((one) => {
    const [version, text = ''] = one.split(',')
    const given = Buffer.from(text, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
