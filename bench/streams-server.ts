import { createApp } from '../apps/server/src/app.ts'
import { connectDatabase } from '../apps/server/src/platform/db/connect.ts'
import { createDeps } from '../apps/server/src/deps.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'

/** One process of the service under bench/streams.ts: says where it listens, and what it holds when asked. */

export type Listening = { url: string }
export type Memory = { rss: number; heap: number }

const log = createLog({ level: 'silent' })
const connection = JSON.parse(process.env['BENCH_CONNECTION']!) as {
  host: string
  port: number
  user: string
}
const deps = await createDeps(readSettings(process.env), { log, db: connectDatabase({ connection, log }) })
const app = await createApp(deps)
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heap: heapUsed } satisfies Memory)
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit())
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) } satisfies Listening)
