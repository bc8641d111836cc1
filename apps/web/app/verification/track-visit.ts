import type { UtmStatus } from '@coffeeattack/domain/campaigns/utm'
import { api } from '../api/client.ts'
import { arrival, keepVisit, knownVisit } from '../campaigns/arrival.ts'

/**
 * Records how far the visit went (VER-8). A person who came straight into the flow has no record yet, so one is
 * created. Failures are ignored.
 */
export async function trackVisit(status: UtmStatus, userId?: string): Promise<void> {
  try {
    const id = await visitId()
    await api('PATCH /users/utm', { body: { id, userId, status } })
  } catch {}
}

let recording: Promise<string> | null = null

/** Creates one record, though two steps may need it before the first response. */
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
