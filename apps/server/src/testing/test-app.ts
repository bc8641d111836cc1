import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp, type AppOptions } from '../app.ts'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { createDeps, type Deps } from '../deps.ts'
import type { Purpose, Subject, Tokens } from '../http/tokens.ts'
import { createLog } from '../observing/log.ts'
import { readSettings, type Settings } from '../settings.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

type TestOptions = AppOptions & {
  clock?: TestClock
  settings?: Record<string, string>
  stopping?: AbortSignal
}

export type TestApp = {
  app: FastifyInstance
  deps: Deps & { readonly tokens: Tokens }
  db: TestDatabase
  clock: TestClock
  settings: Settings
  /** Every line that the service logged. */
  logged: string[]
  /** A call as a browser makes it, with the given token if any. Paths are those of docs/api.md. */
  call(method: InjectOptions['method'], path: string, more?: CallOptions): Promise<LightMyRequestResponse>
  /** A token for someone new, or for the given subject. */
  signIn(purpose?: Purpose, subject?: Partial<Subject>): Subject & { token: string }
  close(): Promise<void>
}

type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

/** The real service on a database of its own; close it in afterAll. */
export async function createTestApp({
  clock = createTestClock(),
  settings: environment,
  stopping,
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coffee-attack-app-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SANDBOX: 'on',
    LOG_LEVEL: 'info',
    ...environment,
  })
  const logged: string[] = []
  const log = createLog({
    level: settings.logLevel,
    destination: { write: (line) => void logged.push(line) },
  })
  const db = await createTestDatabase()
  async function removeAll(): Promise<void> {
    await db.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { app, deps } = await start().catch(async (error: unknown) => {
    await removeAll()
    throw error
  })

  async function start() {
    const base = await createDeps(settings, { clock, db, log, ...(stopping && { stopping }) })
    const app = await createApp(base, options)
    await app.ready()
    return { app, deps: { ...base, tokens: app.tokens } }
  }

  return {
    app,
    deps,
    db,
    clock,
    settings,
    logged,
    call: (method, path, { token, body, headers } = {}) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    signIn(purpose = 'candidate', { subjectId = deps.ids.next(), sessionId = deps.ids.next() } = {}) {
      const subject = { subjectId, sessionId }
      return { ...subject, token: deps.tokens.issue(purpose, subject) }
    },
    async close() {
      await app.close()
      await removeAll()
    },
  }
}
