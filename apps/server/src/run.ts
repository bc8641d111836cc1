import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { banner } from './banner.ts'
import type { Deps } from './deps.ts'
import { type Service, startFailure, startService } from './start-service.ts'

/** How long answers that have begun may take once the process was told to stop. */
const PATIENCE_MS = 10_000
const ONE_PRESS_MS = 500

/**
 * The life of the process: start, say so, serve, and on a signal stop without cutting anyone off. It leaves first: who
 * sends it requests is told by its readiness, and is served until that was heard.
 */
export async function run(create: (deps: Deps) => Promise<FastifyInstance>): Promise<void> {
  const leaving = new AbortController()
  const stopping = new AbortController()
  let askedAt = 0
  let isServing = false
  const stopped = new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // Whoever asks twice does not want to wait; the database recovers from that by itself. One Ctrl-C may
        // arrive twice at once, from the terminal and from npm: that is still asking once.
        if (leaving.signal.aborted && performance.now() - askedAt > ONE_PRESS_MS) process.exit(1)
        if (leaving.signal.aborted) return
        askedAt = performance.now()
        leaving.abort()
        if (!isServing) stopping.abort()
        resolve(signal)
      })
    }
  })

  const start = { environment: process.env, create, leaving: leaving.signal, stopping: stopping.signal }
  const service = await startService(start).catch((error: unknown) => fail(error, leaving.signal))
  isServing = true
  const crashed = new Promise<'crash'>((resolve) => {
    process.on('uncaughtException', (err) => {
      service.deps.log.fatal({ err }, 'uncaught')
      service.deps.report(err)
      resolve('crash')
    })
  })
  await announce(service)

  let reason = await Promise.race([stopped, crashed])
  service.deps.log.info({ signal: reason }, 'stopping')
  leaving.abort()
  // A person at the keyboard sends nobody here, what crashed serves nobody well, and what never served has nobody.
  if (reason === 'SIGTERM' && !stopping.signal.aborted)
    reason = await Promise.race([sleep(service.deps.settings.drainSeconds * 1000, reason), crashed])
  stopping.abort()
  await stop(service)
  process.exit(reason === 'crash' ? 1 : 0)
}

async function stop({ app, deps, jobs }: Service): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  const runner = jobs.catch(() => null)
  await Promise.all([app.close(), runner.then((it) => it?.stop(PATIENCE_MS))])
  clearTimeout(impatience)
  await deps.tracing.close()
  await deps.db.close()
}

/** One line for programs, then lines for people. */
async function announce({ app, deps: { settings }, startMs: ms }: Service): Promise<void> {
  const { port } = app.server.address() as { port: number }
  const url = settings.port === 0 ? `http://localhost:${port}` : settings.appOrigin
  console.log(`READY ${JSON.stringify({ url, port, pid: process.pid, ms })}`)
  console.log(await banner(url, settings))
}

/** Who was told to stop while it started, and did, has not failed. */
function fail(error: unknown, leaving: AbortSignal): never {
  console.error(startFailure(error as NodeJS.ErrnoException))
  process.exit(leaving.aborted ? 0 : 1)
}
