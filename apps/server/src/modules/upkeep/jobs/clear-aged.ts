import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import { TRIES_KEPT_MS } from '@coffeeattack/domain/sessions/sign-in-throttle'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import type { Deps } from '../../../deps.ts'
import { ENDED_KEPT_MS } from '../../../platform/http/ended-logins.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { type AgedTable, deleteAged } from './store.ts'

const BATCH = 1000

/** What ages, and the moment (or Seoul day) up to which it is of no more use. */
function limitsAt(now: Date): Record<AgedTable, Date | string> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return {
    idempotency_keys: now,
    refresh_tokens: now,
    // Its newest token was made when it was last used.
    sessions: ago(TOKENS.refreshMs),
    // No access token of theirs is good any more.
    ended_sessions: ago(ENDED_KEPT_MS),
    login_states: now,
    short_links: now,
    lifetime_shares: now,
    standing_shares: now,
    // Codes of a Seoul day are counted until it ends.
    one_time_codes: ago(2 * DAY_MS),
    used_challenges: now,
    // Mails of the last half hour are counted.
    password_resets: ago(DAY_MS),
    partner_password_links: now,
    sign_in_tries: ago(TRIES_KEPT_MS),
    verification_days: formatDay(kstDay(now) - 1),
    // Nobody scrolls back further in the centre, and nothing that could be told again is as old.
    notices: ago(365 * DAY_MS),
    // The admins' home looks back a month at most.
    verification_failures: ago(40 * DAY_MS),
    work_done: ago(DAY_MS),
  }
}

/** Every night, table by table and in small pieces, so that nobody waits for a lock. */
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
