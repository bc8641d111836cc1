import type { Handle } from './http/handle.ts'
import type { Job } from './jobs/job.ts'

/** Ties handlers to calls of the contract. */
export type TieCalls = (handle: Handle) => void

/** A noun of the product, as the service reads it: its calls, and its work that nobody waits for. */
export type Module = {
  readonly calls: readonly TieCalls[]
  readonly jobs: readonly Job[]
}
