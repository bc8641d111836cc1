import type { Deps } from '../../deps.ts'

/**
 * Work that nobody waits for. It may run in two processes at once and may be cut off anywhere: what it does, it does by
 * compare-and-set, so that a second run finds nothing left to do.
 */
export type Job = {
  readonly name: string
  /** Five fields, read on the Seoul clock. */
  readonly cron: string
  /** Also once when a process starts, however far the next time of its cron is. */
  readonly runsAtStart?: boolean
  readonly run: (deps: Deps) => Promise<unknown>
}
