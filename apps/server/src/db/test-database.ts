import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { TEMPLATE } from './test-server.ts'
import { withClient } from './with-client.ts'

export type TestDatabase = Database & { drop(): Promise<void> }

const loud = { info() {}, warn: console.warn, error: console.error }

/** A migrated, empty database for one test file; `await db.drop()` in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${TEMPLATE}`)
  const database = connectDatabase({ connection: { ...server, database: name }, log: loud })
  return {
    ...database,
    async drop() {
      await database.close()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

const administer = (server: ClientConfig, statement: string) =>
  withClient({ ...server, database: 'postgres' }, (client) => client.query(statement))
