import type { Deps } from '../../../deps.ts'
import { isMigrated } from '../../../platform/db/known-migrations.ts'
import { sqlState } from '../../../platform/db/sql-state.ts'
import { probeWriting } from '../../../platform/db/write-probe.ts'

export type Readiness = 'ready' | 'stopping' | 'no-database' | 'no-writes' | 'not-migrated'

const PATIENCE_MS = 2_000

/** SQL states of a database that answers but refuses writes: read-only (25), out of resources (53), no permission (42501). */
const TAKES_NO_WRITES = /^25|^53|^42501$/

/** A database that does not answer in time counts as absent, so that requests go to other processes. */
export async function readiness({
  db,
  leaving,
  log,
  pause,
}: Pick<Deps, 'db' | 'leaving' | 'log' | 'pause'>): Promise<Readiness> {
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
  { clock, leaving }: Pick<Deps, 'clock' | 'leaving'>,
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
