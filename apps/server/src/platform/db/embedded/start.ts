import { mkdirSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import { withClient } from '../with-client.ts'
import { clusterFolder, SUPERUSER } from './cluster.ts'
import { launchServer, START_LIMIT_MS } from './launch.ts'
import { findPostmaster, signal, stopPostmaster } from './postmaster.ts'
import { socketFolder } from './socket.ts'

export type EmbeddedServer = {
  connection: { host: string; port: number; user: string }
  /** The current server's pid. */
  readonly pid: number
  /** The server was left running by a killed process. */
  adopted: boolean
  /** Starts it again after it died, at the same address. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export type StartOptions = { dataDir: string; log: DatabaseLog; settings?: Record<string, string> }

/** Starts PostgreSQL in the data folder, or adopts the one running there. The caller holds the folder's lock. */
export async function startEmbedded({
  log,
  settings = {},
  ...options
}: StartOptions): Promise<EmbeddedServer> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = realpathSync(options.dataDir)
  const cluster = clusterFolder(dataDir)
  const { remove: removeLink, ...address } = socketFolder(cluster)
  const connection = { ...address, user: SUPERUSER }
  try {
    const orphan = await settledPostmaster(cluster, connection)
    if (orphan) log.warn({ pid: orphan }, '지난 실행이 남긴 PostgreSQL을 이어서 써요.')
    let pid = orphan ?? (await launchServer({ dataDir, log, settings }))
    const onExit = () => {
      signal(pid, 'SIGINT')
      removeLink()
    }
    process.once('exit', onExit)
    return {
      connection,
      get pid() {
        return pid
      },
      adopted: orphan !== undefined,
      async revive() {
        pid =
          (await settledPostmaster(cluster, connection)) ?? (await launchServer({ dataDir, log, settings }))
      },
      async stop() {
        process.off('exit', onExit)
        await stopPostmaster(cluster, pid)
        removeLink()
      },
    }
  } catch (error) {
    removeLink()
    throw error
  }
}

/** A running server may be starting, recovering or stopping: waits until it answers or has ended. */
async function settledPostmaster(cluster: string, connection: EmbeddedServer['connection']) {
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    const found = findPostmaster(cluster)
    if (!found) return undefined
    if (found.ready && (await answers(connection))) return found.pid
    await sleep(20)
  }
  throw new Error(`이 데이터 폴더의 PostgreSQL이 응답하지 않아요: ${cluster}`)
}

async function answers(connection: EmbeddedServer['connection']) {
  const ping = { ...connection, database: 'postgres', connectionTimeoutMillis: 2_000, query_timeout: 2_000 }
  try {
    await withClient(ping, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}
