import type { Database } from '../db/connect.ts'

export type ReadingSource = {
  readonly db: Database
  readonly clock: () => Date
  readonly pause: (ms: number) => Promise<void>
}

/** A row is a value and the labels that it is told under. */
export type ReadingRow = { readonly value: number; readonly [label: string]: string | number }

/**
 * A number that stands in the database and is read when a collector asks: by one cheap statement, with few labels that
 * do not grow with people. Every process reads the same, so a collector takes the highest and adds nothing up.
 */
export type Reading = {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly read: (source: ReadingSource) => Promise<readonly ReadingRow[]>
}

/** What `last_day` means in the name of a reading. */
export const LAST_DAY_MS = 24 * 60 * 60_000
