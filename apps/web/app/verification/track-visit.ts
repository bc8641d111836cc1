import type { UtmStatus } from '@coffeeattack/domain/campaigns/utm'
import { api } from '../api/client.ts'
import { arrival, keepVisit, knownVisit } from '../campaigns/arrival.ts'

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
  const known = knownVisit(window, new Date())
  if (known) return Promise.resolve(known)
  recording ??= recordVisit().finally(() => (recording = null))
  return recording
}

async function recordVisit(): Promise<string> {
  const { id } = await api('POST /users/utm', { body: arrival(window) })
  keepVisit(window, id, new Date())
  return id
}
