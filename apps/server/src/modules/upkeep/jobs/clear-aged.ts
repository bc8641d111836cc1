import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import { TRIES_KEPT_MS } from '@coffeeattack/domain/sessions/sign-in-throttle'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { Deps } from '../../../deps.ts'
import { ENDED_KEPT_MS } from '../../../platform/http/ended-logins.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { type AgedTable, deleteAged } from './store.ts'

const BATCH = 1000

/** Tables with old rows, and the time (or Seoul day) before which rows are deleted. */
function limitsAt(now: Date): Record<AgedTable, Date | string> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return {
    idempotency_keys: now,
    refresh_tokens: now,
    // The newest token was issued at the last use.
    sessions: ago(TOKENS.refreshMs),
    // All access tokens have expired.
    ended_sessions: ago(ENDED_KEPT_MS),
    login_states: now,
    short_links: now,
    lifetime_shares: now,
    standing_shares: now,
    // Codes count towards a limit per day in Seoul.
    one_time_codes: ago(2 * DAY_MS),
    used_challenges: now,
    // Mails count towards a limit per half hour.
    password_resets: ago(DAY_MS),
    partner_password_links: now,
    sign_in_tries: ago(TRIES_KEPT_MS),
    verification_days: formatDay(kstDay(now) - 1),
    // The centre shows no older ones, and no notification is repeated after so long.
    notices: ago(365 * DAY_MS),
    // The admins' home shows at most a month.
    verification_failures: ago(40 * DAY_MS),
    work_done: ago(DAY_MS),
  }
}

/** Deletes every night in small batches, so that nobody waits for a lock. */
function clearAged(deps: Deps): Promise<void> {
  const { db, clock, stopping } = deps
  const limits = Object.entries(limitsAt(clock())) as [AgedTable, Date | string][]
  return eachAlone('clear-aged', deps, async (alone) => {
    for (const [table, limit] of limits)
      await alone.one(async () => {
        while (!stopping.aborted) if ((await deleteAged(db.drizzle, table, limit, BATCH)) < BATCH) return
      })
  })
}

export const clearAgedJob: Job = { name: 'clear-aged', cron: '40 4 * * *', run: clearAged }
