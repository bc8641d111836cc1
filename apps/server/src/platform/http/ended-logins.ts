import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { Deps } from '../../deps.ts'
import type { Listener } from '../streams/listener.ts'
import { endedSince, isOpen } from './door-store.ts'

/** For clock skew, and for notifications that arrive late. */
const MARGIN_MS = 5 * 60_000

export const ENDED_KEPT_MS = TOKENS.accessMs + MARGIN_MS

export type EndedLogins = {
  /** From memory while the process listens; one query otherwise. */
  hasEnded(sessionId: string): Promise<boolean>
}

/**
 * Sessions that ended while their access tokens are still valid (SAFE-2). The process is notified of each end at commit.
 * After a broken connection it reads what it missed, and until then looks every session up in the database.
 */
export function createEndedLogins(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  listener: Pick<Listener, 'hear'>,
): EndedLogins {
  /** Session id to the moment when its last token has expired, in ascending order. */
  const ended = new Map<string, number>()
  let knowsAll = false
  /** How often the connection broke: rows read across a break may be incomplete. */
  let breaks = 0

  function keep(sessionId: string): void {
    const now = clock().getTime()
    for (const [id, over] of ended) {
      if (over > now) break
      ended.delete(id)
    }
    ended.delete(sessionId)
    ended.set(sessionId, now + ENDED_KEPT_MS)
  }

  listener.hear({
    channel: 'session_end',
    onNotice: keep,
    async onListening() {
      const before = breaks
      const missed = await endedSince(db.drizzle, new Date(clock().getTime() - ENDED_KEPT_MS))
      for (const sessionId of missed) keep(sessionId)
      knowsAll = before === breaks
    },
    onDeaf() {
      breaks += 1
      knowsAll = false
    },
  })

  return {
    async hasEnded(sessionId) {
      return knowsAll ? ended.has(sessionId) : !(await isOpen(db.drizzle, sessionId))
    },
  }
}
