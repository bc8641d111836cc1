import type { Deps } from '../../deps.ts'

/**
 * Background work. It may run in two processes at once and may be interrupted at any point, so it changes rows by
 * compare-and-set and a second run finds nothing to do.
 */
export type Job = {
  readonly name: string
  /** Five fields, in Seoul time. */
  readonly cron: string
  /** Run it when a process starts too. */
  readonly runsAtStart?: boolean
  readonly run: (deps: Deps) => Promise<unknown>
}
