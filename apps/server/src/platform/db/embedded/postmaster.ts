import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '../process-alive.ts'
import { socketLock } from './socket.ts'

/** The server process of a cluster, as its postmaster.pid tells it. */
export type Postmaster = { pid: number; ready: boolean }

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The running server of this cluster. A pid file without a server behind it does not count. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(pidFile(cluster))
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !servesCluster(pid, cluster)) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * PostgreSQL sees by itself that the process of its lock files is dead. But while that number belongs to any other
 * process of the same account, or to a killed one that is not buried yet, it refuses to start. Whoever calls this
 * holds the data folder and found no server; sessions of a killed one still hold its shared memory, which it sees.
 */
export function removeMisleadingLocks(cluster: string) {
  const misleading = [pidFile(cluster), socketLock(cluster)].filter((file) => {
    const pid = Number(readLines(file)[0])
    return pid > 0 && isProcessAlive(pid)
  })
  for (const file of misleading) rmSync(file, { force: true })
  return misleading.length > 0
}

/** Fast shutdown: sessions are ended and a checkpoint is written; if that hangs, the next start recovers. */
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

/** A server stands inside its cluster all its life; a dead one, even an unburied one, stands nowhere. */
function servesCluster(pid: number, cluster: string) {
  try {
    if (platform() === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return /postgres/.test(execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }))
  } catch {
    return false
  }
}
