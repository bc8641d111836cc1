/** The service worker for push notifications. It caches nothing and intercepts no requests. */
const WORKER = '/push-worker.js'

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }

type PushSide = {
  /** The scope of its side's pages: candidates and operators subscribe separately in one browser. */
  scope: string
  /** The session key that is set once this login has told the server of the browser's subscription. */
  told: string
  tell: (browser: Browser) => Promise<unknown>
  forget: (endpoint: string) => Promise<unknown>
}

export function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The person denied the permission; only the browser's settings can change that. */
export const isBlocked = () => Notification.permission === 'denied'

export type PushAnswer = 'on' | 'refused' | 'failed'

export type BrowserPush = {
  rings: () => Promise<boolean>
  /** Asks for the permission, so it must be called from a press. */
  start: (publicKey: string) => Promise<PushAnswer>
  stop: () => Promise<void>
  /** The server forgets a subscription with its login, so the next login registers it again once. */
  keep: () => Promise<void>
  /** Unsubscribes without telling the server, which has forgotten the login. */
  drop: () => Promise<void>
}

/** This browser's push subscription, for one side of the product. */
export function browserPush({ scope, told, tell, forget }: PushSide): BrowserPush {
  async function subscription(): Promise<PushSubscription | null> {
    if (!supportsPush() || Notification.permission !== 'granted') return null
    const worker = await navigator.serviceWorker.getRegistration(scope)
    // A page may be controlled by the worker of the whole site, which is the other side's.
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
        await standing(worker)
        // A subscription with another key would prevent a new one.
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

/**
 * A worker can be subscribed once it is active. The page may be controlled by another one, so its `ready` promise
 * does not help.
 */
async function standing({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
  })
}
