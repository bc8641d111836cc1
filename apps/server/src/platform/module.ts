import type { Handle } from './http/handle.ts'
import type { Job } from './jobs/job.ts'
import type { Reading } from './observing/reading.ts'

/** Ties handlers to calls of the contract. */
export type TieCalls = (handle: Handle) => void

/** A noun of the product, as the service reads it: its calls, its work that nobody waits for, its numbers for collectors. */
export type Module = {
  readonly calls: readonly TieCalls[]
  readonly jobs: readonly Job[]
  readonly readings?: readonly Reading[]
}
