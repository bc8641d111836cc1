import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, vi } from 'vitest'
import { isAway } from './away.ts'
import { connectDatabase, type ConnectOptions, type Database } from './connect.ts'
import { openDatabase } from './open.ts'
import { test as base } from './testing/test-database.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** The same database, connected to in another way; closed after the test. */
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

test('a session of our own keeps its statements and has its limits from the start', async ({ connected }) => {
  const { pool } = connected({ max: 1 })
  expect((await pool.query(NAMED)).rows).toEqual([{ sum: 2 }])
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'sum' }])
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '15s', idle: '15s' }])
})

test('[OPS-1] behind a pooler nothing is left in the session: no statement, no setting', async ({
  db,
  connected,
}) => {
  const { pool, drizzle } = connected({ max: 1, direct: db.connection })
  expect((await pool.query(NAMED)).rows).toEqual([{ sum: 2 }])
  expect((await drizzle.$client.query(NAMED)).rows).toEqual([{ sum: 2 }])
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([])
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '0', idle: '0' }])
})

test('[OPS-1] a transaction behind a pooler brings its limits along and leaves none behind', async ({
  db,
  connected,
}) => {
  const { pool, transaction } = connected({ max: 1, direct: db.connection })
  const inside = await transaction(({ $client }) => $client.query(LIMITS), { isolation: 'serializable' })
  expect(inside.rows).toEqual([{ statement: '15s', idle: '15s' }])
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '0', idle: '0' }])
})

test('[OPS-1] a pooler that carries named statements may be told so', async ({ db, connected }) => {
  const { pool } = connected({ max: 1, direct: db.connection, named: true })
  await pool.query(NAMED)
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'sum' }])
})

test('[OPS-1] whoever needs a session of their own gets the way past the pooler', async ({
  db,
  connected,
}) => {
  const direct = { ...db.connection, application_name: 'direct' }
  expect(connected({ direct }).connection).toBe(direct)
  expect(connected({}).connection).toBe(db.connection)
})

test('[OPS-1] a pool is as large as it was set to be', async ({ connected }) => {
  const { pool } = connected({ max: 3 })
  await Promise.all(Array.from({ length: 9 }, () => pool.query('select pg_sleep(0.01)')))
  expect(pool.totalCount).toBe(3)
})

test('[OPS-1] a line that fell silent is given up with all that was under way, and not handed on', async ({
  connected,
}) => {
  const { pool, transaction } = connected({ silentMs: 100 })
  const silent = 'select pg_sleep(20)'
  await expect(pool.query(silent)).rejects.toSatisfy(isAway)
  expect(pool.totalCount).toBe(0)
  // No second wait for an answer to the rollback.
  const query = vi.spyOn(Client.prototype, 'query')
  await expect(transaction(({ $client }) => $client.query(silent))).rejects.toSatisfy(isAway)
  expect(query.mock.calls.map(([text]) => text)).not.toContain('rollback')
  expect(pool.totalCount).toBe(0)
  query.mockRestore()
})

test('[OPS-1] a line that nobody uses may be silent', async ({ connected }) => {
  const { pool } = connected({ silentMs: 50 })
  const { rows } = await pool.query(PROCESS)
  await sleep(150)
  expect((await pool.query(PROCESS)).rows).toEqual(rows)
})

test('[OPS-1] the tables are brought up to date past the pooler, and one address named twice is no pooler', async ({
  db,
}) => {
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
  // Nobody listens there: it got as far as the first query.
  await expect(open('postgresql://127.0.0.1:1/pooler')).rejects.toThrow('ECONNREFUSED')
})
