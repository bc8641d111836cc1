import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { accountOfPostgres, createProgram, until } from './programs.ts'

type Wish = { folder: string; port: number; program: (name: string) => string; stopping: AbortSignal }

/** Starts an empty PostgreSQL on loopback, which can be stopped and started again; it ends with this process. */
export async function startPostgres({ folder, port, program, stopping }: Wish) {
  const account = accountOfPostgres()
  const cluster = path.join(folder, 'postgres')
  mkdirSync(cluster)
  if (account.uid !== undefined) chownSync(cluster, account.uid, account.gid)
  const own = { ...account, cwd: '/' }
  const empty = [`--pgdata=${cluster}`, '--username=coffee', '--auth=trust', '--encoding=UTF8', '--no-locale']
  execFileSync(program('initdb'), [...empty, '--no-sync'], { ...own, stdio: ['ignore', 'ignore', 'inherit'] })
  const place = [`--port=${port}`, '--listen_addresses=127.0.0.1', `--unix_socket_directories=${cluster}`]
  const args = ['-D', cluster, ...place, '--fsync=off']
  const server = createProgram(folder, { name: 'postgres-log', command: program('postgres'), args, ...own })
  const stop = () => server.kill()
  process.on('exit', stop)
  server.start()
  const create = ['--host=127.0.0.1', `--port=${port}`, '--username=coffee', 'coffee']
  const isOpen = async () => spawnSync(program('createdb'), create).status === 0
  await until('PostgreSQL이 켜지지 않았어요', 180, isOpen, stopping)
  return { url: `postgresql://coffee@127.0.0.1:${port}/coffee`, stop, start: server.start }
}

/** The settings of PgBouncer in transaction mode before the database `coffee` at a port. */
export const poolerSettings = (database: number, port: number) => `[databases]
coffee = host=127.0.0.1 port=${database} dbname=coffee user=coffee
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
`
