import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../../../apps/server/src/platform/db/with-client.ts'
import { ROOT } from '../../setup.mjs'
import { accountOfPostgres, createProgram, until } from '../programs.ts'

/** A PostgreSQL with the shipped postgresql.conf and pgbackrest.conf. */

const SHIPPED = path.join(ROOT, 'deploy/postgres')
export const DATABASE = 'coffee'
export const SUPERUSER = 'coffee'

type World = {
  folder: string
  program: (name: string) => string
  /** The backup store's address and keys, as compose gives them. */
  repository: NodeJS.ProcessEnv
  stopping: AbortSignal
}

export type Node = ReturnType<typeof createNode>

export function createNode(name: string, port: number, { folder, program, repository, stopping }: World) {
  const account = accountOfPostgres()
  const own = { ...account, cwd: '/' }
  const place = path.join(folder, name)
  mkdirSync(place, { mode: 0o755 })
  if (account.uid !== undefined) chownSync(place, account.uid, account.gid)
  const [data, sockets] = [path.join(place, 'data'), place]
  const env = {
    PATH: `${path.dirname(program('postgres'))}:${process.env['PATH']}`,
    ...repository,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: sockets,
    PGBACKREST_LOCK_PATH: path.join(place, 'locks'),
  }
  const config = path.join(folder, 'postgresql.conf')
  cpSync(path.join(SHIPPED, 'postgresql.conf'), config)
  const places = {
    data_directory: data,
    hba_file: path.join(data, 'pg_hba.conf'),
    ident_file: path.join(data, 'pg_ident.conf'),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    port: String(port),
    shared_buffers: '128MB',
  }
  const args = Object.entries({ config_file: config, ...places }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const server = createProgram(folder, { name, command: program('postgres'), args, ...own, env })
  const run = (what: string, given: string[], more: NodeJS.ProcessEnv = {}) =>
    execFileSync(program(what), given, {
      ...own,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
  const ask = (text: string, values: unknown[] = [], database = DATABASE) =>
    withClient(
      { host: sockets, port, user: SUPERUSER, database },
      async (client) => (await client.query(text, values)).rows,
    )

  return {
    name,
    port,
    data,
    sockets,
    env,
    ask,
    run,
    said: server.said,
    kill: () => server.kill(),
    initialize() {
      const password = path.join(place, 'password')
      writeFileSync(password, 'proof-superuser', { mode: 0o644 })
      const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${password}`]
      run('initdb', ['-D', data, '-U', SUPERUSER, '-E', 'UTF8', '--no-locale', ...auth])
    },
    async start(isRecovered = true) {
      server.start()
      const answers = async () => {
        const rows = await withClient(
          { host: sockets, port, user: SUPERUSER, database: 'postgres' },
          async (client) => (await client.query('select pg_is_in_recovery() as busy')).rows,
        )
        return !isRecovered || rows[0].busy === false
      }
      await until(`PostgreSQL ${name}이 켜지지 않았어요`, 120, answers, stopping)
    },
    /** With the shipped roles.sql, as compose runs it before the migration. */
    makeRoles: (passwords: NodeJS.ProcessEnv, database = DATABASE) =>
      run(
        'psql',
        [
          '-h',
          sockets,
          '-p',
          String(port),
          '-U',
          SUPERUSER,
          '-d',
          database,
          '-q',
          '-f',
          path.join(SHIPPED, 'roles.sql'),
        ],
        passwords,
      ),
    /** Kills it and deletes everything; the empty folder for a restore stays. */
    destroy() {
      server.kill()
      rmSync(place, { recursive: true, force: true })
      for (const made of [place, data]) {
        mkdirSync(made, { mode: made === data ? 0o700 : 0o755 })
        if (account.uid !== undefined) chownSync(made, account.uid, account.gid)
      }
    },
  }
}
