import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './db/test-database.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'coffee-attack-run-'))
const running = new Set<ChildProcess>()
let database: TestDatabase
let databaseUrl: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { host, port, user, database: name } = database.connection
  databaseUrl = `postgresql:///${name}?host=${host}&port=${port}&user=${user}`
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The real program, on the test's database and a port of its own. */
function launch(environment: Record<string, string> = {}) {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
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

async function launched() {
  const process = launch()
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

test('the first line is for a script, the others for people; a call that has begun is answered before the end', async () => {
  const { child, exit, ready, stdout, stderr } = await launched()
  expect(ready).toMatchObject({ url: `http://localhost:${ready.port}`, pid: child.pid })
  expect((await fetch(`http://127.0.0.1:${ready.port}/api/ready`)).status).toBe(200)

  const begun = await beginCall(ready.port)
  child.kill('SIGTERM')
  const health = () => fetch(`http://127.0.0.1:${ready.port}/api/health`).catch(() => 'closed')
  await vi.waitFor(async () => expect(await health()).toBe('closed'), { timeout: 5_000 })
  begun.finish()
  expect(await begun.answer).toBe(400)
  const answeredAt = performance.now()
  expect(await exit).toBe(0)
  expect(performance.now() - answeredAt).toBeLessThan(5000)

  const lines = (await stdout).trim().split('\n')
  expect(lines[0]).toMatch(/^READY \{/)
  expect(lines.slice(1).every((line) => /[가-힣]/.test(line))).toBe(true)
  expect(await stderr).toBe('')
})

test('a second signal ends it at once', async () => {
  const { child, exit, ready } = await launched()
  const begun = await beginCall(ready.port)
  child.kill('SIGINT')
  await sleep(700)
  child.kill('SIGINT')
  expect(await exit).toBe(1)
  expect(await begun.answer).toBe('ECONNRESET')
})

test('a wrong setting stops the start with one sentence', async () => {
  const { exit, stdout, stderr } = launch({ PORT: 'abc' })
  expect(await exit).toBe(1)
  expect(await stderr).toBe('PORT 설정을 확인해 주세요: 0부터 65535까지의 정수여야 해요.\n')
  expect(await stdout).toBe('')
})

test('[VER-15] production does not start on the sandbox', async () => {
  const { exit, stderr } = launch({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    SECRETS_KEY: 'ab'.repeat(32),
    APP_ORIGIN: 'https://coffee.example',
  })
  expect(await exit).toBe(1)
  expect(await stderr).toMatch(/^SANDBOX 설정을 확인해 주세요: .*ALLOW_SANDBOX=yes.*\n$/)
})

test('a port that is taken is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { exit, stderr } = launch({ PORT: String((other.address() as AddressInfo).port) })
  expect(await exit).toBe(1)
  expect(await stderr).toBe('이미 다른 프로그램이 쓰는 포트예요. PORT를 바꾸거나 그 프로그램을 꺼 주세요.\n')
  other.close()
})

test('a database that cannot be prepared is told in one sentence', async () => {
  const { exit, stderr } = launch({ DATABASE_URL: databaseUrl.replace(/user=\w+/, 'user=nobody_at_all') })
  expect(await exit).toBe(1)
  expect(await stderr).toMatch(/^데이터베이스를 준비하지 못했어요: [^\n]*nobody_at_all[^\n]*\n$/)
})
