import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { Stop } from '../say.mjs'
import { ROOT, environment, node } from '../setup.mjs'

const CLOCK = pathToFileURL(path.join(ROOT, 'scripts/same-answers/clock.mjs')).href

/** People are told this address, wherever the product really listens: it stands in answers. */
const ORIGIN = 'http://localhost:3000'

/** What a developer's own environment says of the product must not tell in its answers. */
const OWN =
  /^(NODE_ENV|HOST|DATABASE_URL|REDIS_URL|SENTRY_DSN|SECRETS_KEY.*|S3_.*|KAKAO_.*|CODEF_.*|SMS_.*|ALIMTALK_.*|VAPID_.*|.*_URL|PRIVACY_.*|DEMO_DATA|SANDBOX|SALARY_SEASON|DAILY_.*|CONSENT_.*)$/

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  server.close()
  await once(server, 'close')
  return port
}

/** The product of this tree on a data folder, at a moment; ready when it says so. */
export async function startProduct(/** @type {string} */ dataDir, /** @type {number} */ at) {
  const port = await freePort()
  const inherited = Object.entries(environment()).filter(([name]) => !OWN.test(name))
  const child = spawn(node(), ['--import', CLOCK, 'apps/server/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      APP_ORIGIN: ORIGIN,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      // Callers say their own address, so that none is held back for what another did.
      TRUST_PROXY: '127.0.0.1',
      SANDBOX_SPEED: '1000',
      WALK_STARTS_AT: String(at),
    },
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise((resolve) => {
    lines.on('line', (line) => line.startsWith('READY ') && resolve(true))
  })
  if ((await Promise.race([ready, ended])) !== true) throw new Stop('제품이 켜지지 않았어요.')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { port, stop }
}
