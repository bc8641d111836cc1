import { statSync } from 'node:fs'

/** The system account that the server runs as; undefined is our own. */
export type Account = { uid: number; gid: number } | undefined

/** initdb looks its account up in /etc/passwd, where 65534 (nobody) has an entry on every common Linux. */
const NOBODY = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses to run as root: then it runs as the owner of the cluster, or as nobody. */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : NOBODY
}
