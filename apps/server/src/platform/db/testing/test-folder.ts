import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterFolder } from '../embedded/cluster.ts'
import { findPostmaster, stopPostmaster } from '../embedded/postmaster.ts'
import { isProcessAlive } from '../process-alive.ts'

const PREFIX = 'coffee-attack-test-'
const MEMORY = { place: '/dev/shm', neededBytes: 2 * 1024 ** 3 }

/** A data folder for tests. Its name contains the process id, so that a later run can remove folders of killed runs. */
export const makeTestFolder = (place = tmpdir()) => mkdtempSync(join(place, `${PREFIX}${process.pid}-`))

/** In memory, if there is enough room, otherwise on disk. */
export const quickPlace = () => (freeBytes(MEMORY.place) > MEMORY.neededBytes ? MEMORY.place : tmpdir())

/** Removes the folder, and stops a server that still runs in it. */
export async function removeTestFolder(dataDir: string) {
  const cluster = clusterFolder(dataDir)
  const left = findPostmaster(cluster)
  if (left) await stopPostmaster(cluster, left.pid)
  rmSync(dataDir, { recursive: true, force: true })
}

export async function removeAbandonedFolders() {
  for (const place of new Set([tmpdir(), quickPlace()]))
    for (const name of readdirSync(place).filter((name) => name.startsWith(PREFIX))) {
      const maker = Number(name.slice(PREFIX.length).split('-')[0])
      if (!isProcessAlive(maker)) await removeTestFolder(join(place, name))
    }
}

/** 0 for a folder that does not exist. */
function freeBytes(place: string): number {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize
  } catch {
    return 0
  }
}
