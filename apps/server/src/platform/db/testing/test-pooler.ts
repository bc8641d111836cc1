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

/** PgBouncer in transaction mode. With named statements it must be 1.21 or newer. */
export type TestPooler = { connection: TestConnection; named: boolean }

type Wish = { program: string; named: boolean; server: TestConnection }

/** PgBouncer in transaction mode in front of the test server. `npm run proof:pooler` runs all call tests through it. */
export async function startTestPooler({ program, named, server }: Wish) {
  const folder = makeTestFolder()
  const account = accountFor(server.host)
  if (account) chownSync(folder, account.uid, account.gid)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration(folder, { named, server }))
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
    named,
    async stop() {
      if (named) await sayNamed(connection)
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

/** Says how many statements had names, and fails a run in which none had: it would have proved nothing. */
async function sayNamed(connection: TestConnection): Promise<void> {
  const { rows } = await withClient({ ...connection, database: 'pgbouncer' }, (administrator) =>
    administrator.query<Record<string, string>>('show stats'),
  )
  const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column]), 0)
  const [named, parsed, bound] = ['client_parse', 'server_parse', 'bind'].map((what) =>
    sum(`total_${what}_count`),
  )
  console.log(`PgBouncer: ${named} named by clients, ${parsed} parsed by servers, ${bound} bound`)
  if (!named || !bound) throw new Error('No statement had a name')
}

/** A test drops its database at its end, so idle sessions are closed after a second. */
const configuration = (
  folder: string,
  { named, server: { port, user } }: Omit<Wish, 'program'>,
) => `[databases]
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
${named ? 'max_prepared_statements = 500' : ''}
`
