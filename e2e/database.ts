import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { createIds } from '../apps/server/src/crypto/ids.ts'
import { keptMasterKey } from '../apps/server/src/crypto/kept-key.ts'
import { createSecrets } from '../apps/server/src/crypto/secrets.ts'
import { connectDatabase } from '../apps/server/src/db/connect.ts'
import { clusterFolder, SUPERUSER } from '../apps/server/src/db/embedded/cluster.ts'
import { socketFolder } from '../apps/server/src/db/embedded/socket.ts'
import type { ApiDeps } from '../apps/server/src/http/handle.ts'
import { registerTokens } from '../apps/server/src/http/tokens.ts'
import { DATA_DIR } from './data-folder.ts'

const silent = { info() {}, warn() {}, error() {} }
const clock = () => new Date()

/** What the running service holds, reached beside it: its database, its keys, its way to sign tokens. */
async function reach() {
  const { host, port } = socketFolder(clusterFolder(DATA_DIR))
  const db = connectDatabase({
    connection: { host, port, user: SUPERUSER, database: 'coffee_attack' },
    log: silent,
    max: 2,
  })
  const secrets = createSecrets({ current: keptMasterKey(DATA_DIR, randomBytes), random: randomBytes })
  const ids = createIds(clock, randomBytes)
  const deps = { db, secrets, ids, clock, random: randomBytes } as unknown as ApiDeps
  return { ...deps, tokens: await registerTokens(Fastify(), deps) }
}

let reached: ReturnType<typeof reach> | undefined

export const service = () => (reached ??= reach())
