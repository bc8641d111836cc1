import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { invented } from './drill-settings.ts'
import type { createFiles } from './files.ts'
import { execute, query } from './programs.ts'
import type { Settings } from './settings.ts'

/*
 * The restore drill: restores the newest backup and log into a database of its own, brings the notes of who was erased back
 * from their copy, erases again, counts, and destroys everything. It writes to no store, and reads the backup store alone.
 */

const RECOVERED_WITHIN_MS = 6 * 3_600_000
const STOPPED_WITHIN_MS = 60_000
const SERVER = 'postgres'

type Row = Record<string, number>

export async function drill(settings: Settings, files: ReturnType<typeof createFiles>): Promise<Row> {
  const folder = path.join(settings.folder, 'drill')
  const [data, sockets, home] = ['database', 'sockets', 'home'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  rmSync(folder, { recursive: true, force: true })
  for (const made of [data, sockets, home]) mkdirSync(made, { recursive: true, mode: 0o700 })
  const { env } = settings
  // Without the address of the real database, so that no step can reach it.
  const { PGHOST: _host, PGPORT: _port, PGDATABASE: _database, ...rest } = env
  const own = { ...rest, PGBACKREST_PG1_PATH: data, PGBACKREST_LOCK_PATH: path.join(folder, 'locks') }
  const database = {
    PATH: env['PATH'],
    PGHOST: sockets,
    PGPORT: '5432',
    PGDATABASE: env['BACKUP_DATABASE'] ?? 'coffee',
    PGUSER: env['BACKUP_USER'] ?? 'coffee',
  }
  const began = Date.now()
  // The copy must never archive into the repository that it came from.
  await execute('pgbackrest', ['restore', '--archive-mode=off', '--no-delta'], {
    env: own,
  })
  const stop = await start({ data, sockets, env: own, database })
  try {
    const [{ lost }] = (await query(LOST, database)) as [Row]
    await files.fetchNotes(path.join(home, 'erasures'))
    const [before] = (await query(COUNTS, database)) as [Row]
    const flags = before['withdrawals'] === 0 ? ['--nobody'] : []
    const address = `postgresql:///${database.PGDATABASE}?host=${sockets}&user=${database.PGUSER}`
    const given = { ...invented, PATH: env['PATH'], DATABASE_URL: address, DATA_DIR: home }
    const keys = { SECRETS_KEY: env['SECRETS_KEY'], SECRETS_KEY_PREVIOUS: env['SECRETS_KEY_PREVIOUS'] }
    const command = [path.join(settings.app, 'apps/server/src/upkeep.ts'), 'erase-again', ...flags]
    await execute(process.execPath, command, { env: { ...given, ...keys }, cwd: settings.app })
    const [after] = (await query(COUNTS, database)) as [Row]
    const erased = (before['users'] ?? 0) - (after['users'] ?? 0)
    return {
      ...after,
      erased,
      lost: lost ?? 0,
      copied: await files.count(),
      seconds: (Date.now() - began) / 1000,
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How long before the restore the newest change was made: what a loss of the machine would cost now. */
const LOST = `select coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float as lost`

const COUNTS = `select (select count(*) from users where deleted_at is null) as users,
  (select count(*) from withdrawals) as withdrawals, (select count(*) from operators) as operators,
  (select count(*) from offers) as offers, (select count(*) from messages) as messages,
  (select count(*) from files) as files`

type Start = { data: string; sockets: string; env: NodeJS.ProcessEnv; database: NodeJS.ProcessEnv }

async function start({ data, sockets, env, database }: Start) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    port: '5432',
    archive_mode: 'off',
    // Otherwise the copy would need as many connections as the original.
    hot_standby: 'off',
    shared_buffers: '128MB',
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(SERVER, ['-D', data, ...flags], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)))
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  server.on('error', (error) => (said += error.message))
  const stop = async () => {
    server.kill('SIGINT')
    const kill = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS)
    await ended
    clearTimeout(kill)
  }
  const until = Date.now() + RECOVERED_WITHIN_MS
  for (;;) {
    const [row] = await query<{ busy: boolean }>('select pg_is_in_recovery() as busy', database).catch(
      () => [],
    )
    if (row && !row.busy) return stop
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`되살린 데이터베이스가 켜지지 않았어요:\n${said.split('\n').slice(-8).join('\n')}`)
    }
    await sleep(500)
  }
}
