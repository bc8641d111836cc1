import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterFolder } from './embedded/cluster.ts'
import { findPostmaster, stopPostmaster } from './embedded/postmaster.ts'
import { isProcessAlive } from './process-alive.ts'

const PREFIX = 'coffee-attack-test-'

/** A data folder for tests. Its name says whose it is, so that a later run can clear away what a killed one left. */
export const makeTestFolder = () => mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))

/** With the server that may still run in it. */
export async function removeTestFolder(dataDir: string) {
  const cluster = clusterFolder(dataDir)
  const left = findPostmaster(cluster)
  if (left) await stopPostmaster(cluster, left.pid)
  rmSync(dataDir, { recursive: true, force: true })
}

export async function removeAbandonedFolders() {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const maker = Number(name.slice(PREFIX.length).split('-')[0])
    if (!isProcessAlive(maker)) await removeTestFolder(join(tmpdir(), name))
  }
}
