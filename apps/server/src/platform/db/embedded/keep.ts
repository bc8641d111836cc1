import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '../process-alive.ts'
import { type EmbeddedServer, startEmbedded, type StartOptions } from './start.ts'

const LOOK_MS = 500
const LONGEST_WAIT_MS = 30_000

/** Restarts the embedded server whenever it dies, because nothing else supervises it. */
export async function keepEmbedded(options: StartOptions): Promise<EmbeddedServer> {
  const server = await startEmbedded(options)
  const ended = new AbortController()
  const watching = watch(server, options.log, ended.signal)
  return {
    connection: server.connection,
    get pid() {
      return server.pid
    },
    adopted: server.adopted,
    revive: server.revive,
    async stop() {
      ended.abort()
      await watching
      await server.stop()
    },
  }
}

/** Retries a failed start with growing pauses: a full disk may have room again. */
async function watch(server: EmbeddedServer, log: StartOptions['log'], ended: AbortSignal): Promise<void> {
  let wait = LOOK_MS
  for (;;) {
    await sleep(wait, undefined, { ref: false, signal: ended }).catch(() => {})
    if (ended.aborted) return
    if (isProcessAlive(server.pid)) continue
    log.error({ pid: server.pid }, '내장 PostgreSQL이 꺼져서 다시 켜요.')
    try {
      await server.revive()
      wait = LOOK_MS
      log.warn({ pid: server.pid }, '내장 PostgreSQL을 다시 켰어요.')
    } catch (error) {
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      log.error({ err: error }, '내장 PostgreSQL을 다시 켜지 못했어요.')
    }
  }
}
