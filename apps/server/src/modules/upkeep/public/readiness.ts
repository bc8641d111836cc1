import type { Deps } from '../../../deps.ts'
import { isMigrated } from './store.ts'

export type Readiness = 'ready' | 'stopping' | 'no-database' | 'not-migrated'

const PATIENCE_MS = 2000

/** A database that does not answer in time counts as absent: the asker has others to send requests to. */
export async function readiness({
  db,
  stopping,
  log,
  pause,
}: Pick<Deps, 'db' | 'stopping' | 'log' | 'pause'>): Promise<Readiness> {
  if (stopping.aborted) return 'stopping'
  try {
    const migrated = await Promise.race([isMigrated(db), pause(PATIENCE_MS)])
    if (migrated === undefined) return 'no-database'
    return migrated ? 'ready' : 'not-migrated'
  } catch (err) {
    log.warn({ err }, '데이터베이스에 닿지 않아요.')
    return 'no-database'
  }
}
