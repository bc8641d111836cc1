import { expect, vi } from 'vitest'
import { PATIENT } from '../../../testing/patient.ts'
import type { Database } from '../connect.ts'

const WAITS = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves once at least this many sessions of the database wait for a lock. */
export const untilLockAwaited = ({ pool }: Database, atLeast = 1) =>
  vi.waitFor(async () => expect((await pool.query(WAITS)).rowCount).toBeGreaterThanOrEqual(atLeast), PATIENT)
