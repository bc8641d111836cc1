import { utmVisit } from '@coffeeattack/domain/campaign/utm'
import { SESSION_KEYS } from '@coffeeattack/domain/session/storage'

/**
 * Notes where the visitor came from, once in a session (PUB-4). The request outlives the page, and whatever goes wrong
 * is no business of the reader's.
 */
export async function recordFirstVisit() {
  try {
    if (sessionStorage.getItem(SESSION_KEYS.utmId)) return
    const query = new URLSearchParams(location.search)
    const answer = await fetch('/api/users/utm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(utmVisit((name) => query.get(name), location.pathname)),
      keepalive: true,
    })
    if (!answer.ok) return
    const visit: unknown = await answer.json()
    if (typeof visit === 'object' && visit && 'id' in visit && typeof visit.id === 'string') {
      sessionStorage.setItem(SESSION_KEYS.utmId, visit.id)
    }
  } catch {}
}
