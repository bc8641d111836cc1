import type { Deps } from '../../deps.ts'
import type { Job } from './job.ts'

/** One run, counted and timed. What went wrong is written down and reported here, and thrown on: the run is repeated. */
export async function performJob(job: Job, deps: Deps): Promise<void> {
  const { log, report, metrics } = deps
  const startedAt = performance.now()
  const ended = (result: 'done' | 'failed') =>
    metrics.jobRan({ job: job.name, result, ms: performance.now() - startedAt })
  try {
    await job.run(deps)
    ended('done')
  } catch (error) {
    ended('failed')
    log.error({ job: job.name, err: error }, 'job failed')
    report(error, { job: job.name })
    throw error
  }
}
