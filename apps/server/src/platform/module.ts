import type { Handle } from './http/handle.ts'
import type { Job } from './jobs/job.ts'
import type { Reading } from './observing/reading.ts'

/** Binds handlers to calls of the contract. */
export type RegisterCalls = (handle: Handle) => void

/** A module of the product: its calls, background jobs and metrics. */
export type Module = {
  readonly calls: readonly RegisterCalls[]
  readonly jobs: readonly Job[]
  readonly readings?: readonly Reading[]
}
