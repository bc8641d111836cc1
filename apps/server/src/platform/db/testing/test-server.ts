import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../embedded/start.ts'
import { migrateDatabase } from '../migrate.ts'
import { withClient } from '../with-client.ts'
import { makeTestFolder, quickPlace, removeAbandonedFolders, removeTestFolder } from './test-folder.ts'
import { startTestPooler, type TestConnection, type TestPooler } from './test-pooler.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestConnection
    /** The pooler in front of the server, if the run uses one. */
    testPooler: TestPooler | null
  }
}

export const TEMPLATE = 'migrated'

/** Test data need not survive a power cut. Tests of durability start their own servers. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  deadlock_timeout: '50ms',
  max_connections: '300',
  // Databases live for seconds, and plans must not depend on when statistics are collected.
  autovacuum: 'off',
}

/** Starts one server for the run, with one migrated database that each test file copies. */
export default async function setup(project: TestProject) {
  await removeAbandonedFolders()
  const dataDir = makeTestFolder(quickPlace())
  const server = await startEmbedded({ dataDir, log: console, settings: FAST })
  const administration = { ...server.connection, database: 'postgres' }
  await withClient(administration, (client) => client.query(`create database ${TEMPLATE}`))
  await migrateDatabase({ ...server.connection, database: TEMPLATE }, { log: console })
  const program = process.env['TEST_POOLER']
  const named = process.env['TEST_POOLER_NAMED'] === 'on'
  const pooler = program ? await startTestPooler({ program, named, server: server.connection }) : null
  project.provide('testServer', server.connection)
  project.provide('testPooler', pooler && { connection: pooler.connection, named })
  return async () => {
    await pooler?.stop()
    await server.stop()
    await removeTestFolder(dataDir)
  }
}
