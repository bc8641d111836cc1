/** The service worker that receives pushes; it keeps the page for times without a network, and nothing of anybody. */
const WORKER = '/push-worker.js'

type PushSide = {
  /** The path of the side's pages: candidates and operators have separate subscriptions in one browser. */
  scope: string
  /** The sessionStorage key that says that this login has sent the subscription to the server. */
  told: string
  tell: (browser: { endpoint: string; keys: { p256dh: string; auth: string } }) => Promise<unknown>
  forget: (endpoint: string) => Promise<unknown>
}

/**
 * Lets a page that is opened without a network be our own. A browser without workers, or one that refuses them, shows
 * its own page.
 */
export async function keepOfflinePage(): Promise<void> {
  await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => {})
}

export function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The person refused permission: only the browser's settings can change that. */
export const isBlocked = () => Notification.permission === 'denied'

export type PushAnswer = 'on' | 'refused' | 'failed'

export type BrowserPush = {
  rings: () => Promise<boolean>
  /** Asks for permission, so it needs a user gesture. */
  start: (publicKey: string) => Promise<PushAnswer>
  stop: () => Promise<void>
  /** The server deletes the subscription with its login; the next login sends it once again. */
  keep: () => Promise<void>
  /** Unsubscribes without a call: the server deleted the subscription with its login. */
  drop: () => Promise<void>
}

/** The push subscription of this browser for one side of the product. */
export function browserPush({ scope, told, tell, forget }: PushSide): BrowserPush {
  async function subscription(): Promise<PushSubscription | null> {
    if (!supportsPush() || Notification.permission !== 'granted') return null
    const worker = await navigator.serviceWorker.getRegistration(scope)
    // The worker of the whole site may control the page; it belongs to the other side.
    if (!worker || new URL(worker.scope).pathname !== scope) return null
    return worker.pushManager.getSubscription()
  }

  async function tellOf(made: PushSubscription): Promise<void> {
    const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
    await tell({ endpoint: made.endpoint, keys: { p256dh, auth } })
    sessionStorage.setItem(told, 'yes')
  }

  return {
    rings: async () => (await subscription()) !== null,
    async start(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return 'refused'
      try {
        const worker = await navigator.serviceWorker.register(WORKER, { scope, updateViaCache: 'none' })
        await activated(worker)
        // A subscription with another key would make `subscribe` fail.
        await (await worker.pushManager.getSubscription())?.unsubscribe()
        const made = await worker.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: publicKey,
        })
        await tellOf(made)
        return 'on'
      } catch {
        return 'failed'
      }
    },
    async stop() {
      const made = await subscription()
      if (!made) return
      await forget(made.endpoint)
      await made.unsubscribe()
    },
    async keep() {
      if (!supportsPush() || sessionStorage.getItem(told)) return
      const made = await subscription()
      if (made) await tellOf(made)
    },
    async drop() {
      await (await subscription())?.unsubscribe()
    },
  }
}

/** Waits until the worker is active: `navigator.serviceWorker.ready` may be another worker's. */
async function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
  })
}
