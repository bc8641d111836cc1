import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp } from '../apps/server/src/app.ts'
import { connectDatabase } from '../apps/server/src/platform/db/connect.ts'
import { createDeps } from '../apps/server/src/deps.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'

/** One process of the service under bench/streams.ts: says where it listens, and how it stands when asked. */

export type Listening = { url: string }
/** What is in use, when the rest was let go. */
export type Heap = { used: number }
export type Standing = {
  rss: number
  /** The most it ever held. */
  peakRss: number
  cpuMicros: number
  /** How late the event loop came, since it was last asked. */
  lateMs: { p99: number; most: number }
}

const LOOKS_EVERY_MS = 10

const log = createLog({ level: 'silent' })
const connection = JSON.parse(process.env['BENCH_CONNECTION']!) as {
  host: string
  port: number
  user: string
}
const deps = await createDeps(readSettings(process.env), { log, db: connectDatabase({ connection, log }) })
const app = await createApp(deps)
const late = monitorEventLoopDelay({ resolution: LOOKS_EVERY_MS })
late.enable()
// A look comes a whole interval after the one before when nothing is late.
const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOKS_EVERY_MS)

process.on('message', (asked) => process.send?.(asked === 'heap' ? heap() : standing()))

function standing(): Standing {
  const { user, system } = process.cpuUsage()
  const lateMs = { p99: lateness(late.percentile(99)), most: lateness(late.max) }
  late.reset()
  const peakRss = process.resourceUsage().maxRSS * 1024
  return { rss: process.memoryUsage.rss(), peakRss, cpuMicros: user + system, lateMs }
}

function heap(): Heap {
  globalThis.gc?.()
  return { used: process.memoryUsage().heapUsed }
}

// Whoever started it is gone.
process.on('disconnect', () => process.exit())
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) } satisfies Listening)
