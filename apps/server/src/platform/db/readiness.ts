import type { Log } from '../observing/log.ts'
import type { Outages } from '../observing/outages.ts'
import { isMigrated } from './known-migrations.ts'
import type { Database } from './open.ts'
import { sqlState } from './sql-state.ts'
import { probeWriting } from './write-probe.ts'

export type Readiness = 'ready' | 'stopping' | 'no-database' | 'no-writes' | 'not-migrated'

const PATIENCE_MS = 2_000

/** SQL states of a database that answers but refuses writes: read-only (25), out of resources (53), no permission (42501). */
const TAKES_NO_WRITES = /^25|^53|^42501$/

type Looking = {
  db: Database
  leaving: AbortSignal
  log: Log
  pause: (ms: number) => Promise<void>
  outages: Outages
}

/** Looks at the database, and notes since when it is away. */
export async function readiness({ outages, ...looking }: Looking): Promise<Readiness> {
  const state = await look(looking)
  if (state === 'stopping') return state
  outages[state === 'no-database' ? 'failed' : 'worked']('database')
  if (state !== 'no-database') outages[state === 'no-writes' ? 'failed' : 'worked']('writes')
  return state
}

/** A database that does not answer in time counts as absent. */
async function look({ db, leaving, log, pause }: Omit<Looking, 'outages'>): Promise<Readiness> {
  if (leaving.aborted) return 'stopping'
  try {
    const looked = Promise.all([isMigrated(db.pool), probeWriting(db.pool)])
    const found = await Promise.race([looked, pause(PATIENCE_MS)])
    if (!found) return 'no-database'
    const [migrated] = found
    return migrated ? 'ready' : 'not-migrated'
  } catch (err) {
    const isThere = TAKES_NO_WRITES.test(sqlState(err) ?? '')
    log.warn({ err }, isThere ? '데이터베이스에 쓸 수 없어요.' : '데이터베이스에 닿지 않아요.')
    return isThere ? 'no-writes' : 'no-database'
  }
}

const SHARED_MS = 1_000

/** At most one check per second, because anybody may call this and must not be able to load the database. */
export function shareReadiness(
  ask: () => Promise<Readiness>,
  { clock, leaving }: { clock: () => Date; leaving: AbortSignal },
): () => Promise<Readiness> {
  let last: { at: number; answer: Promise<Readiness> } | undefined
  return () => {
    if (leaving.aborted) return Promise.resolve('stopping')
    const now = clock().getTime()
    const isFresh = last && last.at <= now && now < last.at + SHARED_MS
    if (!last || !isFresh) last = { at: now, answer: ask() }
    return last.answer
  }
}

/**
 * Whether proxies send this process requests: from the first time it was ready until it is told to leave. Losing the
 * database does not end that: public pages, calm pages and the 503 of calls need none, and without any process to ask a
 * proxy answers with an empty page.
 */
export function createServing(
  isReady: () => Promise<Readiness>,
  { leaving }: { leaving: AbortSignal },
): () => Promise<'serving' | Exclude<Readiness, 'ready'>> {
  let hasBegun = false
  return async () => {
    if (leaving.aborted) return 'stopping'
    // Looked at each time, because the status page tells since when the database is away.
    const looked = isReady()
    if (hasBegun) return 'serving'
    const state = await looked
    if (state !== 'ready') return state
    hasBegun = true
    return 'serving'
  }
}
