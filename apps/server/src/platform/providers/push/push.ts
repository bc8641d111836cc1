import { isIP } from 'node:net'
import { ANSWER_WITHIN_MS, ProviderUnavailable, withDeadline } from '../deadline.ts'
import { createPostOutside } from '../outside/post.ts'
import type { VapidKeys } from './vapid-keys.ts'

export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
export type PushNote = {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** The browser's subscription has ended. */
export class PushGone extends Error {
  override readonly name = 'PushGone'
}

export type Push = {
  /** The VAPID public key for subscribing. */
  readonly publicKey: string
  /** Whether the address may belong to a push service. */
  readonly accepts: (endpoint: string) => boolean
  readonly send: (target: PushTarget, note: PushNote) => Promise<void>
}

export type PushSettings = VapidKeys & {
  /** Contact for push services. */
  readonly subject: string
  /** Allows a push service on this machine, for tests. */
  readonly allowPrivate: boolean
}

const PROVIDER = 'push'
/** After this time the push service drops the message; the notification centre still has it. */
const KEPT_SECONDS = 24 * 60 * 60

/** Web push (RFC 8030, 8291, 8292). The package encrypts and signs; we send, so that inside addresses are refused. */
export function createPush(
  { subject, allowPrivate, ...keys }: PushSettings,
  watched: <T>(exchange: () => Promise<T>) => Promise<T>,
): Push {
  const post = createPostOutside({ allowsLoopback: allowPrivate, keepsAlive: true })

  async function send({ endpoint, ...browser }: PushTarget, { tag, ...note }: PushNote): Promise<void> {
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: browser },
      JSON.stringify({ ...note, tag }),
      { vapidDetails: { subject, ...keys }, TTL: KEPT_SECONDS, urgency: 'high', topic: topicOf(tag) },
    )
    const status = await withDeadline(PROVIDER, ANSWER_WITHIN_MS, (signal) =>
      post(endpoint, { headers: { ...headers }, body, signal }).catch((error: unknown) => {
        throw signal.aborted ? error : new ProviderUnavailable(PROVIDER, 'transport')
      }),
    )
    if (status === 404 || status === 410) throw new PushGone()
    if (status === 429 || status >= 500) throw new ProviderUnavailable(PROVIDER, 'transport')
    if (status >= 300) throw new Error(`the push service refused: HTTP ${status}`)
  }

  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => allowPrivate || isPublicEndpoint(endpoint),
    send: (target, note) => watched(() => send(target, note)),
  }
}

/** At most 32 characters; a later message replaces an undelivered one with the same topic. */
const topicOf = (tag: string) => tag.replaceAll('-', '').slice(0, 32)

/** https with a host name that has a dot; IP addresses and bare names are refused. */
function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 && host.includes('.') && !/\.(local|internal|localhost)$/.test(host)
}
