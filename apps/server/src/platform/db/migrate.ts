import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientConfig } from 'pg'
import { withClient } from './with-client.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same in every process: the first migrator holds it, the others wait and find nothing to do. */
const LOCK = 4_218_650_901

/** On a session of its own: an advisory lock belongs to the session that took it, and a migration may take long. */
export function migrateDatabase(connection: ClientConfig) {
  return withClient({ ...connection, application_name: 'coffee-attack-migrate' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: FOLDER })
  })
}
