import type { ClientConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterEach, expect, vi } from 'vitest'
import { modules } from '../../modules.ts'
import { PATIENT } from '../../testing/patient.ts'
import { serverTest } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { withClient } from '../db/with-client.ts'
import type { Job } from './job.ts'
import { JOB_SCHEMA, type JobRunner, startJobs } from './runner.ts'

const runners: JobRunner[] = []

const test = serverTest()
  // Queues runs without waiting for their cron.
  .extend('queue', { scope: 'file' }, async ({ server: { db } }, { onCleanup }) => {
    const options = { schema: JOB_SCHEMA, schedule: false, max: 1 }
    const queue = new PgBoss({ ...(db.connection as object), ...options })
    await queue.start()
    onCleanup(() => queue.stop({ graceful: false }))
    return queue
  })
test.beforeEach(({ server }) => void (server.logged.length = 0))
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop(1000)))
})

let count = 0
const newJob = (run: Job['run']): Job => ({ name: `test-${(count += 1)}`, cron: '0 4 * * *', run })

/** Another process with its runner. */
async function start(server: TestApp, ...jobs: Job[]): Promise<JobRunner> {
  const runner = await startJobs(jobs, server.deps, { pollSeconds: 0.5 })
  runners.push(runner)
  return runner
}

test('jobs are scheduled in Seoul time, and a removed one leaves the schedule', async ({ server, queue }) => {
  const [kept, gone] = [newJob(async () => {}), newJob(async () => {})]
  await start(server, kept, gone)
  await start(server, kept)
  const found = await queue.getSchedules()
  expect(found.map(({ name, cron, timezone }) => [name, cron, timezone])).toEqual([
    [kept.name, '0 4 * * *', 'Asia/Seoul'],
  ])
})

test('a job with `runsAtStart` runs at once, the others at their time', async ({ server, queue }) => {
  let [first, other] = [0, 0]
  const job = { ...newJob(async () => void (first += 1)), runsAtStart: true }
  const later = newJob(async () => void (other += 1))
  await start(server, job, later)
  await vi.waitFor(() => expect(first).toBe(1), PATIENT)
  // Null while a run is active.
  await vi.waitFor(async () => expect(await queue.send(job.name)).not.toBeNull(), PATIENT)
  await vi.waitFor(() => expect(first).toBe(2), PATIENT)
  expect(other).toBe(0)
})

