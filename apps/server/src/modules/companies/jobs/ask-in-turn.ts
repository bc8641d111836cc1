import { type AskedCheck, quotaReturnsAt, retryAt } from '@coffeeattack/domain/companies/checks'
import type { Deps } from '../../../deps.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { type DueCompany, dueFor, saveFailures } from './check-store.ts'

type Turn = {
  kind: AskedCheck
  /** Companies a call asks about. */
  perCall: number
  /** The pause between two calls. */
  pauseMs: number
  /** Companies a run asks about at most; the others wait for the next run. */
  perRun: number
  /** Asks the institution and saves what it says. Throws `ProviderUnavailable` without having saved anything. */
  ask: (companies: readonly DueCompany[]) => Promise<void>
}

/** Whoever answers neither several calls in a row nor the one that follows is left alone until the next run. */
const GIVE_UP_AFTER = 5

/** Rows of one statement. */
const ROWS = 1_000

/**
 * Asks an institution about every company that is due, each once. A call that fails costs its own companies a pause that doubles with
 * each failure; a used-up quota or a refused key ends the asking of this run.
 */
export async function askInTurn({ kind, perCall, pauseMs, perRun, ask }: Turn, deps: Deps): Promise<void> {
  const { db, clock, pause, stopping, log, report } = deps
  const all = await dueFor(db.drizzle, kind, { now: clock(), limit: perRun })
  let failuresInARow = 0
  for (let from = 0; from < all.length && failuresInARow < GIVE_UP_AFTER; from += perCall) {
    if (stopping.aborted) return
    if (from > 0) await pause(pauseMs)
    const due = all.slice(from, from + perCall)
    try {
      await ask(due)
      failuresInARow = 0
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      failuresInARow += 1
      const now = clock()
      const refusal = error instanceof ProviderRefused ? error.refusal : null
      const nextAt = (failures: number) =>
        refusal === 'limit' ? quotaReturnsAt(now) : retryAt(failures, now)
      // Nobody else would be answered today.
      const unanswered = refusal === 'limit' ? all.slice(from) : due
      const failed = unanswered.map(({ id, failures }) => ({
        companyId: id,
        failures: Math.min(failures + 1, 1000),
        nextAt: nextAt(failures + 1),
      }))
      const failure = refusal ?? error.reason
      await db.transaction(async (tx) => {
        for (let at = 0; at < failed.length; at += ROWS)
          await saveFailures(tx, kind, failed.slice(at, at + ROWS), { failure, now })
      })
      log.warn({ check: kind, failure, count: failed.length }, 'a check of companies was not answered')
      if (refusal === null) continue
      // A refused key or request is ours to mend; a used-up quota only needs time.
      if (refusal !== 'limit') report(error, { of: 'job', job: `check-${kind.toLowerCase()}` })
      return
    }
  }
}
