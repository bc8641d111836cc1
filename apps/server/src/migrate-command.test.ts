import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from './app.ts'
import { keepMonthsJob } from './modules/upkeep/jobs/keep-months.ts'
import { withClient } from './platform/db/with-client.ts'
import { startService } from './start-service.ts'
import { makeTestFolder, removeTestFolder } from './platform/db/testing/test-folder.ts'
import { PROGRAM_ENVIRONMENT } from './testing/program-environment.ts'

const PROGRAM = fileURLToPath(new URL('./migrate-command.ts', import.meta.url))
const server = inject('testServer')
const made = randomUUID().replaceAll('-', '')
const [database, owner, service] = [`command_${made}`, `owner_${made}`, `service_${made}`]
const urlFor = (role: string) =>
  `postgresql:///${database}?host=${server.host}&port=${server.port}&user=${role}`
const dataDir = makeTestFolder()

const administer = (statement: string, at = 'postgres') =>
  withClient({ ...server, database: at }, (client) => client.query(statement))

beforeAll(async () => {
  await administer(`create role ${owner} login; create role ${service} login`)
  await administer(`create database ${database} owner ${owner}`)
  // As docs/running/upgrade.md says it.
  await withClient({ ...server, database, user: owner }, (client) =>
    client.query(`create schema drizzle; create schema jobs;
      alter default privileges grant select, insert, update, delete on tables to ${service};
      alter default privileges grant usage on sequences to ${service};
      grant usage on schema public, drizzle, jobs to ${service}`),
  )
})
afterAll(async () => {
  await administer(`drop database ${database} with (force)`)
  await administer(`drop role ${owner}`)
  await administer(`drop role ${service}`)
  await removeTestFolder(dataDir)
})

async function command(environment: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], { env: { ...PROGRAM_ENVIRONMENT, ...environment } })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, out: out.trim().split('\n'), err: err.trim() }
}

/** The service as a role that may read and write rows, and make or change nothing. */
const start = () =>
  startService({
    environment: {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: urlFor(service),
      MIGRATE: 'off',
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'off',
    },
    create: (deps) => createApp(deps),
    leaving: new AbortController().signal,
    stopping: new AbortController().signal,
  })

test('[OPS-1] a service that may not migrate refuses an empty database with a sentence', async () => {
  await expect(start()).rejects.toThrow('`npm run migrate`를 먼저 실행해 주세요.')
})

test('[OPS-1] npm run migrate brings the tables up to date as a role of its own, and says what it did', async () => {
  const first = await command({
    DATABASE_MIGRATE_URL: urlFor(owner),
    DATABASE_URL: 'postgresql://nobody@localhost:1/x',
  })
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out[0]).toBe('0000_baseline')
  expect(first.out.at(-1)).toMatch(/^\d+개를 적용했어요\.$/)
  expect(await command({ DATABASE_URL: urlFor(owner) })).toEqual({
    code: 0,
    out: ['이미 최신이에요.'],
    err: '',
  })
})

test('[OPS-1] then the service and its jobs run as a role that may change rows alone', async () => {
  const { app, deps, jobs } = await start()
  try {
    const runner = await jobs
    await expect(deps.db.pool.query('create table made (n int)')).rejects.toThrow('permission denied')
    expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ready' })
    await keepMonthsJob.run({ ...deps, clock: () => new Date('2035-01-01T00:00:00Z') })
    const { rows } = await deps.db.pool.query(`select to_regclass('audit_log_2035_03') is not null as made`)
    expect(rows).toEqual([{ made: true }])
    await runner.stop(1000)
  } finally {
    await app.close()
    await deps.db.close()
  }
})

test('[OPS-1] without an address, or with a wrong one, it says what is missing', async () => {
  const [none, wrong] = await Promise.all([
    command({}),
    command({ DATABASE_MIGRATE_URL: 'mysql://x', DATABASE_URL: 'ftp://x' }),
  ])
  expect(none).toMatchObject({ code: 1, out: [''] })
  expect(none.err).toMatch(/^DATABASE_URL을 적어 주세요\./)
  expect(wrong.err.split('\n')).toEqual([
    'DATABASE_MIGRATE_URL: postgres:// 또는 postgresql:// 주소여야 해요',
    'DATABASE_URL: postgres:// 또는 postgresql:// 주소여야 해요',
  ])
})
