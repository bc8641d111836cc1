import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { DatabaseLog } from './log.ts'
import { migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

const name = `migrate_${randomUUID().replaceAll('-', '')}`
const server = inject('testServer')
const connection = { ...server, database: name }
const quiet = { info() {}, warn() {}, error() {} }

const run = (statement: string, database = 'postgres') =>
  withClient({ ...server, database }, async (client) => (await client.query(statement)).rows as unknown[])

beforeAll(() => run(`create database ${name}`))
afterAll(() => run(`drop database ${name} with (force)`))

test('five migrators at once all succeed, and each migration runs once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(connection, { log: quiet })))
  const files = readdirSync(new URL('./migrations', import.meta.url)).filter((file) => file.endsWith('.sql'))
  const applied = await run('select from drizzle.__drizzle_migrations', name)
  expect(files.length).toBeGreaterThan(2)
  expect(applied).toHaveLength(files.length)
})

test('a migrated database is left as it is', async () => {
  const tables = `select count(*)::int as count from pg_class where relkind in ('r', 'i', 'v')`
  const before = await run(tables, name)
  await migrateDatabase(connection, { log: quiet })
  expect(await run(tables, name)).toEqual(before)
})

/** While another process migrates and does not come to an end. */
const whileHeld = (work: (release: () => Promise<unknown>) => Promise<void>) =>
  withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [4_218_650_901])
    await work(() => client.query('select pg_advisory_unlock_all()'))
  })

const WAITING = '다른 프로세스가 데이터베이스를 새 버전으로 바꾸고 있어요. 끝날 때까지 기다려요.'

test('[OPS-1] who waits for another migrator says so once, and goes on when that one is done', () =>
  whileHeld(async (release) => {
    const warn = vi.fn<DatabaseLog['warn']>(() => void release())
    await migrateDatabase(connection, { log: { ...quiet, warn } })
    expect(warn.mock.calls).toEqual([[{}, WAITING]])
  }))

test('[OPS-1] who waits for another migrator does not wait for ever', () =>
  whileHeld(async () => {
    await expect(migrateDatabase(connection, { log: quiet, limitMs: 0 })).rejects.toThrow(
      '분이 지나도록 데이터베이스를 새 버전으로 바꾸고 있어요. 그 프로세스를 확인해 주세요.',
    )
  }))

test('[OPS-1] who waits for another migrator hears that it should stop', () =>
  whileHeld(async () => {
    const leaving = new AbortController()
    const log = { ...quiet, warn: () => leaving.abort() }
    await expect(migrateDatabase(connection, { log, leaving: leaving.signal })).rejects.toThrow(
      '멈추라는 신호를 받아 데이터베이스를 기다리지 않고 끝내요.',
    )
  }))
