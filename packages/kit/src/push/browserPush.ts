/** Rings while the page is closed; it keeps no pages and answers for none. */
const WORKER = '/push-worker.js'

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }

type PushSide = {
  /** Below which its pages stand: the two sides of the product ring each by itself in one browser. */
  scope: string
  /** What is set in the tab once this login has told the server of the browser's permission. */
  told: string
  tell: (browser: Browser) => Promise<unknown>
  forget: (endpoint: string) => Promise<unknown>
}

export function canRing(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The person once said no: only the browser's own settings can change that. */
export const isBlocked = () => Notification.permission === 'denied'

export type PushAnswer = 'on' | 'refused' | 'failed'

export type BrowserPush = {
  rings: () => Promise<boolean>
  /** Asks for permission, so it belongs behind a press. */
  start: (publicKey: string) => Promise<PushAnswer>
  stop: () => Promise<void>
  /** The server forgets a browser with its login; the next login says once that it may still ring. */
  keep: () => Promise<void>
  /** As after a login that the server has forgotten already: nobody has to be told. */
  drop: () => Promise<void>
}

/** This browser's bell, for one side of the product. */
export function browserPush({ scope, told, tell, forget }: PushSide): BrowserPush {
  async function subscription(): Promise<PushSubscription | null> {
    if (!canRing() || Notification.permission !== 'granted') return null
    const worker = await navigator.serviceWorker.getRegistration(scope)
    // A page may be under the worker of the whole site, which is the other side's.
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
        // One that was made for another key would stand in the way.
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
      if (!canRing() || sessionStorage.getItem(told)) return
      const made = await subscription()
      if (made) await tellOf(made)
    },
    async drop() {
      await (await subscription())?.unsubscribe()
    },
  }
}

/** A worker can be subscribed once it stands. The page may be under another one, so its own `ready` does not say. */
async function standing({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
  })
}
