import { DAY_MS } from '@coffeeattack/domain/kst'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { verificationAttempts as t } from '../../../platform/db/schema/verification.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'

/** How long the row of an attempt is kept for people who ask what happened. */
const KEPT_MS = 30 * DAY_MS

/**
 * Closes abandoned attempts and erases their inputs. Facts are erased a day after the start, when everything that needs
 * them is done.
 */
function clearAttempts(deps: Deps): Promise<void> {
  const { drizzle } = deps.db
  const now = deps.clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  // If the process died during the call to the provider, the result is lost: the attempt is dead, not expired.
  const closed = sql`case ${t.state} when 'CALLING' then 'DEAD' else 'EXPIRED' end`
  const isOld = (ms: number) => and(isNotNull(t.finishedAt), lt(t.startedAt, before(ms)))
  return eachAlone('clear-attempts', deps, async (alone) => {
    await alone.one(() =>
      drizzle
        .update(t)
        .set({ state: closed, finishedAt: now, inputsSealed: null })
        .where(and(isNull(t.finishedAt), lt(t.expiresAt, before(WAITING.endsAfterMs)))),
    )
    await alone.one(() =>
      drizzle
        .update(t)
        .set({ facts: null })
        .where(and(isOld(DAY_MS), isNotNull(t.facts))),
    )
    await alone.one(() => drizzle.delete(t).where(isOld(KEPT_MS)))
  })
}

export const clearAttemptsJob: Job = { name: 'clear-attempts', cron: '*/10 * * * *', run: clearAttempts }
