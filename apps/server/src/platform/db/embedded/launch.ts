import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import { type Account, accountFor } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { clusterFolder, ensureCluster, ENVIRONMENT, FLUSH, folderArgument } from './cluster.ts'
import { findPostmaster, removeMisleadingLocks } from './postmaster.ts'

const SETTINGS = {
  // Only a Unix socket inside the cluster, which only its account and root can enter; no TCP.
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  recovery_init_sync_method: FLUSH,
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  // Parallel workers need /dev/shm, which is very small in containers.
  max_parallel_workers_per_gather: '0',
}

/** Long enough for crash recovery on a slow disk. */
export const START_LIMIT_MS = 120_000
const LOG_LIMIT_BYTES = 5_000_000

type LaunchOptions = { dataDir: string; log: DatabaseLog; settings: Record<string, string> }

/** Creates the cluster if there is none, starts its server, waits until it accepts connections. Returns its pid. */
export async function launchServer({ dataDir, log, settings }: LaunchOptions) {
  const cluster = clusterFolder(dataDir)
  const account = accountFor(cluster)
  const binaries = findBinaries({ account, dataDir, log })
  await ensureCluster(dataDir, account, binaries)
  if (removeMisleadingLocks(cluster)) log.warn({}, '꺼진 PostgreSQL이 남긴 잠금 파일을 치웠어요.')

  const logFile = join(dataDir, 'postgres.log')
  const deadline = performance.now() + START_LIMIT_MS
  // Backends of a killed server need a moment to end; until then a new server is refused.
  while (performance.now() < deadline) {
    const logStart = rotated(logFile)
    const child = spawnServer({ cluster, account, binaries, settings: { ...SETTINGS, ...settings }, logFile })
    const pid = await untilReady(child, cluster, deadline)
    if (pid) return pid
    const said = readFileSync(logFile).subarray(logStart).toString('utf8')
    if (!said.includes('shared memory block'))
      throw new Error(`PostgreSQL이 시작되지 못했어요: ${said.trim().slice(-1000)}`)
    await sleep(100)
  }
  throw new Error(`PostgreSQL이 제때 시작되지 못했어요. 기록: ${logFile}`)
}

type Server = {
  cluster: string
  account: Account
  binaries: Binaries
  settings: Record<string, string>
  logFile: string
}

/** In its own process group, so that Ctrl+C reaches only us, and we stop it after the last request. */
function spawnServer({ cluster, account, binaries, settings, logFile }: Server) {
  const output = openSync(logFile, 'a', 0o600)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', folderArgument(cluster), ...flags], {
    ...account,
    cwd: cluster,
    env: ENVIRONMENT,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  return child
}

async function untilReady(child: ChildProcess, cluster: string, deadline: number) {
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    if (failure) throw failure
    const found = findPostmaster(cluster)
    if (found?.ready && found.pid === child.pid) return found.pid
    await sleep(5)
  }
  child.kill('SIGINT')
  return undefined
}

/** Renames a log that has grown large. Returns the offset at which this start's lines begin. */
function rotated(logFile: string) {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < LOG_LIMIT_BYTES) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}
