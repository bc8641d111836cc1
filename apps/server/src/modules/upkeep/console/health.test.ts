import { jobName } from '@coffeeattack/domain/upkeep/jobs'
import { expect } from 'vitest'
import { modules } from '../../../modules.ts'
import { recordRun, recordSchedule } from '../../../platform/jobs/record.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

const test = serverTest({ clock: createTestClock('2026-11-16T10:02:00+09:00') })

type Health = {
  jobs: { name: string; state: string; lastMs: number | null; lastTries: number; failures: number }[]
  queue: { waiting: number; oldestSeconds: number | null; retrying: number; done: number[] }
}

/** Signs in for each call, because the clock moves further than a session lasts. */
async function look(server: TestApp): Promise<Health> {
  const { token } = await addTestOperator(server, { role: 'ADMIN' })
  return (await server.call('GET', '/console/house/health', { token })).json<Health>()
}

const often = { name: 'send-mails', cron: '* * * * *', longestWaitSeconds: 60 }
const nightly = { name: 'clear-aged', cron: '40 4 * * *', longestWaitSeconds: 86_400 }

test('[BIZ-18] a job is shown with its last run, and with its consecutive failures until it succeeds', async ({
  server,
  clock,
}) => {
  await recordSchedule([often, nightly, { ...often, name: 'gone' }], server.deps)
  await recordSchedule([nightly, often], server.deps)
  const run = (hasFailed: boolean) =>
    recordRun({ name: often.name, startedAt: clock(), ms: 812.4, hasFailed }, server.deps)
  const jobs = async () => (await look(server)).jobs
  expect((await jobs()).map(({ name, state }) => [name, state])).toEqual([
    ['send-mails', 'new'],
    ['clear-aged', 'new'],
  ])
  await run(true)
  await run(true)
  expect((await jobs())[0]).toMatchObject({ state: 'failing', failures: 2, lastMs: 812 })
  await run(false)
  expect((await jobs())[0]).toMatchObject({ state: 'fine', failures: 0, lastTries: 3 })
  clock.advance({ minutes: 30 })
  expect((await jobs()).map(({ state }) => state)).toEqual(['late', 'new'])
  expect((await look(server)).queue.done).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0])
})

test('[BIZ-18] overdue items are counted, with the age of the oldest', async ({ server, clock }) => {
  const { pool } = server.db
  const nothing = { waiting: 0, oldestSeconds: null, retrying: 0 }
  expect((await look(server)).queue).toMatchObject(nothing)
  const mail = (dueAt: Date, attempts: number) =>
    pool.query(
      `insert into mails (id, kind, content_sealed, attempts, due_at, created_at, expires_at)
       values ($1, 'NEWS', '', $2, $3, $3, $3)`,
      [server.deps.ids.next(), attempts, dueAt],
    )
  await mail(new Date(clock().getTime() - 4_000), 0)
  await mail(new Date(clock().getTime() - 90_000), 2)
  await mail(new Date(clock().getTime() + 60_000), 1)
  expect((await look(server)).queue).toMatchObject({ waiting: 2, oldestSeconds: 90, retrying: 1 })
})

test('[BIZ-18] a job succeeds even if its run cannot be recorded', async ({ server }) => {
  const broken = { ...server.deps.db, pool: { query: () => Promise.reject(new Error('away')) } }
  const deps = { ...server.deps, db: broken as unknown as typeof server.deps.db }
  await recordRun({ name: often.name, startedAt: server.clock(), ms: 1, hasFailed: false }, deps)
  expect(server.logged.join()).toContain('run not recorded')
})

test('[BIZ-18] every job has a label', () => {
  const names = modules.flatMap(({ jobs }) => jobs.map(({ name }) => name))
  expect(names.filter((name) => jobName(name) === jobName('nobody'))).toEqual([])
})
