import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { inject, test as base } from 'vitest'
import { connectDatabase, type Database } from '../connect.ts'
import type { DatabaseLog } from '../log.ts'
import { withClient } from '../with-client.ts'
import { TEMPLATE } from './test-server.ts'

/** With its URL, for other processes. */
export type TestDatabase = Database & { url: string; drop(): Promise<void> }

const loud: DatabaseLog = {
  info() {},
  warn: (...said) => console.warn(...said),
  error: (...said) => console.error(...said),
}

/** Long timeouts, so that no test depends on the machine's speed. */
const PATIENT = { connectionTimeoutMillis: 60_000, statement_timeout: 110_000 }
const SILENT_MS = 120_000

/** A migrated, empty database; `await db.drop()` when it is no longer needed. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes a sixth of the time of copying through the WAL.
  await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const pooler = inject('testPooler')
  const direct = { ...server, database: name }
  const way = pooler
    ? { connection: { ...pooler, database: name }, direct }
    : { connection: { ...direct, ...PATIENT } }
  const database = connectDatabase({ ...way, silentMs: SILENT_MS, log: loud })
  const { host, port, user } = server
  return {
    ...database,
    connection: direct,
    url: `postgresql:///${name}?host=${host}&port=${port}&user=${user}`,
    async drop() {
      await database.close()
      await untilLeft(server, name)
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * The server may still have connections that were closed a moment ago. Terminating these would raise an unhandled error, so
 * they get time to end first.
 */
async function untilLeft(server: ClientConfig, name: string): Promise<void> {
  await withClient({ ...server, database: 'postgres' }, async (client) => {
    for (let looks = 0; looks < 200; looks++) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) return
      await sleep(20)
    }
  })
}

const administer = (server: ClientConfig, statement: string) =>
  withClient({ ...server, database: 'postgres' }, (client) => client.query(statement))

/** Tests with one database for each file, dropped after its last test. */
export const test = base.extend('db', { scope: 'file' }, async ({}, { onCleanup }) => {
  const db = await createTestDatabase()
  onCleanup(() => db.drop())
  return db
})
