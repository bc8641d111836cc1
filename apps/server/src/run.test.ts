import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, vi } from 'vitest'
import { test, type TestDatabase } from './platform/db/testing/test-database.ts'
import { PATIENT } from './testing/patient.ts'
import { PROGRAM_ENVIRONMENT } from './testing/program-environment.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'coffee-attack-run-'))
const running = new Set<ChildProcess>()
/** A busy machine takes its time to start a program. */
const PATIENCE = 120_000
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** The real program, on the test's database and a port of its own. */
function launch({ url }: TestDatabase, environment: Record<string, string> = {}) {
  const env = {
    ...PROGRAM_ENVIRONMENT,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number
  })
  return { child, exit, stdout: text(child.stdout), stderr: text(child.stderr) }
}

async function launched(db: TestDatabase, environment?: Record<string, string>) {
  const process = launch(db, environment)
  const [chunk] = (await once(process.child.stdout, 'data')) as [Buffer]
  const ready = JSON.parse(/^READY (.*)$/m.exec(chunk.toString())![1]!) as {
    url: string
    port: number
    pid: number
  }
  return { ...process, ready }
}

/** A call whose body is still on its way; the service has seen its head and has to wait for the rest. */
async function beginCall(port: number) {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' }
  const call = request({ host: '127.0.0.1', port, path: '/api/users/ask', method: 'POST', headers })
  const answer = new Promise<number | string>((resolve) => {
    call.on('response', (response) => resolve(response.statusCode!))
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!))
  })
  call.flushHeaders()
  await once(call, 'continue')
  return { answer, finish: () => call.end('{}') }
}

test(
  'the first line is for a script, the others for people; a call that has begun is answered before the end',
  async ({ db }) => {
    const { child, exit, ready, stdout, stderr } = await launched(db, { DRAIN_SECONDS: '1' })
    expect(ready).toMatchObject({ url: `http://localhost:${ready.port}`, pid: child.pid })
    expect((await fetch(`http://127.0.0.1:${ready.port}/api/ready`)).status).toBe(200)

    const begun = await beginCall(ready.port)
    const askedAt = performance.now()
    child.kill('SIGTERM')
    const health = () => fetch(`http://127.0.0.1:${ready.port}/api/health`).catch(() => 'closed')
    await vi.waitFor(async () => expect(await health()).toBe('closed'), PATIENT)
    // It served for as long as it was set to.
    expect(performance.now() - askedAt).toBeGreaterThan(1000)
    begun.finish()
    expect(await begun.answer).toBe(400)
    expect(await exit).toBe(0)
    // Its patience, ten seconds, was not needed.
    expect(performance.now() - askedAt).toBeLessThan(11_000)

    const lines = (await stdout).trim().split('\n')
    expect(lines[0]).toMatch(/^READY \{/)
    expect(lines.slice(1).every((line) => /[가-힣]/.test(line))).toBe(true)
    expect(await stderr).toBe('')
  },
  PATIENCE,
)

test(
  '[OPS-1] told to stop, it first says that it should get nothing more, and serves whoever still comes',
  async ({ db }) => {
    const { child, exit, ready } = await launched(db, { DRAIN_SECONDS: '600' })
    const ask = (path: string) => fetch(`http://127.0.0.1:${ready.port}/api/${path}`)
    child.kill('SIGTERM')
    const told = await vi.waitFor(async () => {
      const answer = await ask('ready')
      expect(answer.status).toBe(503)
      return answer
    }, PATIENT)
    expect(await told.json()).toEqual({ status: 'stopping' })
    // Whoever keeps a connection to it is told to open the next one elsewhere.
    expect(told.headers.get('connection')).toBe('close')
    expect((await ask('health')).status).toBe(200)
    await vi.waitFor(() => child.kill('SIGTERM') && expect(child.exitCode).toBe(1), PATIENT)
    await exit
  },
  PATIENCE,
)

test(
  '[OPS-1] told to stop while it waits for another process that migrates, it ends at once and in peace',
  async ({ db }) => {
    const client = await db.pool.connect()
    try {
      await client.query('select pg_advisory_lock(4218650901)')
      const { child, exit, stdout, stderr } = launch(db, { LOG_LEVEL: 'warn' })
      const [line] = (await once(child.stderr, 'data')) as [Buffer]
      expect(line.toString()).toContain('끝날 때까지 기다려요.')
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
      const [, ...said] = (await stderr).trim().split('\n')
      expect(said).toEqual(['멈추라는 신호를 받아 데이터베이스를 기다리지 않고 끝내요.'])
      expect(await stdout).toBe('')
    } finally {
      client.release(true)
    }
  },
  PATIENCE,
)

test(
  'a second signal ends it at once',
  async ({ db }) => {
    const { child, exit, ready } = await launched(db)
    const begun = await beginCall(ready.port)
    child.kill('SIGINT')
    // What comes within half a second is the same press.
    const again = () => child.kill('SIGINT') && expect(child.exitCode).toBe(1)
    await vi.waitFor(again, PATIENT)
    expect(await exit).toBe(1)
    expect(await begun.answer).toBe('ECONNRESET')
  },
  PATIENCE,
)

test(
  'a wrong setting stops the start with one sentence',
  async ({ db }) => {
    const { exit, stdout, stderr } = launch(db, { PORT: 'abc' })
    expect(await exit).toBe(1)
    expect(await stderr).toBe('PORT 설정을 확인해 주세요: 0부터 65535까지의 정수여야 해요.\n')
    expect(await stdout).toBe('')
  },
  PATIENCE,
)
