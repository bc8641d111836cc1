import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { isMigrated } from './store.ts'

export type Readiness = 'ready' | 'stopping' | 'no-database' | 'not-migrated'

const PATIENCE_MS = 2000

/** A database that does not answer in time counts as absent: the asker has others to send requests to. */
export async function readiness({
  db,
  stopping,
  log,
}: Pick<Deps, 'db' | 'stopping' | 'log'>): Promise<Readiness> {
  if (stopping.aborted) return 'stopping'
  try {
    const migrated = await Promise.race([isMigrated(db), sleep(PATIENCE_MS, 'late' as const, { ref: false })])
    if (migrated === 'late') return 'no-database'
    return migrated ? 'ready' : 'not-migrated'
  } catch (err) {
    log.warn({ err }, '데이터베이스에 닿지 않아요.')
    return 'no-database'
  }
}
