import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../../../apps/server/src/platform/db/with-client.ts'
import type { Json } from '../proof.ts'
import { accountOfPostgres, createProgram, until } from '../programs.ts'

/** PostgreSQL that keeps its promises (fsync), and is started again when it ends, as a supervisor does. */

type Wish = {
  folder: string
  /** On the disk that the faults shake. */
  at: string
  address: string
  port: number
  program: (name: string) => string
  within: (command: string, args: string[]) => string[]
  stopping: AbortSignal
}

const AGAIN_MS = 1_000
/** Small, so that a full disk is soon felt. */
const SIZES = ['--shared_buffers=64MB', '--min_wal_size=32MB', '--max_wal_size=64MB', '--max_connections=100']

export async function startDatabase({ folder, at, address, port, program, within, stopping }: Wish) {
  const account = accountOfPostgres()
  const [cluster, sockets] = [path.join(at, 'cluster'), path.join(folder, 'sockets')]
  for (const one of [cluster, sockets]) {
    mkdirSync(one, { mode: 0o700 })
    if (account.uid !== undefined) chownSync(one, account.uid, account.gid)
  }
  const empty = [`--pgdata=${cluster}`, '--username=coffee', '--auth=trust', '--encoding=UTF8', '--no-locale']
  const own = { ...account, cwd: '/' }
  execFileSync(program('initdb'), empty, { ...own, stdio: ['ignore', 'ignore', 'inherit'] })
  appendFileSync(path.join(cluster, 'pg_hba.conf'), 'host all all samenet trust\n')
  const place = [`--port=${port}`, `--listen_addresses=${address}`, `--unix_socket_directories=${sockets}`]
  const asIts =
    account.uid === undefined
      ? []
      : ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  const [first, ...rest] = [...asIts, program('postgres'), '-D', cluster, ...place, ...SIZES] as [
    string,
    ...string[],
  ]
  const [command, ...args] = within(first, rest) as [string, ...string[]]
  const server = createProgram(folder, { name: 'postgres', command, args, cwd: '/' })
  let restarts = 0
  server.start()
  const supervisor = setInterval(() => {
    if (server.isRunning) return
    restarts += 1
    server.start()
  }, AGAIN_MS)
  const local = { host: sockets, port, user: 'coffee' }
  const make = [`--host=${sockets}`, `--port=${port}`, '--username=coffee', 'coffee']
  await until(
    'PostgreSQL이 켜지지 않았어요',
    180,
    () => spawnSync(program('createdb'), make).status === 0,
    stopping,
  )
  return {
    name: server.name,
    said: server.said,
    port,
    /** How often it ended and was started again. */
    restarts: () => restarts,
    /** Past the network that the faults cut. */
    ask: (text: string, values: unknown[] = []): Promise<Json[]> =>
      withClient({ ...local, database: 'coffee' }, async (client) => (await client.query(text, values)).rows),
    stop() {
      clearInterval(supervisor)
      server.kill()
    },
  }
}
