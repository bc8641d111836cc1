import { PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import type { Job } from './job.ts'

/** One run, counted and timed. What went wrong is written down and reported here, and thrown on: the run is repeated. */
async function performJob(job: Job, deps: Deps): Promise<void> {
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

export type JobRunner = {
  /** Begins nothing more and waits for what runs; after the patience what still runs is left to the next process. */
  stop(patienceMs: number): Promise<void>
}

/** The runner's tables stand apart from ours; it makes and migrates them itself. */
export const JOB_SCHEMA = 'jobs'

const QUEUE = {
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 600,
  // A process that died says nothing: its run is given to another after a minute of silence.
  heartbeatSeconds: 60,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
}

/**
 * Runs every job by its cron on the Seoul clock. Of all processes on one database one runs it, and a run that takes
 * longer than the time to the next one is not overtaken. What was missed while nobody ran is made up for once.
 */
export async function startJobs(
  jobs: readonly Job[],
  deps: Deps,
  { pollSeconds = 10 }: { pollSeconds?: number } = {},
): Promise<JobRunner> {
  const { db, log, report } = deps
  const boss = new PgBoss({
    ...(db.connection as object),
    schema: JOB_SCHEMA,
    application_name: 'coffee-attack-jobs',
    max: 2,
    // Nothing of ours waits for another job, so there is nothing to resolve every few seconds.
    flowIntervalSeconds: 600,
  })
  boss.on('error', (error) => {
    log.error({ err: error }, 'job runner')
    report(error)
  })
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive', ...QUEUE })
    await boss.updateQueue(job.name, QUEUE)
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () => performJob(job, deps))
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Seoul', missed: 'once' })
  }
  await unscheduleOthers(boss, jobs)
  return { stop: (patienceMs) => boss.stop({ graceful: true, timeout: patienceMs }) }
}

/** A job that was taken out of the code would otherwise be queued for ever. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name))
  const scheduled = await boss.getSchedules()
  for (const { name } of scheduled) if (!known.has(name)) await boss.unschedule(name)
}
