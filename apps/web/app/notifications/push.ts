import { api } from '../api/client.ts'

/** Rings while the page is closed; it keeps no pages and answers for none. */
const WORKER = '/push-worker.js'
/** Set once this login has told the server of the browser's permission. */
const TOLD = 'push-told'

export function canRing(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The person once said no: only the browser's own settings can change that. */
export const isBlocked = () => Notification.permission === 'denied'

export async function rings(): Promise<boolean> {
  return (await subscription()) !== null
}

export type PushAnswer = 'on' | 'refused' | 'failed'

/** Asks for permission, so it belongs behind a press. */
export async function startRinging(publicKey: string): Promise<PushAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    const worker = await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    // One that was made for another key would stand in the way.
    await (await worker.pushManager.getSubscription())?.unsubscribe()
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    await tell(made)
    return 'on'
  } catch {
    return 'failed'
  }
}

export async function stopRinging(): Promise<void> {
  const made = await subscription()
  if (!made) return
  await api('DELETE /users/push', { body: { endpoint: made.endpoint } })
  await made.unsubscribe()
}

/** The server forgets a browser with its login; the next login says once that it may still ring. */
export async function keepRinging(): Promise<void> {
  if (!canRing() || sessionStorage.getItem(TOLD)) return
  const made = await subscription()
  if (made) await tell(made)
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canRing() || Notification.permission !== 'granted') return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

async function tell(made: PushSubscription): Promise<void> {
  const { keys } = made.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api('POST /users/push', { body: { endpoint: made.endpoint, keys: { p256dh, auth } } })
  sessionStorage.setItem(TOLD, 'yes')
}
