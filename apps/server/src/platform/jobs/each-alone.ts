import type { Deps } from '../../deps.ts'
import { isAway } from '../db/away.ts'

export type Alone = {
  /** Runs one piece of work. False when it threw: the caller goes on with the next one. */
  one(work: () => Promise<unknown>): Promise<boolean>
  /**
   * Runs the work for all things at once. When it throws, runs it for each half, down to single things, and answers those
   * for which it still throws. `work` must be one transaction, so that a failed call leaves nothing behind.
   */
  all<T>(things: readonly T[], work: (some: readonly T[]) => Promise<unknown>): Promise<T[]>
}

/** A fault that hits everything would otherwise fill the log and the memory. The error names how many there were. */
const SHOWN = 20

type AloneDeps = Pick<Deps, 'log' | 'metrics'>

/**
 * Runs a job that goes over companies, people or rows, so that one of them that fails does not stop the others. Each
 * failure is logged and counted; at the end the run fails, so that it is reported and repeated. A database that is away
 * fails everything, so that error ends the run at once.
 */
export async function eachAlone(
  job: string,
  { log, metrics }: AloneDeps,
  run: (alone: Alone) => Promise<unknown>,
): Promise<void> {
  let count = 0
  const shown: unknown[] = []
  function failed(error: unknown): void {
    if (isAway(error)) throw error
    count += 1
    metrics.jobPieceFailed(job)
    if (shown.push(error) > SHOWN) shown.pop()
    else log.error({ job, err: error }, 'piece of a job failed')
  }
  async function one(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }
  async function all<T>(things: readonly T[], work: (some: readonly T[]) => Promise<unknown>): Promise<T[]> {
    if (things.length === 0) return []
    if (things.length === 1) return (await one(() => work(things))) ? [] : [...things]
    try {
      await work(things)
      return []
    } catch (error) {
      if (isAway(error)) throw error
      const middle = things.length >> 1
      return [...(await all(things.slice(0, middle), work)), ...(await all(things.slice(middle), work))]
    }
  }
  await run({ one, all })
  if (count > 0) throw new AggregateError(shown, `${count} of the pieces of a job failed`)
}
