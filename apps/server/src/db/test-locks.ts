import { expect, vi } from 'vitest'
import type { Database } from './connect.ts'
import { PATIENT } from '../testing/patient.ts'

const WAITS = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Ends when somebody in the database waits for a lock. */
export const untilLockAwaited = ({ pool }: Database) =>
  vi.waitFor(async () => expect((await pool.query(WAITS)).rowCount).toBeGreaterThan(0), PATIENT)