test('two processes never run a job at the same time', async ({ server, queue }) => {
  const gate = Promise.withResolvers<void>()
  let [running, most, runs] = [0, 0, 0]
  const job = newJob(async () => {
    most = Math.max(most, (running += 1))
    await gate.promise
    running -= 1
    runs += 1
  })
  await Promise.all([start(server, job), start(server, job)])
  const asked = await Promise.all(Array.from({ length: 5 }, () => queue.send(job.name)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  await vi.waitFor(() => expect(running).toBe(1), PATIENT)
  expect(await queue.send(job.name)).toBeNull()
  gate.resolve()
  await vi.waitFor(() => expect(runs).toBe(1), PATIENT)
  await vi.waitFor(async () => expect(await queue.send(job.name)).not.toBeNull(), PATIENT)
  await vi.waitFor(() => expect(runs).toBe(2), PATIENT)
  expect(most).toBe(1)
})

test('an error is logged and counted, and the job runs again', async ({ server, queue }) => {
  let tries = 0
  const job = newJob(async () => {
    tries += 1
    if (tries === 1) throw new Error('the disk is full')
  })
  await start(server, job)
  await queue.send(job.name, null, { retryDelay: 0, retryBackoff: false })
  await vi.waitFor(() => expect(tries).toBe(2), PATIENT)
  const failures = server.logged.filter((line) => line.includes('"job failed"'))
  expect(failures).toHaveLength(1)
  expect(JSON.parse(failures[0]!)).toMatchObject({ level: 'error', job: job.name })
  const metrics = await server.deps.metrics.text()
  expect(metrics).toContain(`job_run_duration_seconds_count{name="${job.name}",result="failed"} 1`)
  await vi.waitFor(
    async () => expect(await server.deps.metrics.text()).toContain(`{name="${job.name}",result="done"} 1`),
    PATIENT,
  )
})

/** Deps with the given connection. */
const reaching = (server: TestApp, connection: ClientConfig): TestApp['deps'] => ({
  ...server.deps,
  db: { ...server.deps.db, connection },
})

test('[OPS-1] starting jobs waits for a database that is away, and logs it', async ({ server, queue }) => {
  const way: ClientConfig = { ...server.db.connection, port: 1 }
  const runs: string[] = []
  const job = newJob(async () => void runs.push('ran'))
  const starting = startJobs([job], reaching(server, way), { pollSeconds: 0.5 })
  const told = () => server.logged.filter((line) => line.includes('jobs wait for the database'))
  await vi.waitFor(() => expect(told()).not.toEqual([]), PATIENT)
  way.port = server.db.connection.port
  runners.push(await starting)
  await queue.send(job.name)
  await vi.waitFor(() => expect(runs).toEqual(['ran']), PATIENT)
})

test('[OPS-1] a stop ends waiting for the database', async ({ server }) => {
  const stopping = new AbortController()
  const deps = { ...reaching(server, { ...server.db.connection, port: 1 }), stopping: stopping.signal }
  const starting = startJobs([newJob(async () => {})], deps)
  await vi.waitFor(() => expect(server.logged.join()).toContain('jobs wait for the database'), PATIENT)
  stopping.abort()
  await (await starting).stop(1000)
})

const LOOKING = `from pg_stat_activity where datname = current_database()
  and application_name = 'coffee-attack-jobs' and wait_event_type = 'Lock'`

test('[OPS-1] a runner that loses the database logs it once and continues', async ({ server, queue }) => {
  let runs = 0
  const job = newJob(async () => void (runs += 1))
  await start(server, job)
  await withClient(server.db.connection, async (client) => {
    await client.query('begin')
    await client.query(`lock table ${JOB_SCHEMA}.job`)
    for (let turn = 0; turn < 3; turn++) {
      const looking = () => server.db.pool.query(`select ${LOOKING}`)
      await vi.waitFor(async () => expect((await looking()).rowCount).not.toBe(0), PATIENT)
      await server.db.pool.query(`select pg_terminate_backend(pid) ${LOOKING}`)
    }
  })
  await queue.send(job.name)
  await vi.waitFor(() => expect(runs).toBe(1), PATIENT)
  expect(server.logged.filter((line) => line.includes('jobs wait for the database'))).toHaveLength(1)
  expect(server.logged.filter((line) => line.includes('"job runner"'))).toEqual([])
})

test('a stop waits for a running job and starts no other', async ({ server, queue }) => {
  const gate = Promise.withResolvers<void>()
  const steps: string[] = []
  const job = newJob(async () => {
    steps.push('begun')
    await gate.promise
    steps.push('ended')
  })
  const runner = await start(server, job)
  await queue.send(job.name)
  await vi.waitFor(() => expect(steps).toEqual(['begun']), PATIENT)
  const stopped = runner.stop(5000)
  gate.resolve()
  await stopped
  expect(steps).toEqual(['begun', 'ended'])
  await queue.send(job.name)
  // It is still queued for the next process.
  await start(server, { ...job, run: async () => void steps.push('elsewhere') })
  await vi.waitFor(() => expect(steps).toEqual(['begun', 'ended', 'elsewhere']), PATIENT)
})

test('the product’s jobs have unique names and valid crons', ({ queue }) => {
  const jobs = modules.flatMap((module) => module.jobs)
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  for (const { cron } of jobs) expect(queue.previewSchedule(cron, { tz: 'Asia/Seoul' })).toHaveLength(5)
})
