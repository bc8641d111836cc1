import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { withClient } from '../../../apps/server/src/platform/db/with-client.ts'
import { startTestFileStore } from '../../../apps/server/src/testing/test-file-store.ts'
import { ROOT, node } from '../../setup.mjs'
import { accountOfPostgres, createProgram, findPrograms, freePorts, settingsIn, until } from '../programs.ts'
import { filledIn } from '../image/filled-in.ts'
import { poolerSettings, startPostgres } from '../postgres.ts'
import { authorityIn, writeCaddyfile } from './caddy.ts'

/*
 * The services around the product, on the loopback of one machine: PostgreSQL behind PgBouncer, Redis, an S3 store, Caddy with
 * TLS, and the sandbox as an outside host.
 */

const PACKAGES = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  createdb: 'postgresql',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  caddy: 'caddy',
}
const PORTS = { from: 28_000, until: 29_000 }
const PATH = process.env['PATH']
/** Far more than any of them takes on a busy machine. */
const STARTED_WITHIN_SECONDS = 180

export type World = Awaited<ReturnType<typeof startWorld>>

export async function startWorld(folder: string, stopping: AbortSignal) {
  const program = findPrograms(PACKAGES)
  const [database = 0, pooler = 0, redis = 0, front = 0, outside = 0, mail = 0, ...services] =
    await freePorts(8, PORTS)
  const origin = `https://localhost:${front}`
  const stops: (() => unknown)[] = []
  const close = () => Promise.all(stops.splice(0).map((stop) => stop()))
  process.on('exit', close)
  const start = (recipe: Parameters<typeof createProgram>[1]) => {
    const one = createProgram(folder, recipe)
    stops.push(one.kill)
    one.start()
    return one
  }

  try {
    const postgres = await startPostgres({ folder, port: database, program, stopping })
    stops.push(postgres.stop)
    const files = await startTestFileStore()
    stops.push(files.close)
    const ini = path.join(folder, 'pgbouncer.ini')
    writeFileSync(ini, poolerSettings(database, pooler))
    start({ name: 'pgbouncer', command: program('pgbouncer'), args: [ini], ...accountOfPostgres() })
    const alone = ['--bind', '127.0.0.1', '--save', '', '--dir', folder]
    start({ name: 'redis', command: program('redis-server'), args: ['--port', String(redis), ...alone] })
    const given = { PORT: String(outside), SMTP_PORT: String(mail), APP_ORIGIN: origin, SANDBOX_SPEED: '10' }
    const sandbox = start({
      name: 'sandbox',
      command: node(),
      args: [path.join(ROOT, 'apps/sandbox/src/main.ts')],
      env: { PATH, ...given },
    })
    start({
      name: 'caddy',
      command: program('caddy'),
      args: ['run', '--config', writeCaddyfile(folder, { front, services }), '--adapter', 'caddyfile'],
      env: { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    const keys = () => settingsIn(sandbox.said())
    await until('샌드박스가 켜지지 않았어요', STARTED_WITHIN_SECONDS, () => 'MAIL_FROM' in keys(), stopping)
    const readAuthority = async () => readFileSync(authorityIn(folder), 'utf8')
    const authority = await until('Caddy가 켜지지 않았어요', STARTED_WITHIN_SECONDS, readAuthority, stopping)

    return {
      origin,
      /** The sandbox's address. */
      outside: `http://127.0.0.1:${outside}/sandbox`,
      authority,
      /** The ports of the product's processes. */
      services,
      settings: {
        ...filledIn(parseEnv(readFileSync(path.join(ROOT, 'deploy/example.env'), 'utf8'))),
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        APP_ORIGIN: origin,
        TRUST_PROXY: 'loopback',
        DATABASE_URL: `postgresql://coffee@127.0.0.1:${pooler}/coffee`,
        DATABASE_DIRECT_URL: postgres.url,
        MIGRATE: 'off',
        REDIS_URL: `redis://127.0.0.1:${redis}`,
        ...files.environment,
        ...keys(),
      },
      /** Runs SQL on the database directly. */
      sql: (text: string, values: unknown[] = []) =>
        withClient(
          { connectionString: postgres.url },
          async (client) => (await client.query(text, values)).rows,
        ),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
