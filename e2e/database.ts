import Fastify from 'fastify'
import { connectDatabase } from '../apps/server/src/platform/db/connect.ts'
import { clusterFolder, SUPERUSER } from '../apps/server/src/platform/db/embedded/cluster.ts'
import { socketFolder } from '../apps/server/src/platform/db/embedded/socket.ts'
import { createDeps } from '../apps/server/src/deps.ts'
import { registerTokens } from '../apps/server/src/platform/http/tokens.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { DATA_DIR, SERVICE } from './data-folder.ts'

/**
 * The database, keys, tokens and providers of the running service. So a test can run a job at once that the service runs every
 * minute: `deliverNotifications(await service())`.
 */
async function reach() {
  const log = createLog({ level: 'silent', destination: { write() {} } })
  const { host, port } = socketFolder(clusterFolder(DATA_DIR))
  const connection = { host, port, user: SUPERUSER, database: 'coffee_attack' }
  const db = connectDatabase({ connection, log, max: 2 })
  const deps = await createDeps(readSettings(SERVICE), { db, log })
  return { ...deps, tokens: await registerTokens(Fastify(), deps) }
}

let reached: ReturnType<typeof reach> | undefined

export const service = () => (reached ??= reach())
