import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type AppOptions, createApp } from '../app.ts'
import { createDeps, type Deps } from '../deps.ts'
import { createTestDatabase, type TestDatabase } from '../platform/db/testing/test-database.ts'
import type { Claims, Purpose, Subject, Tokens } from '../platform/http/tokens.ts'
import { createLog } from '../platform/observing/log.ts'
import { readSettings, type Settings } from '../settings.ts'
import { sharedWriters } from './shared-writers.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type TestOptions = AppOptions & {
  clock?: TestClock
  settings?: Record<string, string>
  stopping?: AbortSignal
  /** What the database is a copy of; by itself it is empty. */
  template?: string
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
  /** A token for someone new, or for the given subject. A candidate's phone is proved, unless the test says otherwise. */
  signIn(purpose?: Purpose, subject?: Partial<Subject>, claims?: Claims): Subject & { token: string }
  close(): Promise<void>
}

type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

/** Outside companies that nobody reaches. A test that needs them starts a sandbox and gives its addresses. */
const NOWHERE = 'http://127.0.0.1:1'
const OUTSIDE = {
  SANDBOX: 'off',
  KAKAO_ISSUER: NOWHERE,
  KAKAO_API_BASE: NOWHERE,
  KAKAO_CLIENT_ID: 'id',
  KAKAO_CLIENT_SECRET: 'secret',
  CODEF_OAUTH_BASE: NOWHERE,
  CODEF_API_BASE: NOWHERE,
  CODEF_CLIENT_ID: 'id',
  CODEF_CLIENT_SECRET: 'secret',
  CODEF_PUBLIC_KEY: 'key',
  SMS_BASE: NOWHERE,
  SMS_KEY: 'key',
  SMS_SECRET: 'secret',
  SMS_FROM: '0212345678',
  DATA_GO_KR_KEY: 'off',
  WORK24_AUTH_KEY: 'off',
  DNS_RESOLVERS: '127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: '커피어택 <no-reply@coffee.example>',
}

/** The real service on a database of its own; close it when it is no longer needed. */
export async function createTestApp({
  clock = createTestClock(),
  settings: environment,
  stopping,
  template,
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coffee-attack-app-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...OUTSIDE,
    ...environment,
  })
  const logged: string[] = []
  const log = createLog({
    level: settings.logLevel,
    destination: { write: (line) => void logged.push(line) },
  })
  const db = await createTestDatabase(template)
  async function removeAll(): Promise<void> {
    await db.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { app, deps } = await start().catch(async (error: unknown) => {
    await removeAll()
    throw error
  })

  async function start() {
    const base = await createDeps(settings, {
      clock,
      pause: clock.pause,
      db,
      log,
      ...(stopping && { stopping }),
    })
    const app = await createApp(base, { schemaController: sharedWriters, ...options })
    await app.ready()
    return { app, deps: { ...base, tokens: app.tokens } }
  }

  return {
    ...atTheDoor(app, deps),
    db,
    clock,
    settings,
    logged,
    async close() {
      await app.close()
      await removeAll()
    },
  }
}

/** Another process on the same database, started with other master keys. It is closed by whoever asked for it. */
export async function restartedWith(
  server: TestApp,
  keys: { current: Buffer; previous?: Buffer[] },
): Promise<TestApp> {
  const settings = { ...server.settings, secretsKey: keys.current, previousSecretsKeys: keys.previous ?? [] }
  const base = await createDeps(settings, server.deps)
  const app = await createApp(base, { schemaController: sharedWriters })
  await app.ready()
  const deps = { ...base, tokens: app.tokens }
  return { ...server, settings, ...atTheDoor(app, deps), close: () => app.close() }
}

function atTheDoor(
  app: FastifyInstance,
  deps: TestApp['deps'],
): Pick<TestApp, 'app' | 'deps' | 'call' | 'signIn'> {
  return {
    app,
    deps,
    call: (method, path, { token, body, headers } = {}) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    signIn(
      purpose = 'candidate',
      { subjectId = deps.ids.next(), sessionId = deps.ids.next() } = {},
      { isProved } = { isProved: true },
    ) {
      const subject = { subjectId, sessionId }
      return { ...subject, token: deps.tokens.issue(purpose, subject, { isProved }) }
    },
  }
}
