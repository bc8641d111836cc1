import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../embedded/start.ts'
import { migrateDatabase } from '../migrate.ts'
import { withClient } from '../with-client.ts'
import { makeTestFolder, quickPlace, removeAbandonedFolders, removeTestFolder } from './test-folder.ts'
import { startTestPooler, type TestConnection } from './test-pooler.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestConnection
    /** In front of the server, for runs through a pooler. */
    testPooler: TestConnection | null
  }
}

export const TEMPLATE = 'migrated'

/** Without durability; tests of durability start servers of their own. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  deadlock_timeout: '50ms',
  max_connections: '300',
  // No autovacuum: plans must not depend on when statistics were taken.
  autovacuum: 'off',
}

/** One server for the whole run, with one migrated database that each test file copies. */
export default async function setup(project: TestProject) {
  await removeAbandonedFolders()
  const dataDir = makeTestFolder(quickPlace())
  const server = await startEmbedded({ dataDir, log: console, settings: FAST })
  const administration = { ...server.connection, database: 'postgres' }
  await withClient(administration, (client) => client.query(`create database ${TEMPLATE}`))
  await migrateDatabase({ ...server.connection, database: TEMPLATE }, { log: console })
  const program = process.env['TEST_POOLER']
  const pooler = program ? await startTestPooler(program, server.connection) : null
  project.provide('testServer', server.connection)
  project.provide('testPooler', pooler?.connection ?? null)
  return async () => {
    await pooler?.stop()
    await server.stop()
    await removeTestFolder(dataDir)
  }
}
