import { utmVisit, type UtmStatus } from '@coffeeattack/domain/campaign/utm'
import { SESSION_KEYS } from '@coffeeattack/domain/session/storage'
import { api } from '../../api/client.ts'

/**
 * Notes how far the visit went (VER-8). Whoever came straight into the flow has no record yet, so it is made here.
 * Whatever goes wrong is no business of the person's.
 */
export async function trackVisit(status: UtmStatus, userId?: string): Promise<void> {
  try {
    const id = await visitId()
    await api('PATCH /users/utm', { body: { id, userId, status } })
  } catch {}
}

let recording: Promise<string> | null = null

/** One record, though two steps may ask for it before the first answer is there. */
function visitId(): Promise<string> {
  const known = sessionStorage.getItem(SESSION_KEYS.utmId)
  if (known) return Promise.resolve(known)
  recording ??= recordVisit().finally(() => (recording = null))
  return recording
}

async function recordVisit(): Promise<string> {
  const query = new URLSearchParams(window.location.search)
  const visit = utmVisit((name) => query.get(name), window.location.pathname)
  const { id } = await api('POST /users/utm', { body: visit })
  sessionStorage.setItem(SESSION_KEYS.utmId, id)
  return id
}
