import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = 5432
/** A socket's path has at most 104 bytes on macOS and 108 on Linux, including the terminator. */
const LONGEST_ADDRESS = 103

const address = (folder: string) => join(folder, `.s.PGSQL.${PORT}`)
const fits = (folder: string) => Buffer.byteLength(address(folder)) <= LONGEST_ADDRESS

/** PostgreSQL's lock file beside the socket. */
export const socketLock = (cluster: string) => `${address(cluster)}.lock`

/** The socket is inside the cluster. If that path is too long for a socket, a link in a short private folder leads there. */
export function socketFolder(cluster: string) {
  if (fits(cluster)) return { host: cluster, port: PORT, remove() {} }
  const folder = mkdtempSync(
    join(fits(`${tmpdir()}/coffee-attack-123456/pg`) ? tmpdir() : '/tmp', 'coffee-attack-'),
  )
  const host = join(folder, 'pg')
  symlinkSync(cluster, host)
  return { host, port: PORT, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
