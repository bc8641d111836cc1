import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../../../apps/server/src/platform/db/with-client.ts'
import { accountOfPostgres, createProgram, until } from '../programs.ts'

/** A PostgreSQL that archives its log. It listens on a socket only. */

const DATABASE = 'coffee'

/** The longest time before a segment is archived: younger changes are lost with the machine. */
export const ARCHIVE_SECONDS = 60

export function createDatabase(folder: string, program: (name: string) => string, stopping: AbortSignal) {
  const account = accountOfPostgres()
  const own = { ...account, cwd: '/' }
  const make = (name: string) => {
    const made = path.join(folder, name)
    mkdirSync(made, { mode: 0o700 })
    if (account.uid !== undefined) chownSync(made, account.uid, account.gid)
    return made
  }
  const [sockets, archive, backup] = [make('sockets'), make('archive'), make('backup')] as const
  const cluster = path.join(folder, 'cluster')
  const connection = { host: sockets, user: DATABASE }
  const execute = (name: string, args: string[]) =>
    execFileSync(program(name), args, { ...own, stdio: ['ignore', 'ignore', 'inherit'] })
  const settings = [
    `listen_addresses=''`,
    `unix_socket_directories='${sockets}'`,
    `archive_mode=on`,
    `archive_timeout=${ARCHIVE_SECONDS}`,
    `archive_command='test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
    `restore_command='cp ${archive}/%f %p'`,
  ]
  const server = createProgram(folder, {
    name: 'postgres',
    command: program('postgres'),
    args: [
      '-D',
      cluster,
      ...settings.flatMap((setting) => ['-c', setting.replaceAll(/^(\w+)='(.*)'$/g, '$1=$2')]),
    ],
    ...own,
  })
  const ask = (text: string, values: unknown[] = [], database = DATABASE) =>
    withClient({ ...connection, database }, async (client) => (await client.query(text, values)).rows)
  const start = async () => {
    server.start()
    const answers = async () => {
      const [row] = await ask('select pg_is_in_recovery() as busy', [], 'postgres')
      return row.busy === false
    }
    await until('PostgreSQL이 켜지지 않았어요', 120, answers, stopping)
  }

  return {
    url: `postgresql:///${DATABASE}?host=${sockets}&user=${DATABASE}`,
    ask,
    sizes: () => ({ cluster: sizeOf(cluster), archive: sizeOf(archive), backup: sizeOf(backup) }),
    async begin() {
      make('cluster')
      execute('initdb', ['-D', cluster, '-U', DATABASE, '-A', 'trust', '-E', 'UTF8', '--no-locale'])
      await start()
      execute('createdb', ['-h', sockets, '-U', DATABASE, DATABASE])
    },
    backUp: () =>
      execute('pg_basebackup', [
        '-h',
        sockets,
        '-U',
        DATABASE,
        '-D',
        backup,
        ...'-Ft -z -X none -c fast'.split(' '),
      ]),
    /** Waits until all changes are in the archive. */
    async archived() {
      const [{ segment }] = await ask('select pg_walfile_name(pg_switch_wal()) as segment')
      await until('로그가 보관되지 않았어요', 60, () => readdirSync(archive).includes(segment), stopping)
    },
    /** Kills the server and deletes its data. */
    destroy() {
      server.kill()
      rmSync(cluster, { recursive: true, force: true })
      // The lock of the socket names a process that may still exist.
      for (const name of readdirSync(sockets)) rmSync(path.join(sockets, name))
    },
    /** Restores a point in time from the backup and the archive. */
    async restore(moment: string) {
      make('cluster')
      execute('tar', ['-xzf', path.join(backup, 'base.tar.gz'), '-C', cluster])
      appendFileSync(
        path.join(cluster, 'postgresql.auto.conf'),
        `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
      )
      writeFileSync(path.join(cluster, 'recovery.signal'), '')
      await start()
    },
    kill: () => server.kill(),
    name: server.name,
    said: server.said,
  }
}

function sizeOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}
