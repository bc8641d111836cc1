import { arrival, keepVisit, knownVisit } from '../../campaigns/arrival.ts'

/**
 * Notes where the visitor came from, once in a session (PUB-4), and by whose link (PUB-8). The request outlives the
 * page, and whatever goes wrong is no business of the reader's.
 */
export async function recordFirstVisit() {
  try {
    const now = new Date()
    if (knownVisit(window, now)) return
    const answer = await fetch('/api/users/utm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(arrival(window)),
      keepalive: true,
    })
    if (!answer.ok) return
    const visit: unknown = await answer.json()
    if (typeof visit === 'object' && visit && 'id' in visit && typeof visit.id === 'string') {
      keepVisit(window, visit.id, now)
    }
  } catch {}
}
