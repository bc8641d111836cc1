import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { DatabaseLog } from './log.ts'
import type { Migration } from './known-migrations.ts'
import { checkMigrated, migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

const name = `migrate_${randomUUID().replaceAll('-', '')}`
const server = inject('testServer')
const connection = { ...server, database: name }
const quiet = { info() {}, warn() {}, error() {} }

const run = (statement: string, database = 'postgres') =>
  withClient({ ...server, database }, async (client) => (await client.query(statement)).rows as unknown[])

beforeAll(() => run(`create database ${name}`))
afterAll(() => run(`drop database ${name} with (force)`))

test('five concurrent migrators succeed, and each migration runs once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(connection, { log: quiet })))
  const files = readdirSync(new URL('./migrations', import.meta.url)).filter((file) => file.endsWith('.sql'))
  const applied = await run('select from drizzle.__drizzle_migrations', name)
  expect(files.length).toBeGreaterThan(2)
  expect(applied).toHaveLength(files.length)
})

test('a migrated database is left unchanged', async () => {
  const tables = `select count(*)::int as count from pg_class where relkind in ('r', 'i', 'v')`
  const before = await run(tables, name)
  await migrateDatabase(connection, { log: quiet })
  expect(await run(tables, name)).toEqual(before)
})

/** Runs the work while another session holds the migration lock. */
const whileHeld = (work: (release: () => Promise<unknown>) => Promise<void>) =>
  withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [4_218_650_901])
    await work(() => client.query('select pg_advisory_unlock_all()'))
  })

const WAITING = '다른 프로세스가 데이터베이스를 새 버전으로 바꾸고 있어요. 끝날 때까지 기다려요.'

test('[OPS-1] a migrator that waits for another one says so once, and continues when that one is done', () =>
  whileHeld(async (release) => {
    const warn = vi.fn<DatabaseLog['warn']>(() => void release())
    await migrateDatabase(connection, { log: { ...quiet, warn } })
    expect(warn.mock.calls).toEqual([[{}, WAITING]])
  }))

test('[OPS-1] a migrator stops waiting for another one after a limit', () =>
  whileHeld(async () => {
    await expect(migrateDatabase(connection, { log: quiet, limitMs: 0 })).rejects.toThrow(
      '분이 지나도록 데이터베이스를 새 버전으로 바꾸고 있어요. 그 프로세스를 확인해 주세요.',
    )
  }))

test('[OPS-1] a waiting migrator stops on a signal', () =>
  whileHeld(async () => {
    const leaving = new AbortController()
    const log = { ...quiet, warn: () => leaving.abort() }
    await expect(migrateDatabase(connection, { log, leaving: leaving.signal })).rejects.toThrow(
      '멈추라는 신호를 받아 데이터베이스를 기다리지 않고 끝내요.',
    )
  }))

let written = 4e12
/** A migration of the test, newer than all of ours. */
const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  when: ++written,
  hash: name,
  statements,
  isOutside: false,
})
const outside = (name: string, ...statements: string[]) => ({
  ...migration(name, ...statements),
  isOutside: true,
})
const apply = (...migrations: Migration[]) => migrateDatabase(connection, { log: quiet, migrations })
const isThere = async (table: string) =>
  (await run(`select to_regclass('${table}') is not null as there`, name))[0]

describe('[OPS-1] a migration', () => {
  test('that fails is rolled back, and earlier ones stay applied', async () => {
    const good = migration('good', 'create table kept (n int)')
    const bad = migration('bad', 'create table lost (n int)', 'create table kept (n int)')
    await expect(apply(good, bad)).rejects.toThrow('already exists')
    expect([await isThere('kept'), await isThere('lost')]).toEqual([{ there: true }, { there: false }])
    expect(await apply(good, { ...bad, statements: ['create table lost (n int)'] })).toEqual(['bad'])
  })

  test('that is older than an applied one still runs', async () => {
    const late = migration('late', 'create table late (n int)')
    await apply(migration('early', 'create table early (n int)'))
    expect(await apply(late)).toEqual(['late'])
    expect(await isThere('late')).toEqual({ there: true })
  })

  test('outside a transaction builds an index concurrently, and can be repeated after a failure', async () => {
    await run('create table grown (n int); insert into grown select generate_series(1, 100)', name)
    const build = outside(
      'build',
      'drop index concurrently if exists grown_n',
      'create unique index concurrently grown_n on grown (n)',
      'alter table grown add column if not exists m int',
    )
    await run('insert into grown values (1)', name)
    await expect(apply(build)).rejects.toThrow('could not create unique index')
    await run('delete from grown where ctid = (select max(ctid) from grown)', name)
    expect(await apply(build)).toEqual(['build'])
    expect(await run(`select indisvalid from pg_index where indexrelid = 'grown_n'::regclass`, name)).toEqual(
      [{ indisvalid: true }],
    )
    expect(await apply(build)).toEqual([])
  })

  const patience = { lockMs: 20, restMs: 1, tries: 3 }

  test('that cannot lock a table says so once and tries again', () =>
    withClient(connection, async (holder) => {
      await run('create table busy (n int)', name)
      await holder.query('begin; lock table busy')
      const warn = vi.fn<DatabaseLog['warn']>(() => void holder.query('commit'))
      const change = migration('change', 'alter table busy add column m int')
      const options = { log: { ...quiet, warn }, migrations: [change], patience: { ...patience, tries: 500 } }
      expect(await migrateDatabase(connection, options)).toEqual(['change'])
      expect(warn.mock.calls).toEqual([
        [{ migration: 'change' }, '다른 작업이 표를 쓰고 있어요. 비켜섰다가 다시 해 볼게요.'],
      ])
    }))

  test('that can never lock a table gives up with a message', () =>
    withClient(connection, async (holder) => {
      await holder.query('begin; lock table busy')
      const change = migration('again', 'alter table busy add column l int')
      await expect(
        migrateDatabase(connection, { log: quiet, migrations: [change], patience }),
      ).rejects.toThrow('again: 다른 작업이 표를 놓지 않아 3번 만에 그만뒀어요.')
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect(await run(waiting, name)).toEqual([])
    }))
})

test('[OPS-1] a service that may not migrate starts on a migrated database and refuses an older one', async () => {
  await checkMigrated(connection)
  await run('delete from drizzle.__drizzle_migrations where id = 2', name)
  const BEHIND = '데이터베이스가 이 버전보다 뒤에 있어요. `npm run migrate`를 먼저 실행해 주세요.'
  await expect(checkMigrated(connection)).rejects.toThrow(BEHIND)
  await expect(checkMigrated({ ...connection, database: 'postgres' })).rejects.toThrow(BEHIND)
})
