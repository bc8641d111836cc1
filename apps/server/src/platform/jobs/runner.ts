import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import { isAway } from '../db/away.ts'
import type { Job } from './job.ts'
import { jobsWaiting, lastSuccesses } from './readings.ts'
import { recordRun, recordSchedule } from './record.ts'

/** One run, counted and timed. What went wrong is written down and reported here, and thrown on: the run is repeated. */
async function performJob(job: Job, deps: Deps): Promise<void> {
  const { log, report, metrics, tracing, clock } = deps
  const [startedAt, began] = [clock(), performance.now()]
  const ended = async (result: 'done' | 'failed') => {
    const ms = performance.now() - began
    metrics.jobRan({ job: job.name, result, ms })
    await recordRun({ name: job.name, startedAt, ms, hasFailed: result === 'failed' }, deps)
  }
  const span = tracing.begin({ name: `job ${job.name}`, facts: { job: job.name } })
  try {
    await span.within(() => job.run(deps))
    await ended('done')
  } catch (error) {
    await ended('failed')
    span.failed(error)
    const trace = span.traceId || undefined
    log.error({ job: job.name, trace, err: error }, 'job failed')
    report(error, { of: 'job', job: job.name, trace })
    throw error
  } finally {
    span.end()
  }
}

export type JobRunner = {
  /** Begins nothing more and waits for what runs; after the patience what still runs is left to the next process. */
  stop(patienceMs: number): Promise<void>
}

/** The runner's tables stand apart from ours; it makes and migrates them itself. */
export const JOB_SCHEMA = 'jobs'

const SEOUL = 'Asia/Seoul'

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

/** How long until the next try to start on a database that is away. */
const AGAIN_MS = 1_000
/** A database that is away fails every look of every job: one line in a minute says it. */
const SAY_MS = 60_000

type RunnerOptions = { pollSeconds?: number }

/**
 * Runs every job by its cron on the Seoul clock. Of all processes on one database one runs it, and a run that takes
 * longer than the time to the next one is not overtaken. What was missed while nobody ran is made up for once. A
 * database that is away while it starts is waited for: the service around it may still serve.
 */
export async function startJobs(
  jobs: readonly Job[],
  deps: Deps,
  options: RunnerOptions = {},
): Promise<JobRunner> {
  const { log, metrics, clock, stopping } = deps
  const names = jobs.map(({ name }) => name)
  for (const reading of [jobsWaiting, lastSuccesses(names, clock())]) metrics.watch(reading, deps)
  for (;;) {
    const boss = createBoss(deps)
    try {
      await begin(boss, jobs, deps, options)
      return { stop: (patienceMs) => boss.stop({ graceful: true, timeout: patienceMs }) }
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {})
      if (!isAway(error)) throw error
      log.warn({ err: error }, 'jobs wait for the database')
      await sleep(AGAIN_MS, undefined, { ref: false, signal: stopping }).catch(() => {})
      if (stopping.aborted) return { stop: async () => {} }
    }
  }
}

function createBoss({ db, log, report, settings }: Deps): PgBoss {
  const boss = new PgBoss({
    ...(db.connection as object),
    schema: JOB_SCHEMA,
    migrate: settings.migrate,
    application_name: 'coffee-attack-jobs',
    max: 2,
    // Nothing of ours waits for another job, so there is nothing to resolve every few seconds.
    flowIntervalSeconds: 600,
  })
  let saidAt = -Infinity
  boss.on('error', (told) => {
    const error = asError(told)
    if (!isAway(error)) {
      log.error({ err: error }, 'job runner')
      report(error, { of: 'job' })
    } else if (performance.now() - saidAt >= SAY_MS) {
      saidAt = performance.now()
      log.warn({ err: error }, 'jobs wait for the database')
    }
  })
  return boss
}

/** The runner's workers tell of an error by a copy of its fields. */
const asError = (told: Error): Error =>
  told instanceof Error ? told : Object.assign(new Error((told as Error).message), told)

async function begin(
  boss: PgBoss,
  jobs: readonly Job[],
  deps: Deps,
  { pollSeconds = 10 }: RunnerOptions,
): Promise<void> {
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive', ...QUEUE })
    await boss.updateQueue(job.name, QUEUE)
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () => performJob(job, deps))
    await boss.schedule(job.name, job.cron, null, { tz: SEOUL, missed: 'once' })
    // Null while a run waits already: that one does the work.
    if (job.runsAtStart) await boss.send(job.name)
    deps.metrics.jobScheduled({ job: job.name, intervalSeconds: longestWait(boss, job) })
  }
  await unscheduleOthers(boss, jobs)
  const scheduled = jobs.map((job) => ({ ...job, longestWaitSeconds: longestWait(boss, job) }))
  await recordSchedule(scheduled, deps)
}

/** Between the next few runs: a job of weekdays waits longest over the weekend. */
function longestWait(boss: PgBoss, { cron }: Job): number {
  const times = boss.previewSchedule(cron, { tz: SEOUL, count: 8 }).map((time) => time.getTime())
  return Math.max(...times.slice(1).map((time, at) => (time - times[at]!) / 1000))
}

/** A job that was taken out of the code would otherwise be queued for ever. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name))
  const scheduled = await boss.getSchedules()
  for (const { name } of scheduled) if (!known.has(name)) await boss.unschedule(name)
}
