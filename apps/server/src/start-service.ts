import type { FastifyInstance } from 'fastify'
import { createDeps, type Deps } from './deps.ts'
import { modules } from './modules.ts'
import { loadReference } from './modules/catalogue/core/load-reference.ts'
import { sealFileNames } from './modules/files/core/file-names.ts'
import { maskAll } from './modules/profiles/core/mask-words.ts'
import { checkKey } from './platform/db/key-canary.ts'
import { sqlState } from './platform/db/sql-state.ts'
import { type JobRunner, startJobs } from './platform/jobs/runner.ts'
import { readSettings } from './settings.ts'

/** The jobs get ready while the service already answers; a runner that cannot start ends the process like any crash. */
export type Service = { app: FastifyInstance; deps: Deps; jobs: Promise<JobRunner>; startMs: number }

type Start = {
  environment: Record<string, string | undefined>
  create: (deps: Deps) => Promise<FastifyInstance>
  leaving: AbortSignal
  stopping: AbortSignal
}

/** From the environment to a service that listens. */
export async function startService({ environment, create, ...signals }: Start): Promise<Service> {
  const startedAt = performance.now()
  const settings = readSettings(environment)
  const deps = await createDeps(settings, signals)
  try {
    if (settings.production) await checkKey(deps)
    await loadReference(deps.db)
    if (settings.demoData) await loadDemo(deps)
    await sealFileNames(deps)
    await maskAll(deps)
    const app = await create(deps)
    await app.listen({ host: settings.host, port: settings.port })
    const startMs = Math.round(performance.now() - startedAt)
    return {
      app,
      deps,
      jobs: startJobs(
        modules.flatMap((module) => module.jobs),
        deps,
      ),
      startMs,
    }
  } catch (error) {
    await deps.db.close()
    throw error
  }
}

/** Its people are loaded only where they are wanted: production images leave them out. */
async function loadDemo(deps: Deps): Promise<void> {
  const demo = await import('./demo/load.ts')
  await demo.loadDemo(deps)
}

/** Why it did not start, in one sentence. */
export function startFailure(error: NodeJS.ErrnoException): string {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `${port}번 포트를 다른 프로그램이 쓰고 있어요. PORT를 바꾸거나 그 프로그램을 꺼 주세요.`
  if (code === 'EACCES' && error.syscall === 'listen')
    return `${port}번 포트를 열 권한이 없어요. PORT에 1024보다 큰 번호를 적어 주세요.`
  if (sqlState(error) === DATABASE_DISK_FULL) return `데이터베이스의 ${DISK_FULL}`
  if (isDiskFull(error)) return DISK_FULL
  if (sqlState(error)) return `데이터베이스를 준비하지 못했어요: ${firstCause(error).message}`
  return error.message
}

const DATABASE_DISK_FULL = '53100'
const DISK_FULL = '디스크가 가득 찼어요. 자리를 비운 뒤 다시 시작해 주세요.'

/** Told by the system to us, or to a program of PostgreSQL that we started. */
function isDiskFull({ code, message, cause }: NodeJS.ErrnoException): boolean {
  if (code === 'ENOSPC' || code === 'EDQUOT' || message.includes('No space left on device')) return true
  return cause instanceof Error && isDiskFull(cause)
}

/** What the database itself said, without the query that a library wraps around it. */
function firstCause(error: Error): Error {
  return error.cause instanceof Error ? firstCause(error.cause) : error
}
