import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountFor } from '../embedded/account.ts'
import { withClient } from '../with-client.ts'
import { makeTestFolder, removeTestFolder } from './test-folder.ts'

export type TestConnection = { host: string; port: number; user: string }

const PORT = 6432
const TRIES = 100

/** PgBouncer in transaction mode in front of the test server. `npm run proof:pooler` runs all call tests through it. */
export async function startTestPooler(program: string, server: TestConnection) {
  const folder = makeTestFolder()
  const account = accountFor(server.host)
  if (account) chownSync(folder, account.uid, account.gid)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration(folder, server))
  // Started in the server's folder, because its account cannot enter the path. setpriv ends it with a killed run.
  const pooler = spawn('setpriv', ['--pdeathsig', 'KILL', program, '-q', file], {
    ...account,
    cwd: server.host,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(pooler, 'exit')
  const connection = { ...server, host: folder, port: PORT }
  await untilItAnswers(connection)
  return {
    connection,
    async stop() {
      pooler.kill('SIGKILL')
      await ended
      await removeTestFolder(folder)
    },
  }
}

async function untilItAnswers(connection: TestConnection): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await withClient({ ...connection, database: 'postgres' }, async () => {})
    } catch (error) {
      if (tried === TRIES) throw error
      await sleep(50)
    }
  }
}

/** A test drops its database at its end, so idle sessions are closed after a second. */
const configuration = (folder: string, { port, user }: TestConnection) => `[databases]
* = host=/proc/self/cwd port=${port} user=${user}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
server_idle_timeout = 1
server_login_retry = 1
`
