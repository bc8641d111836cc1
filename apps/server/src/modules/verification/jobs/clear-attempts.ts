import { DAY_MS } from '@coffeeattack/domain/kst'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { closeOverdue, deleteOldAttempts, forgetFacts } from './store.ts'

/** How long it is known that there was a request, for a person who asks what happened. */
const KEPT_MS = 30 * DAY_MS

/**
 * A confirmation that nobody came back for ends, and with it what was typed for it; what it brought is forgotten a day
 * later, when whatever could use it has been done.
 */
function clearAttempts(deps: Deps): Promise<void> {
  const { clock } = deps
  const { drizzle } = deps.db
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  return eachAlone('clear-attempts', deps, async (alone) => {
    await alone.one(() => closeOverdue(drizzle, { expiredBefore: before(WAITING.endsAfterMs), now }))
    await alone.one(() => forgetFacts(drizzle, before(DAY_MS)))
    await alone.one(() => deleteOldAttempts(drizzle, before(KEPT_MS)))
  })
}

export const clearAttemptsJob: Job = { name: 'clear-attempts', cron: '*/10 * * * *', run: clearAttempts }
