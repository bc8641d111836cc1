import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Stop } from './say.mjs'
import { ROOT, environment, node, v8Flags } from './setup.mjs'

/** The developer's own settings of the product, which must not change its answers. */
const OWN =
  /^(NODE_ENV|HOST|DATABASE_.*|REDIS_URL|SENTRY_DSN|SECRETS_KEY.*|S3_.*|KAKAO_.*|CODEF_.*|SMS_.*|ALIMTALK_.*|VAPID_.*|DATA_GO_KR_KEY|WORK24_.*|NTS_.*|NPS_.*|DNS_.*|.*_URL|PRIVACY_.*|COMPANY_.*|DEMO_DATA|SANDBOX|SALARY_SEASON|DAILY_.*|CONSENT_.*)$/

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the product of a tree on a data folder, and waits until it is ready. */
export async function startProduct({
  dataDir,
  root = ROOT,
  through = [],
  flags = [],
  settings = {},
}: {
  dataDir: string
  root?: string
  through?: string[]
  flags?: string[]
  settings?: Record<string, string>
}) {
  const port = await freePort()
  const inherited = Object.entries(environment()).filter(([name]) => !OWN.test(name))
  const [command, ...args] = [...through, node(root), ...v8Flags(root), ...flags, 'apps/server/src/main.ts']
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('READY ')) resolve(true)
      // At this level every line of the log is an error.
      if (line.startsWith('{')) console.error(line)
    })
  })
  if ((await Promise.race([ready, ended])) !== true) throw new Stop('제품이 켜지지 않았어요.')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { port, stop }
}
