import type { ClientConfig } from 'pg'
import { connectDatabase, type Database } from './connect.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { keepEmbedded } from './embedded/keep.ts'
import type { DatabaseLog } from './log.ts'
import { migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

export type { Database } from './connect.ts'

type OpenOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
  /** Ends waiting for another process that migrates. */
  leaving?: AbortSignal
}

const DATABASE = 'coffee_attack'

/** The database the settings name, or our own in the data folder; migrated and ready either way. */
export async function openDatabase({ databaseUrl, dataDir, ...how }: OpenOptions): Promise<Database> {
  if (databaseUrl) return openMigrated({ connectionString: databaseUrl }, how)

  const lock = await lockDataFolder(dataDir)
  try {
    const server = await keepEmbedded({ dataDir, log: how.log })
    try {
      const connection = { ...server.connection, database: DATABASE }
      await ensureDatabase(connection)
      const database = await openMigrated(connection, how)
      return {
        ...database,
        async close() {
          await database.close()
          await server.stop()
          await lock.release()
        },
      }
    } catch (error) {
      await server.stop()
      throw error
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openMigrated(connection: ClientConfig, how: Pick<OpenOptions, 'log' | 'leaving'>) {
  await migrateDatabase(connection, how)
  return connectDatabase({ connection, log: how.log })
}

function ensureDatabase(connection: ClientConfig) {
  return withClient({ ...connection, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  })
}
