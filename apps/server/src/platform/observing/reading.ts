import type { Database } from '../db/connect.ts'

export type ReadingSource = {
  readonly db: Database
  readonly clock: () => Date
  readonly pause: (ms: number) => Promise<void>
}

/** A value and its labels. */
export type ReadingRow = { readonly value: number; readonly [label: string]: string | number }

/**
 * A metric read from the database at each collection, by one cheap statement, with labels that do not grow with people.
 * All processes report the same value, so collectors take the maximum, not the sum.
 */
export type Reading = {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly read: (source: ReadingSource) => Promise<readonly ReadingRow[]>
}

/** The time span of readings named `last_day`. */
export const LAST_DAY_MS = 24 * 60 * 60_000
