import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded/start.ts'
import { withClient } from '../../../apps/server/src/platform/db/with-client.ts'
import { production } from '../../../bench/production.ts'
import { ROOT, node } from '../../setup.mjs'
import { createProgram, freePorts, settingsIn, until } from '../programs.ts'
import { createServices, WITHOUT_PAGES } from '../services.ts'

/** PostgreSQL, the sandbox as an outside host, and two processes of ours in production mode, on loopback. */

const PORTS = { from: 30_000, until: 31_000 }
const DATABASE = 'coffee'
const STARTED_WITHIN_SECONDS = 180

export type World = Awaited<ReturnType<typeof startWorld>>

export async function startWorld(folder: string, stopping: AbortSignal) {
  const [outside = 0, mail = 0, ...ports] = await freePorts(4, PORTS)
  const stops: (() => unknown)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    const quiet = { info() {}, warn() {}, error() {} }
    const postgres = await startEmbedded({ dataDir: path.join(folder, 'database'), log: quiet })
    stops.push(() => postgres.stop())
    const { host, port, user } = postgres.connection
    await withClient({ ...postgres.connection, database: 'postgres' }, (client) =>
      client.query(`create database ${DATABASE}`),
    )
    const sandbox = createProgram(folder, {
      name: 'sandbox',
      command: node(),
      args: [path.join(ROOT, 'apps/sandbox/src/main.ts')],
      env: { PORT: String(outside), SMTP_PORT: String(mail), SANDBOX_SPEED: '1000' },
    })
    stops.push(sandbox.kill)
    sandbox.start()
    const keys = () => settingsIn(sandbox.said())
    await until('샌드박스가 켜지지 않았어요', STARTED_WITHIN_SECONDS, () => 'MAIL_FROM' in keys(), stopping)
    const settings: Record<string, string> = {
      ...production,
      ...keys(),
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      // The seal's key stands here, so that both processes seal with one.
      DATA_DIR: path.join(folder, 'files'),
      SECRETS_KEY: randomBytes(32).toString('hex'),
      DATABASE_URL: `postgresql:///${DATABASE}?host=${host}&port=${port}&user=${user}`,
      LOG_LEVEL: 'warn',
    }
    const services = createServices(folder, ports, { settings, main: WITHOUT_PAGES })
    // One after the other: the first migrates.
    for (const service of services) {
      stops.push(service.kill)
      service.start()
      await until('우리 프로세스가 켜지지 않았어요', STARTED_WITHIN_SECONDS, service.isReady, stopping)
    }
    return { settings, services, outside: `http://127.0.0.1:${outside}/sandbox`, close }
  } catch (error) {
    await close()
    throw error
  }
}
