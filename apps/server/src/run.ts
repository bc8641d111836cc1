import type { FastifyInstance } from 'fastify'
import { banner } from './banner.ts'
import { sqlState } from './db/sql-state.ts'
import { loadDemo } from './demo/load.ts'
import { createDeps, type Deps } from './deps.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { startJobs, type JobRunner } from './jobs/runner.ts'
import { loadReference } from './reference/load.ts'
import { readSettings, type Settings } from './settings.ts'

/** How long answers that have begun may take once the process was told to stop. */
const PATIENCE_MS = 10_000
const ONE_PRESS_MS = 500

/** The life of the process: start, say so, serve, and on a signal stop without cutting anyone off. */
export async function run(create: (deps: Deps) => Promise<FastifyInstance>): Promise<void> {
  const stopping = new AbortController()
  let askedAt = 0
  const stopped = new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // Whoever asks twice does not want to wait; the database recovers from that by itself. One Ctrl-C may
        // arrive twice at once, from the terminal and from npm: that is still asking once.
        if (stopping.signal.aborted && performance.now() - askedAt > ONE_PRESS_MS) process.exit(1)
        if (stopping.signal.aborted) return
        askedAt = performance.now()
        stopping.abort()
        resolve(signal)
      })
    }
  })

  const service = await start(create, stopping.signal).catch(fail)
  const crashed = new Promise<'crash'>((resolve) => {
    process.on('uncaughtException', (err) => {
      service.deps.log.fatal({ err }, 'uncaught')
      service.deps.report(err)
      resolve('crash')
    })
  })

  const reason = await Promise.race([stopped, crashed])
  service.deps.log.info({ signal: reason }, 'stopping')
  stopping.abort()
  await stop(service)
  process.exit(reason === 'crash' ? 1 : 0)
}

/** The jobs get ready while the service already answers; a runner that cannot start ends the process like any crash. */
type Service = { app: FastifyInstance; deps: Deps; jobs: Promise<JobRunner> }

async function start(
  create: (deps: Deps) => Promise<FastifyInstance>,
  stopping: AbortSignal,
): Promise<Service> {
  const startedAt = performance.now()
  const settings = readSettings(process.env)
  const deps = await createDeps(settings, { stopping })
  try {
    await loadReference(deps.db)
    if (settings.demoData) await loadDemo(deps)
    const app = await create(deps)
    await app.listen({ host: settings.host, port: settings.port })
    announce(app, settings, Math.round(performance.now() - startedAt))
    return { app, deps, jobs: startJobs(allJobs, deps) }
  } catch (error) {
    await deps.db.close()
    throw error
  }
}

async function stop({ app, deps, jobs }: Service): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  const runner = jobs.catch(() => null)
  await Promise.all([app.close(), runner.then((it) => it?.stop(PATIENCE_MS))])
  clearTimeout(impatience)
  await deps.db.close()
}

/** One line for programs, then lines for people. */
function announce(app: FastifyInstance, settings: Settings, ms: number): void {
  const { port } = app.server.address() as { port: number }
  const url = settings.port === 0 ? `http://localhost:${port}` : settings.appOrigin
  console.log(`READY ${JSON.stringify({ url, port, pid: process.pid, ms })}`)
  console.log(banner(url, settings))
}

function fail(error: unknown): never {
  console.error(sentenceFor(error as NodeJS.ErrnoException))
  process.exit(1)
}

function sentenceFor(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return '이미 다른 프로그램이 쓰는 포트예요. PORT를 바꾸거나 그 프로그램을 꺼 주세요.'
  if (sqlState(error)) return `데이터베이스를 준비하지 못했어요: ${firstCause(error).message}`
  return error.message
}

/** What the database itself said, without the query that a library wraps around it. */
function firstCause(error: Error): Error {
  return error.cause instanceof Error ? firstCause(error.cause) : error
}
