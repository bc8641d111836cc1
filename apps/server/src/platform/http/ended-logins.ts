import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { Deps } from '../../deps.ts'
import type { Listener } from '../streams/listener.ts'
import { endedSince, isOpen } from './door-store.ts'

/** For clocks that differ, and for an end that is told some time after it was written down. */
const MARGIN_MS = 5 * 60_000

export const ENDED_KEPT_MS = TOKENS.accessMs + MARGIN_MS

export type EndedLogins = {
  /** Costs nothing while the process hears of every end, and one look-up while it does not. */
  hasEnded(sessionId: string): Promise<boolean>
}

/**
 * The logins that ended while their access tokens live on, in the memory of this process (SAFE-2). It hears of each end
 * when that is committed. What was said before it listened, or while it was cut off, it reads; until it has, every
 * login is looked up, so that none that ended is taken for open.
 */
export function createEndedLogins(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  listener: Pick<Listener, 'hear'>,
): EndedLogins {
  /** With the moment from which no token of theirs is good any more, the earliest first. */
  const ended = new Map<string, number>()
  let knowsAll = false
  /** Counts how often the line broke: what was read over a broken one may miss something. */
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
