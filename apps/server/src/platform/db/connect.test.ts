import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, vi } from 'vitest'
import { isAway } from './away.ts'
import { connectDatabase, type ConnectOptions, type Database } from './connect.ts'
import { openDatabase } from './open.ts'
import { test as base } from './testing/test-database.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** Another connection to the same database, closed after the test. */
const test = base.extend('connected', async ({ db }, { onCleanup }) => {
  const opened: Database[] = []
  onCleanup(async () => void (await Promise.all(opened.map((one) => one.close()))))
  return (options: Partial<ConnectOptions>) => {
    const other = connectDatabase({ connection: db.connection, log: quiet, ...options })
    opened.push(other)
    return other
  }
})

const NAMED = { name: 'sum', text: 'select $1::int + 1 as sum', values: [1] }
const PROCESS = 'select pg_backend_pid() as pid'
const LIMITS = `select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle`

test('a direct session keeps prepared statements and has its limits from the start', async ({
  connected,
}) => {
  const { pool } = connected({ max: 1 })
  expect((await pool.query(NAMED)).rows).toEqual([{ sum: 2 }])
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'sum' }])
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '15s', idle: '15s' }])
})

test('[OPS-1] behind a pooler no statement and no setting is left in the session', async ({
  db,
  connected,
}) => {
  const { pool, drizzle } = connected({ max: 1, direct: db.connection })
  expect((await pool.query(NAMED)).rows).toEqual([{ sum: 2 }])
  expect((await drizzle.$client.query(NAMED)).rows).toEqual([{ sum: 2 }])
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([])
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '0', idle: '0' }])
})

test('[OPS-1] a transaction behind a pooler sets its limits and leaves none in the session', async ({
  db,
  connected,
}) => {
  const { pool, transaction } = connected({ max: 1, direct: db.connection })
  const inside = await transaction(({ $client }) => $client.query(LIMITS), { isolation: 'serializable' })
  expect(inside.rows).toEqual([{ statement: '15s', idle: '15s' }])
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '0', idle: '0' }])
})

test('[OPS-1] named statements can be switched on for a pooler that supports them', async ({
  db,
  connected,
}) => {
  const { pool } = connected({ max: 1, direct: db.connection, named: true })
  await pool.query(NAMED)
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'sum' }])
})

test('[OPS-1] `connection` bypasses the pooler', async ({ db, connected }) => {
  const direct = { ...db.connection, application_name: 'direct' }
  expect(connected({ direct }).connection).toBe(direct)
  expect(connected({}).connection).toBe(db.connection)
})

test('[OPS-1] a pool has the configured size', async ({ connected }) => {
  const { pool } = connected({ max: 3 })
  await Promise.all(Array.from({ length: 9 }, () => pool.query('select pg_sleep(0.01)')))
  expect(pool.totalCount).toBe(3)
})

test('[OPS-1] a silent connection in use is destroyed with its query and not reused', async ({
  connected,
}) => {
  const { pool, transaction } = connected({ silentMs: 100 })
  const silent = 'select pg_sleep(20)'
  await expect(pool.query(silent)).rejects.toSatisfy(isAway)
  expect(pool.totalCount).toBe(0)
  // A rollback would wait for an answer again.
  const query = vi.spyOn(Client.prototype, 'query')
  await expect(transaction(({ $client }) => $client.query(silent))).rejects.toSatisfy(isAway)
  expect(query.mock.calls.map(([text]) => text)).not.toContain('rollback')
  expect(pool.totalCount).toBe(0)
  query.mockRestore()
})

test('[OPS-1] an idle connection may be silent', async ({ connected }) => {
  const { pool } = connected({ silentMs: 400 })
  const { rows } = await pool.query(PROCESS)
  await sleep(500)
  expect((await pool.query(PROCESS)).rows).toEqual(rows)
})

test('[OPS-1] migrations bypass the pooler, and one address given twice is no pooler', async ({ db }) => {
  const open = async (databaseUrl: string) => {
    const opened = await openDatabase({ databaseUrl, databaseDirectUrl: db.url, dataDir: '', log: quiet })
    const names = async () => {
      await opened.pool.query(NAMED)
      return (await opened.pool.query('select name from pg_prepared_statements')).rows
    }
    return names().finally(() => opened.close())
  }
  expect(await open(db.url)).toEqual([{ name: 'sum' }])
  expect(await open(`${db.url}&application_name=pooled`)).toEqual([])
  // Nothing listens there, so opening succeeded up to the first query.
  await expect(open('postgresql://127.0.0.1:1/pooler')).rejects.toThrow('ECONNREFUSED')
})
