import type { ClientConfig } from 'pg'
import { connectDatabase, type ConnectOptions, type Database } from './connect.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { keepEmbedded } from './embedded/keep.ts'
import type { DatabaseLog } from './log.ts'
import { checkMigrated, migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

export type { Database } from './connect.ts'

type OpenOptions = {
  /** May be a pooler in transaction mode; then `databaseDirectUrl` bypasses it. */
  databaseUrl?: string | undefined
  databaseDirectUrl?: string | undefined
  databaseReadUrl?: string | undefined
  /** Connections in each pool. */
  databasePool?: number
  namedStatements?: boolean | undefined
  dataDir: string
  log: DatabaseLog
  /** Stops waiting for another process that migrates. */
  leaving?: AbortSignal
  /** False where a separate step migrates; then the schema is only checked. */
  migrate?: boolean
}

const DATABASE = 'coffee_attack'

/** Opens and migrates the configured database, or an embedded one in the data folder. */
export async function openDatabase({ dataDir, ...how }: OpenOptions): Promise<Database> {
  if (how.databaseUrl) return openMigrated(connectionsOf(how, how.databaseUrl), how)

  const lock = await lockDataFolder(dataDir)
  try {
    const server = await keepEmbedded({ dataDir, log: how.log })
    try {
      const connection = { ...server.connection, database: DATABASE }
      await ensureDatabase(connection)
      const database = await openMigrated({ connection, max: how.databasePool }, how)
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

type Connections = Omit<ConnectOptions, 'log'>

function connectionsOf(given: Omit<OpenOptions, 'dataDir'>, databaseUrl: string): Connections {
  const { databaseDirectUrl = databaseUrl, databaseReadUrl, databasePool, namedStatements } = given
  const isPooled = databaseDirectUrl !== databaseUrl
  return {
    connection: { connectionString: databaseUrl },
    direct: isPooled ? { connectionString: databaseDirectUrl } : undefined,
    replica: databaseReadUrl === undefined ? undefined : { connectionString: databaseReadUrl },
    named: namedStatements,
    max: databasePool,
  }
}

async function openMigrated(to: Connections, how: Pick<OpenOptions, 'log' | 'leaving' | 'migrate'>) {
  const { connection, direct = connection } = to
  await (how.migrate === false ? checkMigrated(direct) : migrateDatabase(direct, how))
  return connectDatabase({ ...to, log: how.log })
}

function ensureDatabase(connection: ClientConfig) {
  return withClient({ ...connection, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  })
}
