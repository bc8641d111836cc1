import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { inject, test as base } from 'vitest'
import { connectDatabase, type Database } from '../connect.ts'
import type { DatabaseLog } from '../log.ts'
import { withClient } from '../with-client.ts'
import { TEMPLATE } from './test-server.ts'

/** With its address, for a program of its own. */
export type TestDatabase = Database & {
  url: string
  /** When a test forbids them, `drop` fails after a deadlock. Elsewhere the victim just runs again. */
  deadlocks: { areForbidden: boolean }
  drop(): Promise<void>
}

const loud: DatabaseLog = {
  info() {},
  warn: (...said) => console.warn(...said),
  error: (...said) => console.error(...said),
}

/** Tests must not depend on the machine's speed, so these limits are far above any real duration. */
const PATIENT = { connectionTimeoutMillis: 60_000, statement_timeout: 110_000 }
const SILENT_MS = 120_000

/** A copy of the template, by itself a migrated, empty database; `await db.drop()` when it is no longer needed. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes a sixth of the time of copying through the write-ahead log.
  await administer(server, `create database ${name} template ${template} strategy file_copy`)
  const pooler = inject('testPooler')
  const direct = { ...server, database: name }
  const way = pooler
    ? { connection: { ...pooler.connection, database: name }, direct, named: pooler.named }
    : { connection: { ...direct, ...PATIENT } }
  const database = connectDatabase({ ...way, silentMs: SILENT_MS, log: loud })
  const { host, port, user } = server
  const deadlocks = { areForbidden: false }
  return {
    ...database,
    connection: direct,
    deadlocks,
    url: `postgresql:///${name}?host=${host}&port=${port}&user=${user}`,
    async drop() {
      await database.close()
      const met = await withClient({ ...server, database: 'postgres' }, async (client) => {
        await untilLeft(client, name)
        const count = await deadlocksIn(client, name)
        await client.query(`drop database if exists ${name} with (force)`)
        return count
      })
      if (met > 0 && deadlocks.areForbidden)
        throw new Error(`${met} deadlocks: two transactions took the same locks in different orders`)
    },
  }
}

/**
 * Waits until the server has closed all connections to the database. Dropping it earlier would cut one off, and the error would fail
 * the whole run because nobody handles it any more.
 */
async function untilLeft(client: Client, name: string): Promise<void> {
  for (let looks = 0; looks < 200; looks++) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
    await sleep(20)
  }
}

/**
 * A transaction that was the victim of a deadlock runs again, so no answer shows that two of them take their locks in
 * different orders.
 */
async function deadlocksIn(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = $1',
    [name],
  )
  return Number(rows[0]?.deadlocks ?? 0)
}

/** Makes another template by filling a database, once in a run: whoever asks later, in whichever process, finds it made. */
export async function makeTemplate(name: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const server = inject('testServer')
  await withClient({ ...server, database: 'postgres' }, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const filling = `${name}_filling`
    await client.query(`create database ${filling} template ${TEMPLATE} strategy file_copy`)
    const db = connectDatabase({ connection: { ...server, database: filling, ...PATIENT }, log: loud })
    try {
      await fill(db)
    } finally {
      await db.close()
    }
    await untilLeft(client, filling)
    await client.query(`alter database ${filling} rename to ${name}`)
  })
}

const administer = (server: ClientConfig, statement: string) =>
  withClient({ ...server, database: 'postgres' }, (client) => client.query(statement))

/** Tests with a database per file, dropped after the last test. */
export const test = base.extend('db', { scope: 'file' }, async ({}, { onCleanup }) => {
  const db = await createTestDatabase()
  onCleanup(() => db.drop())
  return db
})
