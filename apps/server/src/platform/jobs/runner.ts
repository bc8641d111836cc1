import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import { isAway } from '../db/away.ts'
import type { Job } from './job.ts'
import { jobsWaiting, lastSuccesses } from './readings.ts'
import { recordRun, recordSchedule } from './record.ts'

/** One run, with metrics and a trace. Errors are logged, reported and rethrown, so that pg-boss repeats the run. */
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
  /** Starts no more runs and waits for running ones; after `patienceMs` they are left to another process. */
  stop(patienceMs: number): Promise<void>
}

/** pg-boss has its own schema, which it creates and migrates itself. */
export const JOB_SCHEMA = 'jobs'

const SEOUL = 'Asia/Seoul'

const QUEUE = {
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 600,
  // The run of a process that died is given to another one after a minute without a heartbeat.
  heartbeatSeconds: 60,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
}

/** Pause between attempts to start while the database is away. */
const AGAIN_MS = 1_000
/** While the database is away every poll fails: it is logged once a minute. */
const SAY_MS = 60_000

type RunnerOptions = { pollSeconds?: number }

/**
 * Runs every job by its cron, in Seoul time: in one process at a time, never two runs at once, and once for all times
 * that were missed. If the database is away at the start, it retries until the process stops.
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
    // None of our jobs depends on another, so dependencies need no polling.
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

/** pg-boss passes some errors as plain objects. */
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
    // Null when a run is queued already.
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
