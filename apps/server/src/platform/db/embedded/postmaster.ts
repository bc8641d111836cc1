import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '../process-alive.ts'
import { socketLock } from './socket.ts'

/** The server process by the cluster's postmaster.pid. */
export type Postmaster = { pid: number; ready: boolean }

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The running server of this cluster. Ignores a stale pid file. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(pidFile(cluster))
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !servesCluster(pid, cluster)) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Deletes lock files of a dead server. PostgreSQL does that itself, unless another process of the account or a zombie has
 * the pid. The caller holds the data folder's lock and found no server; PostgreSQL still detects backends of a killed
 * server by their shared memory.
 */
export function removeMisleadingLocks(cluster: string) {
  const misleading = [pidFile(cluster), socketLock(cluster)].filter((file) => {
    const pid = Number(readLines(file)[0])
    return pid > 0 && isProcessAlive(pid)
  })
  for (const file of misleading) rmSync(file, { force: true })
  return misleading.length > 0
}

/** Fast shutdown: ends sessions and writes a checkpoint. If it hangs, the next start recovers. */
export async function stopPostmaster(cluster: string, pid: number) {
  signal(pid, 'SIGINT')
  for (let waited = 0; servesCluster(pid, cluster); waited += 10) {
    if (waited === 20_000) signal(pid, 'SIGQUIT')
    await sleep(10)
  }
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // already gone
  }
}

function readLines(file: string) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** A server's working directory is its cluster; a zombie has none. */
function servesCluster(pid: number, cluster: string) {
  try {
    if (platform() === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return /postgres/.test(execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }))
  } catch {
    return false
  }
}
